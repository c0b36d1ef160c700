import type { AwardItem } from '../../hubs/awards/award-item.ts';
import type { Achievement, Rule } from './achievement-item.ts';

/** How an achievement stands with one member. */
interface EarnState {
  readonly earned_at: string | null;
  readonly points_awarded: number | null;
  readonly revoked_at: string | null;
}

/** An achievement as it is shown: without a rule it has no rule fields, and names no content node. */
export type AchievementView = Omit<Achievement, 'rule'> &
  EarnState &
  Partial<Omit<Rule, 'rule_content_node_ids'>> &
  Named;

interface Named {
  readonly rule_content_node_ids: readonly string[];
}

/** The rule's fields, by their own names. */
const ruleFields = (rule: Rule | null): Partial<Rule> & Named => ({ rule_content_node_ids: [], ...rule });

const UNEARNED: EarnState = { earned_at: null, points_awarded: null, revoked_at: null };

const earnState = (award: AwardItem | undefined): EarnState =>
  award ? { earned_at: award.earned_at, points_awarded: award.points, revoked_at: award.revoked_at } : UNEARNED;

/** What a member sees of it, with how it stands with the holder of the award. */
export const achievementView = ({ rule, ...shown }: Achievement, award: AwardItem | undefined): AchievementView => ({
  ...shown,
  ...ruleFields(rule),
  ...earnState(award),
});
