import * as z from 'zod';
import { described } from '#docs';
import {
  type AchievementItem,
  AWARD_MODES,
  RULE_CRITERIA,
  RULE_TYPES,
} from '../../shared/engagement/achievements/achievement-item.ts';
import { achievementView } from '../../shared/engagement/achievements/achievement-view.ts';
import { AppearanceShape } from '../../shared/engagement/achievements/appearance-shape.ts';
import { resource } from '../../shared/platform/http/response.ts';

const moment = z.iso.datetime();

/** An achievement with the progress of one member: the caller, or the member in the path. */
export const Achievement = resource('achievements', () =>
  z.object({
    title: z.string().meta(described('The name that members see.')),
    description: z.string().nullable(),
    category: z.string().nullable().meta(described('A category for grouping. Null if none is set.')),
    points: z.int().meta(described('The points that a member receives with an award.')),
    award_mode: z
      .enum(AWARD_MODES)
      .meta(described('Who awards it: creators (`manual`), its rule (`automatic`) or an automation (`automation`).')),
    is_secret: z.boolean().meta(described('True if only members who have earned it can see it.')),
    is_active: z.boolean().meta(described('False if it can no longer be earned.')),
    email_notification_enabled: z.boolean().meta(described('True if members get an email when they earn it.')),
    appearance: AppearanceShape.nullable(),
    rule_type: z
      .enum(RULE_TYPES)
      .optional()
      .meta(described('The action that the rule counts. Only with the `award_mode` `automatic`.')),
    rule_criteria: z
      .enum(RULE_CRITERIA)
      .optional()
      .meta(described('Whether `any` or `all` of `rule_content_node_ids` are required.')),
    rule_threshold: z.int().optional().meta(described('The number of actions that earn the achievement.')),
    rule_window_days: z
      .int()
      .optional()
      .meta(described('The number of UTC days that count, today included. Absent if the whole history counts.')),
    rule_content_node_ids: z.array(z.string()).meta(described('The content nodes that count. Empty means all.')),
    earned_at: moment.nullable().meta(described('The time when the member earned it. Null if they have not.')),
    points_awarded: z
      .int()
      .nullable()
      .meta(described('The points that the member received. Null if they have not earned it.')),
    revoked_at: moment.nullable().meta(described('The time when the award was revoked. Null while it is not revoked.')),
    created_at: moment,
    updated_at: moment,
  }),
);

/** An achievement in its team: the progress is always null. */
export const TeamAchievement = resource(
  'achievements',
  () =>
    Achievement.attributes.extend({
      team_id: z.string(),
      hub_ids: z.array(z.string()).meta(described('The hubs that offer the achievement.')),
    }),
  'TeamAchievement',
);

export const teamView = ({ team_id, hub_ids, ...achievement }: AchievementItem) => ({
  ...achievementView(achievement, undefined),
  team_id,
  hub_ids,
});
