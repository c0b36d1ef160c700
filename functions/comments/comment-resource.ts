import * as z from 'zod';
import { described } from '#docs';
import { COMMENT_STATUSES, TARGET_TYPES } from '../../shared/community/comments/comment-item.ts';
import { authorShape } from '../../shared/community/discussions/author-shape.ts';
import { AttachmentShape } from '../../shared/media/attachments/attachment-shape.ts';
import { resource } from '../../shared/platform/http/response.ts';
import { requiredText } from '../../shared/platform/text/visible.ts';

export const CommentBody = requiredText(10_000);

export const Comment = resource('comments', () =>
  z.object({
    team_id: z.string(),
    hub_id: z.string(),
    space_id: z.string().nullable(),
    space_name: z.string().nullable().meta(described('The current name of the space. Null for a comment on content.')),
    target_type: z.enum(TARGET_TYPES).meta(described('The type of the commented resource.')),
    target_id: z.string().meta(described('The id of the commented resource.')),
    target_title: z
      .string()
      .nullable()
      .meta(described('The current title of the commented resource. Null if it has none.')),
    parent_comment_id: z
      .string()
      .nullable()
      .meta(described('The comment that this is a reply to. Null for a comment.')),
    body: z.string().nullable(),
    status: z.enum(COMMENT_STATUSES),
    ...authorShape,
    attachments: z.array(AttachmentShape),
    reactions: z.array(z.object({ emoji: z.string(), count: z.int(), viewer_reacted: z.boolean() })),
    reply_count: z.int(),
    reaction_count: z.int(),
    report_count: z.int(),
    reported_by_me: z.boolean().meta(described('True if the caller has reported the comment.')),
    deleted_at: z.iso.datetime().nullable().meta(described('The time of the deletion. Null for an existing comment.')),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);
