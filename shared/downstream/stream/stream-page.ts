import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { AT, placeKey, type StreamEntry, streamOf } from '../../platform/ledger/hub-stream.ts';
import { ledgerKey } from '../../platform/ledger/ledger.ts';
import type { LedgerEvent } from '../../platform/ledger/ledger-event.ts';

const PAGE_SIZE = 100;
const FIRST_PAGE_SIZE = 50;

/** Events of a hub in the order of recording, and the cursor of the next page. */
interface StreamPage {
  readonly events: readonly LedgerEvent[];
  /** The id of the last event read; missing without one. */
  readonly cursor: string | undefined;
  readonly more: boolean;
  /** The time of the last event that the reader has passed; missing without one. */
  readonly latest: string | undefined;
}

/** The entries up to the first missing place: its event is still being recorded and is in a later page. */
const beforeGap = (entries: readonly StreamEntry[], from: number | undefined): readonly StreamEntry[] => {
  const first = from ?? entries[0]?.place ?? 0;
  const gap = entries.findIndex(({ place }, nth) => place !== first + nth);
  return gap < 0 ? entries : entries.slice(0, gap);
};

const entryOf = (db: Table, { team, hub }: HubKey, id: string) =>
  db.get<Partial<StreamEntry>>(ledgerKey({ id, team_id: team, hub_id: hub }));

/**
 * The events recorded after an event, at most 100; the last 50 without one or with an unknown id. A reader that follows
 * each `cursor` gets every event of the hub exactly once.
 */
export const streamPage = async (db: Table, hub: HubKey, after: string | undefined): Promise<StreamPage> => {
  const query = { partition: streamOf(hub), prefix: AT };
  const entry = after === undefined ? undefined : await entryOf(db, hub, after);
  const passed = entry?.place;
  if (passed === undefined) {
    const { items } = await db.query<StreamEntry>({ ...query, descending: true, limit: FIRST_PAGE_SIZE });
    const events = beforeGap(items.toReversed(), undefined);
    return { events, cursor: events.at(-1)?.id, more: false, latest: events.at(-1)?.at };
  }
  const { items, next } = await db.query<StreamEntry>({ ...query, limit: PAGE_SIZE, after: { sk: placeKey(passed) } });
  const events = beforeGap(items, passed + 1);
  const more = next !== undefined && events.length === items.length;
  return { events, cursor: events.at(-1)?.id, more, latest: events.at(-1)?.at ?? entry?.at };
};
