import { opened } from '../access/gate.ts';
import { type HubKey, hubPartition } from '../db/key.ts';
import type { Position } from '../db/query.ts';
import type { Table } from '../db/table.ts';
import type { SpaceItem } from '../hubs/space-item.ts';
import { mayRead, type Reader, spaceView } from '../readers/readers.ts';
import { SPACE_MEMBERSHIP, type SpaceMembershipItem, spaceMembershipsOf } from './space-membership-item.ts';

const TOGETHER = 1000;

const every = async <T>(db: Table, partition: string, prefix: string): Promise<readonly T[]> => {
  const found: T[] = [];
  let after: Position | undefined;
  do {
    const { items, next } = await db.query<T>({ partition, prefix, limit: TOGETHER, after, eventual: true });
    found.push(...items);
    after = next;
  } while (after);
  return found;
};

/**
 * All spaces of a hub in which the reader may read at this moment, by their ids: two queries side by side, and where
 * access rules stand on some of them two round trips more.
 */
export const readableSpaces = async (
  db: Table,
  reader: Reader,
  hub: HubKey,
  now: Date,
): Promise<ReadonlyMap<string, SpaceItem>> => {
  const [spaces, memberships] = await Promise.all([
    every<SpaceItem>(db, hubPartition(hub), 'SPACE#'),
    reader.kind === 'contact'
      ? every<SpaceMembershipItem>(db, spaceMembershipsOf(hub, reader.id), SPACE_MEMBERSHIP)
      : [],
  ]);
  const places = new Map(memberships.map((membership) => [membership.space_id, membership]));
  const open = await opened(
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
