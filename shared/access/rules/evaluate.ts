import type { Condition, ConditionOf, ConditionType } from './condition.ts';
import type { Billing, Facts } from './facts.ts';
import { readCondition } from './read-condition.ts';

/** Why a rule grants or denies access. */
export type RuleReason = 'conditions_met' | 'conditions_not_met' | 'no_conditions';

/** The result of one condition. An unreadable condition is `undefined` and never met. */
export interface ConditionResult {
  readonly condition: Condition | undefined;
  readonly met: boolean;
}

interface Verdict {
  readonly has_access: boolean;
  readonly reason: RuleReason;
  readonly conditions: readonly ConditionResult[];
}

/** `undefined` if unknown; then neither the condition nor its negation is met. */
type Truth = boolean | undefined;

const DAY_MS = 86_400_000;

const daysSince = (joined_at: string | null, now: Date): number | undefined => {
  const days = Math.floor((now.getTime() - Date.parse(joined_at ?? '')) / DAY_MS);
  return Number.isNaN(days) ? undefined : days;
};

const bounded = (operator: 'gte' | 'lte', value: number | undefined, bound: number): Truth => {
  if (value === undefined) return undefined;
  return operator === 'gte' ? value >= bound : value <= bound;
};

const isOneOf = (id: string, wanted: readonly string[] | undefined): boolean =>
  wanted === undefined || wanted.includes(id);

/** Checks the overall billing status, or with products or prices, the status of one such purchase. */
const meetsBilling = ({ value }: ConditionOf<'billing_status'>, { billing }: Facts): Truth => {
  if (!billing) return undefined;
  const { statuses, include_grace, product_ids, price_ids } = value;
  const fits = ({ status, in_grace }: Pick<Billing, 'status' | 'in_grace'>): boolean =>
    statuses.includes(status) || (include_grace && in_grace && status === 'past_due');
  if (!product_ids && !price_ids) return fits(billing);
  return billing.standings.some(
    (one) => fits(one) && isOneOf(one.product_id, product_ids) && isOneOf(one.price_id, price_ids),
  );
};

const hasCompleted = ({ operator, value }: ConditionOf<'content_completed'>, facts: Facts): Truth => {
  const done = (id: string) => facts.completed.has(id);
  const ids = value.content_node_ids;
  return operator === 'is' || operator === 'is_not' ? ids.every(done) : ids.some(done);
};

/** A window without `from` and `to` is unknown. */
const isWithin = ({ from, to }: ConditionOf<'date_window'>['value'], now: Date): Truth => {
  if (from === undefined && to === undefined) return undefined;
  const [begins, ends] = [Date.parse(from ?? '1970-01-01'), to === undefined ? Number.MAX_VALUE : Date.parse(to)];
  return begins <= now.getTime() && now.getTime() < ends;
};

/** Bounds compare numbers with numbers, and dates with dates. A field without a value has no bound. */
const meetsField = ({ operator, value: { field_id, values } }: ConditionOf<'profile_field'>, facts: Facts): Truth => {
  const held = facts.field(field_id);
  if (held === undefined) return undefined;
  if (operator === 'gte' || operator === 'lte') {
    const [bound] = values;
    if (held === null || bound === undefined || typeof held !== typeof bound) return undefined;
    return operator === 'gte' ? held >= bound : held <= bound;
  }
  const has = (one: string | number | boolean) => (Array.isArray(held) ? held.includes(one) : held === one);
  return operator.startsWith('is') ? values.every(has) : values.some(has);
};

type Predicates = { readonly [T in ConditionType]: (condition: ConditionOf<T>, facts: Facts, now: Date) => Truth };

/** The predicate of each type, before `is_not` and `not_in` negate it. */
const PREDICATES: Predicates = {
  belongs_to_hub: ({ value }, { hubs }) => hubs.has(value.hub_id),
  billing_status: meetsBilling,
  has_product: ({ value }, { billing }) => billing?.product_ids.includes(value.product_id),
  has_tag: ({ value }, { tags }) => tags.has(value.tag_id),
  has_achievement: ({ value }, { achievements }) => achievements.has(value.achievement_id),
  points_gte: ({ operator, value }, { points }) => bounded(operator, points, value.points),
  content_completed: hasCompleted,
  days_since_joined: ({ operator, value }, { joined_at }, now) =>
    bounded(operator, daysSince(joined_at, now), value.days),
  date_window: ({ value }, _, now) => isWithin(value, now),
  profile_field: meetsField,
  role: ({ value }, { role }) => value.roles.includes(role),
};

const NEGATED: ReadonlySet<string> = new Set(['is_not', 'not_in']);

/** Whether a member with these facts meets a condition at `now`. */
export const meets = (condition: Condition, facts: Facts, now: Date): boolean => {
  const holds = PREDICATES[condition.type] as (one: Condition, facts: Facts, now: Date) => Truth;
  return holds(condition, facts, now) === !NEGATED.has(condition.operator);
};

/** The stored fields that decide. They may be malformed. */
interface StoredRule {
  readonly logic_operator: unknown;
  readonly conditions: unknown;
}

/** The stored conditions of a rule; `undefined` for each unreadable one. */
export const conditionsOf = ({ conditions }: StoredRule): readonly (Condition | undefined)[] =>
  Array.isArray(conditions) ? conditions.map(readCondition) : [];

/**
 * Whether a rule grants a member access: they meet `any` or `all` of its conditions. A rule without conditions denies
 * every member. An unreadable condition is never met, and an unknown logic operator denies access.
 */
export const evaluate = (
  logic_operator: unknown,
  conditions: readonly (Condition | undefined)[],
  facts: Facts,
  now: Date,
): Verdict => {
  const results = conditions.map((condition) => ({
    condition,
    met: condition !== undefined && meets(condition, facts, now),
  }));
  if (results.length === 0) return { has_access: false, reason: 'no_conditions', conditions: [] };
  const isMet = ({ met }: ConditionResult) => met;
  const has_access =
    (logic_operator === 'any' && results.some(isMet)) || (logic_operator === 'all' && results.every(isMet));
  return { has_access, reason: has_access ? 'conditions_met' : 'conditions_not_met', conditions: results };
};
