import type { Item } from '../db/item.ts';
import { sortedBy } from '../db/listing.ts';
import type { Page, Position } from '../db/query.ts';
import type { Table } from '../db/table.ts';
import { makeRoom, type Placed, type Room, type Walk } from './make-room.ts';

/** How every list that stands in the index by position begins its sort key. */
export const POSITION_ORDER = 'POSITION#';

const PAGE = 25;

const sorted = (position: number): string => `${POSITION_ORDER}${String(position).padStart(10, '0')}`;

/** Sorts by position, and items that share one by which was created first. */
export const positionOrder = (position: number, id: string): string => `${sorted(position)}#${id}`;

/** Begins between two positions, where no row stands. */
const before = (position: number): Position => ({ pk: '-', sk: '-', ...sortedBy(sorted(position)) });

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

/** Makes room in a list of the index for an item that moves to a position, and answers where it is to stand. */
export const makeRoomInIndex = (
  db: Table,
  partition: string,
  moved: { readonly id: string; readonly position: number | undefined },
  to: number,
): Promise<Room> =>
  makeRoom(db, walkIndex<Placed & Item>(db, partition), moved, to, ({ id }, position) =>
    sortedBy(positionOrder(position, id)),
  );
