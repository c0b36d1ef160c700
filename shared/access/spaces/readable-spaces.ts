import { mayRead, type Reader, spaceView } from '../../hubs/readers/readers.ts';
import {
  SPACE_MEMBERSHIP,
  type SpaceMembershipItem,
  spaceMembershipsOf,
} from '../../hubs/space-memberships/space-membership-item.ts';
import type { SpaceItem } from '../../hubs/spaces/space-item.ts';
import { type HubKey, hubPartition } from '../../platform/db/key.ts';
import { queryAll } from '../../platform/db/query-all.ts';
import type { Table } from '../../platform/db/table.ts';
import { openTargetIds } from '../rules/gate.ts';

/** The spaces that the reader may read, by id. Two parallel queries, and two more round trips with access rules. */
export const readableSpaces = async (
  db: Table,
  reader: Reader,
  hub: HubKey,
  now: Date,
): Promise<ReadonlyMap<string, SpaceItem>> => {
  const [spaces, memberships] = await Promise.all([
    queryAll<SpaceItem>(db, { partition: hubPartition(hub), prefix: 'SPACE#', eventual: true }),
    reader.kind === 'contact'
      ? queryAll<SpaceMembershipItem>(db, {
          partition: spaceMembershipsOf(hub, reader.id),
          prefix: SPACE_MEMBERSHIP,
          eventual: true,
        })
      : [],
  ]);
  const places = new Map(memberships.map((membership) => [membership.space_id, membership]));
  const open = await openTargetIds(
    db,
    reader,
    hub,
    spaces.map((space) => ({ ...space, type: 'space' })),
    now,
  );
  const readable = spaces.filter((space) =>
    mayRead(spaceView(reader, space, places.get(space.id), open.has(space.id))),
  );
  return new Map(readable.map((space) => [space.id, space]));
};
