import { type Key, type TeamId, teamPartition } from '../../platform/db/key.ts';
import { plainLifecycle } from '../../platform/ledger/lifecycle.ts';

export const AWARD_MODES = ['manual', 'automatic', 'automation'] as const;
export type AwardMode = (typeof AWARD_MODES)[number];

export const RULE_TYPES = [
  'discussions_created',
  'comments_created',
  'reactions_received',
  'reactions_given',
  'content_completed',
  'events_attended',
  'days_active',
  'tenure_days',
  'points_total',
] as const;
export type RuleType = (typeof RULE_TYPES)[number];

export const RULE_CRITERIA = ['any', 'all'] as const;

/** When a member has earned something by what they did. */
export interface Rule {
  readonly rule_type: RuleType;
  /** Of the content nodes that are named: so many as the threshold says, or all. */
  readonly rule_criteria: (typeof RULE_CRITERIA)[number];
  readonly rule_threshold: number;
  /** Only what was done in so many days counts, the last one included; without it all that was ever done. */
  readonly rule_window_days?: number | undefined;
  /** Only these count; where there are none, every content node does. */
  readonly rule_content_node_ids: readonly string[];
}

export interface Appearance {
  readonly color: string;
  readonly content_color: string;
  readonly emoji: string | null;
  readonly fill_color: string | null;
  readonly icon: string | null;
  readonly image_src: string | null;
  readonly shape: string;
  readonly text: string | null;
}

/** What members see of an achievement, wherever it is offered. */
export interface Achievement {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly category: string | null;
  readonly points: number;
  readonly award_mode: AwardMode;
  /** Whoever has not earned it does not learn that it is there. */
  readonly is_secret: boolean;
  /** It can be earned. */
  readonly is_active: boolean;
  readonly email_notification_enabled: boolean;
  readonly appearance: Appearance | null;
  /** Only an automatic one has a rule, and it always has. */
  readonly rule: Rule | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** An achievement of a team's catalogue, with the hubs that offer it. */
export interface AchievementItem extends Achievement {
  readonly team_id: string;
  readonly hub_ids: readonly string[];
  /** Grows by one with each change, so that nobody changes what they have not seen. */
  readonly version: number;
}

export const ACHIEVEMENT = 'ACHIEVEMENT#';

export const achievementKey = (team: TeamId, id: string): Key => ({
  pk: teamPartition(team),
  sk: `${ACHIEVEMENT}${id}`,
});

/** Where it is offered is told by the hub that offers it. */
export const achievementEvents = /* @__PURE__ */ plainLifecycle<AchievementItem>({
  thing: 'achievement',
  resource_type: 'achievements',
  id: ({ id }) => id,
  unspoken: ['hub_ids', 'version'],
});
