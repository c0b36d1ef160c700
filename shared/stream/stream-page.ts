import type { Condition } from '../db/expression.ts';
import { type HubKey, hubPartition } from '../db/key.ts';
import type { Table } from '../db/table.ts';
import type { LedgerEvent } from '../events/ledger.ts';

/** The kinds of events that a hub's stream tells, by the first half of their type. */
export const STREAMED = ['discussion', 'comment', 'reaction', 'message', 'member', 'achievement', 'event'] as const;

const EVENT = 'EVENT#';
const MOST = 100;
const FIRST = 50;

/** An event stands in the ledger soon after it happened; by then those of the same moment stand before it. */
const SETTLED_MS = 1_000;

const streamed: Condition = (at) =>
  STREAMED.map((thing) => `begins_with(${at.name('type')}, ${at.value(`${thing}.`)})`).join(' OR ');

/** Some of a hub's events in their order, and where the next reader goes on. */
export interface StreamPage {
  readonly events: readonly LedgerEvent[];
  /** The last event that was looked at; absent where there was none. */
  readonly cursor: string | undefined;
  readonly more: boolean;
}

const settled = (events: readonly LedgerEvent[], now: Date): readonly LedgerEvent[] => {
  const until = new Date(now.getTime() - SETTLED_MS).toISOString();
  const young = events.findIndex(({ at }) => at > until);
  return young < 0 ? events : events.slice(0, young);
};

/** What happened in a hub after an event, at most a hundred events of it; without one, the last fifty. */
export const streamPage = async (db: Table, hub: HubKey, after: string | undefined, now: Date): Promise<StreamPage> => {
  const partition = hubPartition(hub);
  const query = { partition, prefix: EVENT, filter: streamed };
  if (after === undefined) {
    const { items } = await db.query<LedgerEvent>({ ...query, descending: true, limit: FIRST });
    const events = settled(items.toReversed(), now);
    return { events, cursor: events.at(-1)?.id, more: false };
  }
  const { items, next } = await db.query<LedgerEvent>({ ...query, limit: MOST, after: { sk: `${EVENT}${after}` } });
  const events = settled(items, now);
  if (events.length < items.length) return { events, cursor: events.at(-1)?.id, more: false };
  return { events, cursor: next?.sk?.slice(EVENT.length) ?? events.at(-1)?.id, more: next !== undefined };
};
