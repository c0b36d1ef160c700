import { type Key, type TeamId, teamPartition } from '../../platform/db/key.ts';
import { nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { plainLifecycle } from '../../platform/ledger/lifecycle.ts';

export const achievementEntity = /* @__PURE__ */ entity('achievement');

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

/** The condition under which members earn an automatic achievement. */
export interface Rule {
  readonly rule_type: RuleType;
  /** `any` requires `rule_threshold` of the named content nodes, `all` each of them. */
  readonly rule_criteria: (typeof RULE_CRITERIA)[number];
  readonly rule_threshold: number;
  /** The window in UTC days, the last one included; absent for the whole history. */
  readonly rule_window_days?: number | undefined;
  /** The content nodes that count; empty for all. */
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

/** The part of an achievement that hubs hold a copy of. */
export interface Achievement {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly category: string | null;
  readonly points: number;
  readonly award_mode: AwardMode;
  /** Hidden from members who have not earned it. */
  readonly is_secret: boolean;
  /** False if it can no longer be earned. */
  readonly is_active: boolean;
  readonly email_notification_enabled: boolean;
  readonly appearance: Appearance | null;
  /** Set if and only if `award_mode` is `automatic`. */
  readonly rule: Rule | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A team's achievement, with the hubs that offer it. */
export interface AchievementItem extends Achievement {
  readonly team_id: string;
  readonly hub_ids: readonly string[];
  /** Incremented by each change; writes are conditional on it. */
  readonly version: number;
}

export const ACHIEVEMENT = 'ACHIEVEMENT#';

export const achievementKey = (team: TeamId, id: string): Key => ({
  pk: teamPartition(team),
  sk: `${ACHIEVEMENT}${id}`,
});

/** Offering it is an event of the hub, see `offerEvents`. */
const achievementEvents = /* @__PURE__ */ plainLifecycle<AchievementItem>({
  thing: 'achievement',
  resource_type: 'achievements',
  id: ({ id }) => id,
  hidden: ['hub_ids', 'version'],
});

export const achievementKind = {
  entity: achievementEntity,
  key: ['TEAM#{team}', 'ACHIEVEMENT#{achievement}'],
  events: achievementEvents,
  person: nobody,
  text: 'not searched',
  gives: false,
  note: 'with the hubs that offer it, at most 45',
} as const satisfies RowKind;
