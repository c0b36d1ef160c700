import * as z from 'zod';
import { HIDDEN_STATES } from '../../access/sharing/shared-object.ts';
import { AWARD_MODES, RULE_CRITERIA, RULE_TYPES } from '../../engagement/achievements/achievement-item.ts';
import { AppearanceShape } from '../../engagement/achievements/appearance-shape.ts';
import { LOCATION_TYPES } from '../../engagement/hub-events/event-item.ts';
import { EVENT_STATUSES } from '../../engagement/hub-events/event-status.ts';

const moment = z.iso.datetime();

/** A shared object in a discussion: its attributes if the viewer may see it, else only its state. */
const sharedShape = <S extends z.ZodRawShape>(shape: S) =>
  z.discriminatedUnion('state', [
    z.object({ state: z.literal('visible'), id: z.string(), ...shape }),
    z.object({ state: z.enum(HIDDEN_STATES) }),
  ]);

export const RepostShape = sharedShape({
  title: z.string().nullable(),
  body: z.string().nullable(),
  published_at: moment.nullable(),
  author_display_name: z.string(),
  author_is_former_member: z.boolean(),
  author_photo_url: z.string().nullable(),
  author_photo_thumbnail_url: z.string().nullable(),
  space_name: z.string(),
  space_slug: z.string(),
});

export const SharedAchievementShape = sharedShape({
  title: z.string(),
  category: z.string().nullable(),
  points: z.int(),
  appearance: AppearanceShape.nullable(),
  award_mode: z.enum(AWARD_MODES),
  earned_at: moment.nullable(),
  rule_type: z.enum(RULE_TYPES).optional(),
  rule_criteria: z.enum(RULE_CRITERIA).optional(),
  rule_threshold: z.int().optional(),
  rule_window_days: z.int().optional(),
});

export const SharedEventShape = sharedShape({
  title: z.string(),
  status: z.enum(EVENT_STATUSES),
  starts_at: moment,
  ends_at: moment,
  timezone: z.string(),
  host_contact_id: z.string().nullable(),
  location_type: z.enum(LOCATION_TYPES),
  location_address: z.string().nullable(),
  cover_url: z.string().nullable(),
  cover_url_expires_at: moment.nullable(),
});
