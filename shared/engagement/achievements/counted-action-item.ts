import { monthlyCounters } from '../../hubs/people/members/active-days.ts';
import { type HubKey, type Key, memberPartition } from '../../platform/db/key.ts';
import { DERIVED } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';

export const countedActionEntity = /* @__PURE__ */ entity('deed');
export const monthlyCounterEntity = /* @__PURE__ */ entity('tally');

/** Actions are counted from the start, also while no rule uses them. */
const ACTION_KINDS = [
  'discussions_created',
  'comments_created',
  'reactions_received',
  'reactions_given',
  'content_completed',
  'events_attended',
] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

/** Active days have a monthly counter but no row per action. */
export type CounterKind = ActionKind | 'days_active';

/**
 * One action by a member, or one that they received. It is counted once, however often its event arrives. The row of a
 * withdrawn action is kept with `counts` false.
 */
export interface CountedActionItem {
  readonly counts: boolean;
  /** The UTC day on which it counts. */
  readonly day: string;
  /** The latest event that was applied; earlier events are ignored. */
  readonly event_id: string;
}

/** The prefix of a member's counted actions of one kind. Stored as `DEED#`: renaming needs a migration. */
export const countedActions = (kind: ActionKind): string => `DEED#${kind}#`;

export const countedActionKey = (hub: HubKey, contact: string, kind: ActionKind, source: string): Key => ({
  pk: memberPartition(hub, contact),
  sk: `${countedActions(kind)}${source}`,
});

/** The total of one month in `n`, and of each of its days in `d01` to `d31`: the sums of the actions that count. */
export type MonthlyCounterItem = Readonly<Record<string, unknown>> & { readonly n: number };

export const counterPrefix = (kind: CounterKind): string => monthlyCounters(kind);

export const dayOf = (at: string): string => at.slice(0, 10);

export const monthlyCounterKey = (hub: HubKey, contact: string, kind: CounterKind, day: string): Key => ({
  pk: memberPartition(hub, contact),
  sk: `${counterPrefix(kind)}${day.slice(0, 7)}`,
});

export const dayAttribute = (day: string): string => `d${day.slice(8)}`;

export const countedActionKind = {
  entity: countedActionEntity,
  key: ['TEAM#{team}#HUB#{hub}#MEMBER#{contact}', 'DEED#{kind}#{source}'],
  events: 'none',
  person: { contact: { exported: { none: 'The thing it counts is exported.' }, erased: 'afterwards' } },
  text: 'none',
  gives: false,
  note: 'an action of a member, counted once (the entity keeps its stored name)',
} as const satisfies RowKind;

export const monthlyCounterKind = {
  entity: monthlyCounterEntity,
  key: ['TEAM#{team}#HUB#{hub}#MEMBER#{contact}', 'TALLY#{kind}#{month}'],
  events: 'none',
  person: { contact: { exported: DERIVED, erased: 'afterwards' } },
  text: 'none',
  gives: false,
  note: 'counts of actions by day (the entity keeps its stored name)',
} as const satisfies RowKind;
