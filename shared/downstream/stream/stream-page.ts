import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { AT, placeKey, type StreamEntry, streamOf } from '../../platform/ledger/hub-stream.ts';
import { ledgerKey } from '../../platform/ledger/ledger.ts';
import type { LedgerEvent } from '../../platform/ledger/ledger-event.ts';

const MAX = 100;
const FIRST = 50;

/** Some of a hub's events in the order in which they were recorded, and where the next reader goes on. */
interface StreamPage {
  readonly events: readonly LedgerEvent[];
  /** The last event that was looked at; absent where there was none. */
  readonly cursor: string | undefined;
  readonly more: boolean;
  /** When the last event happened that the reader has passed; absent where there was none. */
  readonly latest: string | undefined;
}

/** Up to the first place that is missing: it was being taken while this was read, and is there the next time. */
const unbroken = (entries: readonly StreamEntry[], from: number | undefined): readonly StreamEntry[] => {
  const first = from ?? entries[0]?.place ?? 0;
  const gap = entries.findIndex(({ place }, nth) => place !== first + nth);
  return gap < 0 ? entries : entries.slice(0, gap);
};

const entryOf = (db: Table, { team, hub }: HubKey, id: string) =>
  db.get<Partial<StreamEntry>>(ledgerKey({ id, team_id: team, hub_id: hub }));

/**
 * What was recorded in a hub after an event, at most a hundred events of it; the last fifty without one, or after one
 * that the hub's stream never told. Who goes on from each `cursor` is given every event of the hub once and none twice,
 * whenever it was recorded.
 */
export const streamPage = async (db: Table, hub: HubKey, after: string | undefined): Promise<StreamPage> => {
  const query = { partition: streamOf(hub), prefix: AT };
  const entry = after === undefined ? undefined : await entryOf(db, hub, after);
  const passed = entry?.place;
  if (passed === undefined) {
    const { items } = await db.query<StreamEntry>({ ...query, descending: true, limit: FIRST });
    const events = unbroken(items.toReversed(), undefined);
    return { events, cursor: events.at(-1)?.id, more: false, latest: events.at(-1)?.at };
  }
  const { items, next } = await db.query<StreamEntry>({ ...query, limit: MAX, after: { sk: placeKey(passed) } });
  const events = unbroken(items, passed + 1);
  const more = next !== undefined && events.length === items.length;
  return { events, cursor: events.at(-1)?.id, more, latest: events.at(-1)?.at ?? entry?.at };
};
