import { type HubKey, memberPartition } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';

/** The sort keys of a member's monthly counters of a kind. Stored as `TALLY#`: renaming needs a migration. */
export const monthlyCounters = (kind: string): string => `TALLY#${kind}#`;

/** The last UTC day on which the member was active in the hub; `undefined` before the first one. */
export const lastActiveDay = async (db: Table, hub: HubKey, contact: string): Promise<string | undefined> => {
  const prefix = monthlyCounters('days_active');
  const { items } = await db.query({ partition: memberPartition(hub, contact), prefix, descending: true, limit: 1 });
  const [month] = items;
  const day = Object.keys(month ?? {})
    .filter((name) => /^d\d\d$/.test(name))
    .sort()
    .at(-1);
  return month && day && `${month.sk.slice(prefix.length)}-${day.slice(1)}`;
};
