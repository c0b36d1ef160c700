import { type Reader, type SpaceView, seesSecretSpaces, spaceView } from '../../hubs/readers/readers.ts';
import { spaceMembershipsOfMember } from '../../hubs/space-memberships/of-member.ts';
import type { SpaceMembershipItem } from '../../hubs/space-memberships/space-membership-item.ts';
import type { VisibleSpaces } from '../../hubs/spaces/page-of-spaces.ts';
import { SPACE_VISIBILITIES, type SpaceItem } from '../../hubs/spaces/space-item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { openTargetIds } from '../rules/gate.ts';

/** A space with the membership and the access level of its viewer. */
export interface SpaceForViewer {
  readonly space: SpaceItem;
  readonly membership: SpaceMembershipItem | undefined;
  readonly view: SpaceView;
}

/** The caller's space memberships in a hub, pending requests included. */
export const ownSpaceMemberships = async (
  db: Table,
  hub: HubKey,
  caller: Reader,
): Promise<readonly SpaceMembershipItem[]> =>
  caller.kind === 'contact' && caller.member ? spaceMembershipsOfMember(db, hub, caller.member) : [];

/** The spaces that a caller may see: visitors the public ones, members also their own, editors all. */
export const visibleTo = (caller: Reader, own: readonly SpaceMembershipItem[]): VisibleSpaces => {
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
  { hub, caller, own, now }: { hub: HubKey; caller: Reader; own: readonly SpaceMembershipItem[]; now: Date },
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
