import * as z from 'zod';
import { described } from '#docs';
import { authorShape } from '../community/discussions/author-shape.ts';
import { DISCUSSION_STATUSES } from '../community/discussions/discussion-item.ts';
import { pollShape } from '../community/discussions/poll-shape.ts';
import { RepostShape, SharedAchievementShape, SharedEventShape } from '../community/discussions/shared-shapes.ts';
import { AttachmentShape } from '../media/attachments/attachment-shape.ts';
import { resource } from '../platform/http/response.ts';

const moment = z.iso.datetime().nullable();

const Embed = z.object({
  url: z.string(),
  provider: z.string().optional(),
  title: z.string().optional(),
  thumbnail_url: z.string().optional(),
});

export const Discussion = resource('discussions', () =>
  z.object({
    team_id: z.string(),
    hub_id: z.string(),
    space_id: z.string().meta(described('The space in which the discussion is posted.')),
    space_name: z
      .string()
      .nullable()
      .meta(described('The current name of the space. Null if the space was deleted a moment ago.')),
    title: z.string().nullable(),
    body: z.string().nullable(),
    status: z
      .enum(DISCUSSION_STATUSES)
      .meta(
        described(
          '`published`, or `draft`, `scheduled`, `pending_review` or `hidden`, which only the author and moderators see.',
        ),
      ),
    ...authorShape,
    attachments: z.array(AttachmentShape),
    external_video_embeds: z.array(Embed),
    poll: z
      .object({ id: z.string(), ...pollShape })
      .nullable()
      .meta(described('The poll with its results. Null without a poll.')),
    repost: RepostShape.nullable().meta(described('The discussion that is shared. Null if none is.')),
    shared_achievement: SharedAchievementShape.nullable().meta(
      described('The achievement that is shared. Null if none is.'),
    ),
    shared_event: SharedEventShape.nullable().meta(described('The event that is shared. Null if none is.')),
    reactions: z.array(z.object({ emoji: z.string(), count: z.int(), viewer_reacted: z.boolean() })),
    comment_count: z.int().meta(described('The number of comments and replies.')),
    reaction_count: z.int(),
    repost_count: z.int().meta(described('How often the discussion was shared.')),
    report_count: z.int(),
    reported_by_me: z.boolean().meta(described('True if the caller has reported the discussion.')),
    is_bookmarked: z.boolean().meta(described('True if the caller has bookmarked the discussion.')),
    is_broadcast: z.boolean().meta(described('True if creators highlight the discussion to all members.')),
    is_locked: z.boolean().meta(described('True if the discussion accepts no comments.')),
    is_pinned: z.boolean().meta(described('True if the discussion is listed first in its space.')),
    is_published: z.boolean().meta(described('True if members can see the discussion.')),
    scheduled_at: moment.meta(described('The time of the scheduled publication. Null if none is set.')),
    published_at: moment,
    last_activity_at: z.iso.datetime().meta(described('The time of the last comment, or of the publication.')),
    deleted_at: moment.meta(described('The time of the deletion. Null for an existing discussion.')),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);
