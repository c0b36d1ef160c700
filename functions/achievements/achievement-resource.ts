import * as z from 'zod';
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

/** An achievement with how it stands with one member: the caller in the catalogue, or whom the path names. */
export const Achievement = resource(
  'achievements',
  z.object({
    title: z.string(),
    description: z.string().nullable(),
    category: z.string().nullable(),
    points: z.int(),
    award_mode: z.enum(AWARD_MODES),
    is_secret: z.boolean(),
    is_active: z.boolean(),
    email_notification_enabled: z.boolean(),
    appearance: AppearanceShape.nullable(),
    rule_type: z.enum(RULE_TYPES).optional(),
    rule_criteria: z.enum(RULE_CRITERIA).optional(),
    rule_threshold: z.int().optional(),
    rule_window_days: z.int().optional(),
    rule_content_node_ids: z.array(z.string()),
    earned_at: moment.nullable(),
    points_awarded: z.int().nullable(),
    revoked_at: moment.nullable(),
    created_at: moment,
    updated_at: moment,
  }),
);

/** The same in the catalogue of its team, where nobody has earned it, with the hubs that offer it. */
export const TeamAchievement = resource(
  'achievements',
  Achievement.attributes.extend({ team_id: z.string(), hub_ids: z.array(z.string()) }),
  'TeamAchievement',
);

export const teamView = ({ team_id, hub_ids, ...achievement }: AchievementItem) => ({
  ...achievementView(achievement, undefined),
  team_id,
  hub_ids,
});
