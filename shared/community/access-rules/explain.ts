import type { Condition, ConditionOf } from '../../access/rules/condition.ts';
import type { ConditionResult } from '../../access/rules/evaluate.ts';
import type { Facts } from '../../access/rules/facts.ts';
import { type AchievementItem, achievementKey } from '../../engagement/achievements/achievement-item.ts';
import type { Gathered } from '../../platform/db/gather.ts';
import type { Key, TeamId } from '../../platform/db/key.ts';

/** What a member can do to meet a condition. */
type Unlock =
  | { readonly how: 'join_hub'; readonly hub_id: string }
  | {
      readonly how: 'subscribe';
      readonly product_ids: readonly string[] | null;
      readonly price_ids: readonly string[] | null;
    }
  | { readonly how: 'buy_product'; readonly product_id: string }
  | { readonly how: 'earn_achievement'; readonly achievement_id: string }
  | { readonly how: 'earn_points'; readonly needed: number; readonly held: number }
  | {
      readonly how: 'complete_content';
      readonly content_node_ids: readonly string[];
      readonly needed: 'all' | 'any';
    }
  | { readonly how: 'wait'; readonly at: string }
  | { readonly how: 'ask_team' };

/** A condition and whether it is met. `unlock` is null if the member can do nothing about it. */
export interface Explained {
  readonly type: string;
  readonly operator: string | null;
  readonly value: unknown;
  readonly label: string | null;
  readonly met: boolean;
  readonly unlock: Unlock | null;
}

/** Members do not see the names of tags, nor profile fields and their values, nor secret achievements that they have not earned. */
interface Audience {
  readonly team: TeamId;
  readonly isMember: boolean;
}

const DAY_MS = 86_400_000;

const waitUntil = (at: string | number): Unlock => ({ how: 'wait', at: new Date(at).toISOString() });

const ofWindow = ({ operator, value: { from, to } }: ConditionOf<'date_window'>, now: Date): Unlock | null => {
  const begins = operator === 'is' ? from : to;
  return begins !== undefined && now.getTime() < Date.parse(begins) ? waitUntil(begins) : null;
};

const ofContent = ({ operator, value }: ConditionOf<'content_completed'>, { completed }: Facts): Unlock => ({
  how: 'complete_content',
  content_node_ids: value.content_node_ids.filter((id) => !completed.has(id)),
  needed: operator === 'is' ? 'all' : 'any',
});

const ofDays = ({ operator, value }: ConditionOf<'days_since_joined'>, { joined_at }: Facts): Unlock | null =>
  operator === 'gte' && joined_at !== null ? waitUntil(Date.parse(joined_at) + value.days * DAY_MS) : null;

const ofPoints = ({ operator, value }: ConditionOf<'points_gte'>, { points = 0 }: Facts): Unlock | null =>
  operator === 'gte' ? { how: 'earn_points', needed: value.points, held: points } : null;

const unlockOf = (condition: Condition, facts: Facts, now: Date): Unlock | null => {
  if (condition.type === 'date_window') return ofWindow(condition, now);
  if (condition.operator === 'is_not' || condition.operator === 'not_in') return null;
  switch (condition.type) {
    case 'belongs_to_hub':
      return { how: 'join_hub', hub_id: condition.value.hub_id };
    case 'billing_status': {
      const { product_ids = null, price_ids = null } = condition.value;
      return { how: 'subscribe', product_ids, price_ids };
    }
    case 'has_product':
      return { how: 'buy_product', product_id: condition.value.product_id };
    case 'has_achievement':
      return { how: 'earn_achievement', achievement_id: condition.value.achievement_id };
    case 'points_gte':
      return ofPoints(condition, facts);
    case 'content_completed':
      return ofContent(condition, facts);
    case 'days_since_joined':
      return ofDays(condition, facts);
    default:
      return { how: 'ask_team' };
  }
};

/** The achievements, which may be secret. */
export const explanationKeys = ({ team }: Audience, conditions: readonly Condition[]): readonly Key[] =>
  conditions.flatMap((one) => (one.type === 'has_achievement' ? achievementKey(team, one.value.achievement_id) : []));

const isHidden = (condition: Condition, met: boolean, { team, isMember }: Audience, rows: Gathered): boolean => {
  if (!isMember) return false;
  if (condition.type !== 'has_achievement') return condition.type === 'has_tag' || condition.type === 'profile_field';
  const achievement = rows<AchievementItem>(achievementKey(team, condition.value.achievement_id));
  return !met && achievement?.is_secret !== false;
};

/** The result of a condition, without the parts that the audience may not see. */
export const explain = (
  { condition, met }: ConditionResult,
  audience: Audience,
  facts: Facts,
  rows: Gathered,
  now: Date,
): Explained => {
  if (!condition) return { type: 'unknown', operator: null, value: null, label: null, met, unlock: null };
  const { type, operator } = condition;
  const unlock = met ? null : unlockOf(condition, facts, now);
  if (isHidden(condition, met, audience, rows))
    return { type, operator, value: null, label: null, met, unlock: type === 'has_tag' ? unlock : null };
  return { type, operator, value: condition.value, label: condition.display?.label ?? null, met, unlock };
};
