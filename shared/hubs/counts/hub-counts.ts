import { afterCount, countRange, sumsOf } from '../../platform/db/counts.ts';
import type { HubKey, TeamId } from '../../platform/db/key.ts';
import { sortOf } from '../../platform/db/listing.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import { queryAll } from '../../platform/db/query-all.ts';
import type { Table } from '../../platform/db/table.ts';
import { HUB_COUNT, hubCountsOf, hubMemberCount } from './count-item.ts';

/** The number of active members of a hub. */
export const memberCountOf = async (db: Table, hub: HubKey): Promise<number> => {
  const { key, attribute } = hubMemberCount(hub);
  const rows = await queryAll<unknown>(db, countRange(key.pk, key.sk));
  return sumsOf(rows, attribute).get(key.sk) ?? 0;
};

/** Rows that are read ahead for a page, besides one for each hub: of deleted hubs and of busy counts. */
const SPARE_ROWS = 10;

const { attribute: MEMBERS } = hubMemberCount({ team: '', hub: '' });

/**
 * Reads a page of a team's hubs, oldest first, and the numbers of their active members, side by side. Only where many
 * hubs were deleted, or are busy, one more round trip reads the rest.
 */
export const withMemberCounts = async <T>(
  db: Table,
  team: TeamId,
  page: PageRequest,
  read: () => Promise<Page<T>>,
  idOf: (one: T) => string,
): Promise<Page<T & { readonly member_count: number }>> => {
  const partition = hubCountsOf(team);
  const from = page.after ? afterCount(sortOf(page.after)) : HUB_COUNT;
  const ahead = { ...countRange(partition, from, HUB_COUNT), limit: page.limit + SPARE_ROWS };
  const [{ items, next }, rows] = await Promise.all([read(), db.query<unknown>(ahead)]);
  const keys = items.map((one) => `${HUB_COUNT}${idOf(one)}`);
  const reached = rows.next?.sk;
  const late = reached === undefined ? [] : keys.filter((sk) => afterCount(sk) > reached);
  const [first, last] = [late[0], late.at(-1)];
  const more = first && last ? await queryAll<unknown>(db, countRange(partition, first, last)) : [];
  const sums = new Map([...sumsOf(rows.items, MEMBERS), ...sumsOf(more, MEMBERS)]);
  const counted = items.map((one, nth) => ({ ...one, member_count: sums.get(keys[nth] ?? '') ?? 0 }));
  return { items: counted, ...(next && { next }) };
};
