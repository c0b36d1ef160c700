import type { Item } from '../db/item.ts';
import { sortedBy } from '../db/listing.ts';
import type { Page, Position } from '../db/query.ts';
import type { Table } from '../db/table.ts';
import { makeRoom, type Placed, type Placement, type Walk } from './make-room.ts';

/** The sort-key prefix of every list ordered by position in the index. */
export const POSITION_ORDER = 'POSITION#';

const PAGE = 25;

const sortKey = (position: number): string => `${POSITION_ORDER}${String(position).padStart(10, '0')}`;

/** Sorts by position, then by creation. */
export const positionOrder = (position: number, id: string): string => `${sortKey(position)}#${id}`;

/** A position between two list positions, where no row is. */
const before = (position: number): Position => ({ pk: '-', sk: '-', ...sortedBy(sortKey(position)) });

const walkIndex = <T extends Placed & Item>(db: Table, partition: string): Walk<T> =>
  async function* (from, direction) {
    const run = {
      partition,
      prefix: POSITION_ORDER,
      index: 'listing',
      descending: direction < 0,
      limit: PAGE,
    } as const;
    let after: Position | undefined = before(direction > 0 ? from : from + 1);
    do {
      const page: Page<T & Item> = await db.query<T>({ ...run, after });
      yield* page.items;
      after = page.next;
    } while (after);
  };

/** Makes room in an index list for an item that moves. Returns its final position. */
export const makeRoomInIndex = (
  db: Table,
  partition: string,
  moved: { readonly id: string; readonly position: number | undefined },
  to: number,
): Promise<Placement> =>
  makeRoom(db, walkIndex<Placed & Item>(db, partition), moved, to, ({ id }, position) =>
    sortedBy(positionOrder(position, id)),
  );
