import { countRange, sumsOf } from '../../platform/db/counts.ts';
import type { HubKey, Key } from '../../platform/db/key.ts';
import { queryAll } from '../../platform/db/query-all.ts';
import type { Table } from '../../platform/db/table.ts';
import { SPACE_COUNT, spaceCount, spaceCountsOf } from './count-item.ts';

/** How many discussions and members a space has. */
export interface SpaceCounts {
  readonly discussion_count: number;
  readonly member_count: number;
}

/** The counts of a space that was just created. */
export const NO_COUNTS: SpaceCounts = { discussion_count: 0, member_count: 0 };

/** Finds the counts of a space in rows. */
const countsIn = (hub: HubKey, rows: readonly Key[]) => {
  const [discussions, members] = [sumsOf(rows, 'discussions'), sumsOf(rows, 'members')];
  return (space: string): SpaceCounts => {
    const { sk } = spaceCount(hub, space, 'members').key;
    return { discussion_count: discussions.get(sk) ?? 0, member_count: members.get(sk) ?? 0 };
  };
};

/** The counts of one space. */
export const countsOfSpace = async (db: Table, hub: HubKey, space: string): Promise<SpaceCounts> => {
  const { pk, sk } = spaceCount(hub, space, 'members').key;
  return countsIn(hub, await queryAll<unknown>(db, countRange(pk, sk)))(space);
};

/** Finds the counts of all spaces of a hub, which one query reads. */
export const countsOfSpaces = async (db: Table, hub: HubKey): Promise<(space: string) => SpaceCounts> =>
  countsIn(hub, await queryAll<unknown>(db, countRange(spaceCountsOf(hub), SPACE_COUNT)));
