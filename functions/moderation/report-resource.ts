import * as z from 'zod';
import { REPORT_STATUSES, REPORT_TARGETS } from '../../shared/community/moderation/report-item.ts';
import { resource } from '../../shared/platform/http/response.ts';

const shape = {
  hub_id: z.string(),
  target_type: z.enum(REPORT_TARGETS),
  target_id: z.string(),
  reason_id: z.string(),
  reason_label: z.string(),
  note: z.string().nullable(),
  status: z.enum(REPORT_STATUSES),
  reporter_contact_id: z.string(),
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
export const Report = resource(
  'reports',
  z.object({
    ...shape,
    resolution_note: z.string().nullable(),
    resolved_by: z.string().nullable(),
    resolved_at: z.iso.datetime().nullable(),
    message: Message.nullable().meta({
      description: 'The current state of the reported message. Null if the report is not about a message.',
    }),
  }),
);

/** A report as the member who made it sees it. */
export const OwnReport = resource('reports', z.object(shape), 'OwnReport');
