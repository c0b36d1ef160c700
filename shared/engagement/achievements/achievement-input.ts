import * as z from 'zod';
import { described } from '#docs';
import { singleLine } from '../../platform/text/single-line.ts';
import { webUrl } from '../../platform/text/web-url.ts';
import { AWARD_MODES, RULE_CRITERIA, RULE_TYPES } from './achievement-item.ts';

const name = z.string().max(64);

const AppearanceInput = z.object({
  color: name.default('#5581f4'),
  content_color: name.default('#ffffff'),
  emoji: z.string().max(16).nullable().default(null),
  fill_color: name.nullable().default(null),
  icon: z.string().max(255).nullable().default(null),
  image_src: webUrl().nullable().default(null),
  shape: name.default('hexagon'),
  text: z.string().max(8).nullable().default(null),
});

const distinct = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

const MAX_WINDOW_DAYS = 3_650;

const rule = {
  rule_type: z
    .enum(RULE_TYPES)
    .optional()
    .meta(described('The action that the rule counts. Only with the `award_mode` `automatic`.')),
  rule_criteria: z
    .enum(RULE_CRITERIA)
    .optional()
    .meta(described('Whether `any` or `all` of `rule_content_node_ids` are required.')),
  rule_threshold: z
    .int()
    .min(1)
    .max(1_000_000_000)
    .optional()
    .meta(described('The number of actions that earn the achievement.')),
  rule_window_days: z
    .int()
    .min(1)
    .max(MAX_WINDOW_DAYS)
    .nullable()
    .optional()
    .meta(
      described('The number of UTC days that count, today included, at most 3,650. Null counts the whole history.'),
    ),
  rule_content_node_ids: z
    .array(z.uuid())
    .max(100)
    .refine(distinct, 'Each content node can be listed once.')
    .optional()
    .meta(described('The content nodes that count, at most 100. Empty means all.')),
};

const title = singleLine(z.string().trim().min(1).max(200));
const description = z.string().max(2_000).nullable();
const category = z.string().trim().max(100).nullable();
const points = z.int().min(0).max(1_000_000);

export const AchievementInput = z.object({
  title,
  description: description.default(null),
  category: category.default(null),
  points: points.default(0),
  award_mode: z.enum(AWARD_MODES).default('manual'),
  is_secret: z.boolean().default(false),
  is_active: z.boolean().default(true),
  email_notification_enabled: z.boolean().default(false),
  appearance: AppearanceInput.nullable().default(null),
  ...rule,
});

/** `appearance` is replaced as a whole. */
export const AchievementChange = z
  .object({
    title,
    description,
    category,
    points,
    award_mode: z.enum(AWARD_MODES),
    is_secret: z.boolean(),
    is_active: z.boolean(),
    email_notification_enabled: z.boolean(),
    appearance: AppearanceInput.nullable(),
  })
  .partial()
  .extend(rule);

export type NewAchievement = z.output<typeof AchievementInput>;
export type ChangedAchievement = z.output<typeof AchievementChange>;
export type RuleFields = Pick<ChangedAchievement, keyof typeof rule>;
