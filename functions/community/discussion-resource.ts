import * as z from 'zod';
import { authorShape } from '../../shared/community/discussions/author-shape.ts';
import { DISCUSSION_STATUSES } from '../../shared/community/discussions/discussion-item.ts';
import { pollShape } from '../../shared/community/discussions/poll-shape.ts';
import { AttachmentShape } from '../../shared/media/attachments/attachment-shape.ts';
import { resource } from '../../shared/platform/http/response.ts';
import { RepostShape, SharedAchievementShape, SharedEventShape } from './shown-shapes.ts';

const moment = z.iso.datetime().nullable();

const Embed = z.object({
  url: z.string(),
  provider: z.string().optional(),
  title: z.string().optional(),
  thumbnail_url: z.string().optional(),
});

export const Discussion = resource(
  'discussions',
  z.object({
    team_id: z.string(),
    hub_id: z.string(),
    space_id: z.string(),
    title: z.string().nullable(),
    body: z.string().nullable(),
    status: z.enum(DISCUSSION_STATUSES),
    ...authorShape,
    attachments: z.array(AttachmentShape),
    external_video_embeds: z.array(Embed),
    poll: z.object({ id: z.string(), ...pollShape }).nullable(),
    repost: RepostShape.nullable(),
    shared_achievement: SharedAchievementShape.nullable(),
    shared_event: SharedEventShape.nullable(),
    reactions: z.array(z.object({ emoji: z.string(), count: z.int(), viewer_reacted: z.boolean() })),
    comment_count: z.int(),
    reaction_count: z.int(),
    repost_count: z.int(),
    report_count: z.int(),
    reported_by_me: z.boolean(),
    is_broadcast: z.boolean(),
    is_locked: z.boolean(),
    is_pinned: z.boolean(),
    is_published: z.boolean(),
    scheduled_at: moment,
    published_at: moment,
    last_activity_at: z.iso.datetime(),
    deleted_at: moment,
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);
