import { type HubKey, type Key, memberPartition } from '../../platform/db/key.ts';

/** What is counted of each member from the start, whether or not a rule asks for it yet. */
const DEED_KINDS = [
  'discussions_created',
  'comments_created',
  'reactions_received',
  'reactions_given',
  'content_completed',
  'events_attended',
] as const;
export type DeedKind = (typeof DEED_KINDS)[number];

/** Days on which a member did anything are counted in the same way, without a row for what they did. */
export type TallyKind = DeedKind | 'days_active';

/**
 * One thing that a member did, or that was done to them: counted once, by what names it, however often it is told. What
 * was taken back stays and does not count.
 */
export interface DeedItem {
  readonly counts: boolean;
  /** The day by UTC on which it counts. */
  readonly day: string;
  /** The latest event that was heard of it; what an earlier one says is out of date. */
  readonly event_id: string;
}

export const deedKey = (hub: HubKey, contact: string, kind: DeedKind, source: string): Key => ({
  pk: memberPartition(hub, contact),
  sk: `DEED#${kind}#${source}`,
});

/** How often in one month, and on which of its days: `d01` to `d31`. The sum of the deeds that count. */
export type TallyItem = Readonly<Record<string, unknown>> & { readonly n: number };

export const tallyPrefix = (kind: TallyKind): string => `TALLY#${kind}#`;

export const dayOf = (at: string): string => at.slice(0, 10);

export const tallyKey = (hub: HubKey, contact: string, kind: TallyKind, day: string): Key => ({
  pk: memberPartition(hub, contact),
  sk: `${tallyPrefix(kind)}${day.slice(0, 7)}`,
});

export const dayAttribute = (day: string): string => `d${day.slice(8)}`;
