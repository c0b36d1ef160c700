import * as z from 'zod';
import { AUTHOR_ROLES } from '../../shared/discussions/authors.ts';
import { DISCUSSION_STATUSES } from '../../shared/discussions/discussion-item.ts';
import { resource } from '../../shared/http/response.ts';
import { AttachmentShape } from '../../shared/media/attachment-shape.ts';
import { MEMBER_STATUSES } from '../../shared/members/member-item.ts';
import { Poll } from './poll-resource.ts';

const moment = z.iso.datetime().nullable();
const state = z.enum(['visible', 'restricted', 'deleted', 'unavailable']);

/** Anything but a visible one has its state alone. */
const Shared = z.looseObject({ state });

/** Who wrote something, as they are now. */
export const authorShape = {
  author_contact_id: z.string().nullable(),
  author_display_name: z.string(),
  author_is_former_member: z.boolean(),
  author_membership_status: z.enum(MEMBER_STATUSES),
  author_role: z.enum(AUTHOR_ROLES),
  author_photo_url: z.string().nullable(),
  author_photo_url_expires_at: moment,
  author_photo_thumbnail_url: z.string().nullable(),
  author_photo_thumbnail_url_expires_at: moment,
};

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
    external_video_embeds: z.array(z.record(z.string(), z.string())),
    poll: Poll.nullable(),
    repost: Shared.nullable(),
    shared_achievement: Shared.nullable(),
    shared_event: Shared.nullable(),
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
