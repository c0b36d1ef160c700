import * as z from 'zod';
import { described } from '#docs';
import { REPORT_STATUSES, REPORT_TARGETS } from '../../shared/community/moderation/report-item.ts';
import { optionalPersonShape, personShape } from '../../shared/hubs/people/embedded/embedded-shape.ts';
import { resource } from '../../shared/platform/http/response.ts';

const shape = {
  hub_id: z.string(),
  target_type: z.enum(REPORT_TARGETS).meta(described('The type of the reported resource.')),
  target_id: z.string().meta(described('The id of the reported resource.')),
  reason_id: z.string().meta(described('The reason that the member chose.')),
  reason_label: z.string().meta(described('The label of the reason when the report was made.')),
  note: z.string().nullable().meta(described("The member's note. Null if none was sent.")),
  status: z.enum(REPORT_STATUSES).meta(described('`open`, `resolved` or `dismissed`.')),
  reporter_contact_id: z.string().meta(described('The member who made the report.')),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
};

const Message = z.object({
  conversation_id: z.string(),
  author_contact_id: z.string(),
  body: z.string().nullable(),
  created_at: z.iso.datetime(),
  edited_at: z.iso.datetime().nullable(),
  deleted_at: z.iso.datetime().nullable(),
});

/** A report as moderators see it. */
export const Report = resource('reports', () =>
  z.object({
    ...shape,
    ...personShape('reporter'),
    target_title: z
      .string()
      .nullable()
      .meta(described('The current title of the reported discussion. Null for other resources.')),
    target_excerpt: z
      .string()
      .nullable()
      .meta(described('The first 280 characters of what was reported. Null for a member, and if it was deleted.')),
    author_contact_id: z
      .string()
      .nullable()
      .meta(
        described('The member who wrote what was reported, or the reported member. Null for a user or an API key.'),
      ),
    ...optionalPersonShape('author'),
    resolution_note: z.string().nullable().meta(described("The moderator's note. Null if none was sent.")),
    resolved_by: z
      .string()
      .nullable()
      .meta(described('The user or API key that closed the report. Null while it is open.')),
    ...optionalPersonShape('resolved_by'),
    resolved_at: z.iso
      .datetime()
      .nullable()
      .meta(described('The time when the report was closed. Null while it is open.')),
    message: Message.nullable().meta(
      described('The current state of the reported message. Null if the report is not about a message.'),
    ),
  }),
);

/** A report as the member who made it sees it. */
export const OwnReport = resource('reports', () => z.object(shape), 'OwnReport');
