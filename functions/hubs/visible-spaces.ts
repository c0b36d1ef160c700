import { opened } from '../../shared/access/rules/gate.ts';
import type { Caller } from '../../shared/api/callers.ts';
import { opensSecrets, spaceView } from '../../shared/hubs/readers/readers.ts';
import type { SpaceMembershipItem } from '../../shared/hubs/space-memberships/space-membership-item.ts';
import { spaceMemberships } from '../../shared/hubs/space-memberships/space-memberships.ts';
import { SPACE_VISIBILITIES, type SpaceItem } from '../../shared/hubs/spaces/space-item.ts';
import type { VisibleSpaces } from '../../shared/hubs/spaces/spaces.ts';
import type { HubKey } from '../../shared/platform/db/key.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import type { SeenSpace } from './seen-space.ts';

/** The caller's places in a hub's spaces, those they ask for among them. */
export const ownPlaces = async (db: Table, hub: HubKey, caller: Caller): Promise<readonly SpaceMembershipItem[]> =>
  caller.kind === 'contact' && caller.member ? spaceMemberships(db, hub).of(caller.member) : [];

/** Which spaces a caller may know of: visitors the public ones, members those they are in as well, editors all. */
export const visibleTo = (caller: Caller, own: readonly SpaceMembershipItem[]): VisibleSpaces => {
  if (caller.kind === 'anonymous') return { visibilities: ['public'] };
  if (opensSecrets(caller)) return { visibilities: SPACE_VISIBILITIES };
  const inside = own.filter(({ status }) => status === 'active');
  const byRule = caller.kind === 'contact';
  return { visibilities: ['public', 'members'], ids: inside.map(({ space_id }) => space_id), byRule };
};

/**
 * Of the spaces that `visibleTo` let through, those that are no secret of others, as the caller stands to them: a
 * secret one by rule is for who meets it. Where no access rule stands on any, nothing is read.
 */
export const knownOf = async (
  db: Table,
  { hub, caller, own, now }: { hub: HubKey; caller: Caller; own: readonly SpaceMembershipItem[]; now: Date },
  found: readonly SpaceItem[],
): Promise<readonly SeenSpace[]> => {
  const { visibilities, ids = [] } = visibleTo(caller, own);
  const isPlain = ({ id, visibility }: SpaceItem) => visibilities.includes(visibility) || ids.includes(id);
  const gates = found.map((space) => ({ ...space, type: 'space' }) as const);
  const open = await opened(db, caller, hub, gates, now);
  const places = new Map(own.map((place) => [place.space_id, place]));
  return found
    .filter((space) => isPlain(space) || open.has(space.id))
    .map((space) => {
      const membership = places.get(space.id);
      return { space, membership, view: spaceView(caller, space, membership, open.has(space.id)) };
    });
};
