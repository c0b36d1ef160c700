import { openTargetIds } from '../../shared/access/rules/gate.ts';
import type { Caller } from '../../shared/api/callers.ts';
import { seesSecretSpaces, spaceView } from '../../shared/hubs/readers/readers.ts';
import type { SpaceMembershipItem } from '../../shared/hubs/space-memberships/space-membership-item.ts';
import { spaceMemberships } from '../../shared/hubs/space-memberships/space-memberships.ts';
import { SPACE_VISIBILITIES, type SpaceItem } from '../../shared/hubs/spaces/space-item.ts';
import type { VisibleSpaces } from '../../shared/hubs/spaces/spaces.ts';
import type { HubKey } from '../../shared/platform/db/key.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import type { SpaceForViewer } from './present-space.ts';

/** The caller's space memberships in a hub, pending requests included. */
export const ownSpaceMemberships = async (
  db: Table,
  hub: HubKey,
  caller: Caller,
): Promise<readonly SpaceMembershipItem[]> =>
  caller.kind === 'contact' && caller.member ? spaceMemberships(db, hub).listByMember(caller.member) : [];

/** The spaces that a caller may see: visitors the public ones, members also their own, editors all. */
export const visibleTo = (caller: Caller, own: readonly SpaceMembershipItem[]): VisibleSpaces => {
  if (caller.kind === 'anonymous') return { visibilities: ['public'] };
  if (seesSecretSpaces(caller)) return { visibilities: SPACE_VISIBILITIES };
  const inside = own.filter(({ status }) => status === 'active');
  const byRule = caller.kind === 'contact';
  return { visibilities: ['public', 'members'], ids: inside.map(({ space_id }) => space_id), byRule };
};

/**
 * Adds the caller's view to spaces that `visibleTo` selected, and drops secret spaces whose access rule the caller does
 * not meet. Reads nothing if none of the spaces has an access rule.
 */
export const withViews = async (
  db: Table,
  { hub, caller, own, now }: { hub: HubKey; caller: Caller; own: readonly SpaceMembershipItem[]; now: Date },
  found: readonly SpaceItem[],
): Promise<readonly SpaceForViewer[]> => {
  const { visibilities, ids = [] } = visibleTo(caller, own);
  const isPlain = ({ id, visibility }: SpaceItem) => visibilities.includes(visibility) || ids.includes(id);
  const gates = found.map((space) => ({ ...space, type: 'space' }) as const);
  const open = await openTargetIds(db, caller, hub, gates, now);
  const places = new Map(own.map((place) => [place.space_id, place]));
  return found
    .filter((space) => isPlain(space) || open.has(space.id))
    .map((space) => {
      const membership = places.get(space.id);
      return { space, membership, view: spaceView(caller, space, membership, open.has(space.id)) };
    });
};
