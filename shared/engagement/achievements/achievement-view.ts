import type { AwardItem } from '../../hubs/awards/award-item.ts';
import type { Achievement, Rule } from './achievement-item.ts';

/** Whether a member earned an achievement. */
interface EarnState {
  readonly earned_at: string | null;
  readonly points_awarded: number | null;
  readonly revoked_at: string | null;
}

/** An achievement in responses. Without a rule it has no rule fields and an empty `rule_content_node_ids`. */
export type AchievementView = Omit<Achievement, 'rule'> &
  EarnState &
  Partial<Omit<Rule, 'rule_content_node_ids'>> &
  Named;

interface Named {
  readonly rule_content_node_ids: readonly string[];
}

const ruleFields = (rule: Rule | null): Partial<Rule> & Named => ({ rule_content_node_ids: [], ...rule });

const UNEARNED: EarnState = { earned_at: null, points_awarded: null, revoked_at: null };

const earnState = (award: AwardItem | undefined): EarnState =>
  award ? { earned_at: award.earned_at, points_awarded: award.points, revoked_at: award.revoked_at } : UNEARNED;

/** The achievement, with when the holder of `award` earned it. */
export const achievementView = ({ rule, ...shown }: Achievement, award: AwardItem | undefined): AchievementView => ({
  ...shown,
  ...ruleFields(rule),
  ...earnState(award),
});
