import * as z from 'zod';
import { described } from '#docs';
import { MAX_REPORTERS } from '../../shared/community/moderation/report-case-item.ts';
import { REPORT_STATUSES, REPORT_TARGETS } from '../../shared/community/moderation/report-item.ts';
import { optionalPersonShape, Person, personShape } from '../../shared/hubs/people/embedded/embedded-shape.ts';
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
  is_automated: z.boolean(),
  body: z.string().nullable(),
  created_at: z.iso.datetime(),
  edited_at: z.iso.datetime().nullable(),
  deleted_at: z.iso.datetime().nullable(),
});

/** What moderators see of the target of a report or case, and of the decision. */
const reviewed = {
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
    .meta(described('The member who wrote what was reported, or the reported member. Null for a user or an API key.')),
  ...optionalPersonShape('author'),
  resolution_note: z.string().nullable().meta(described("The moderator's note. Null if none was sent.")),
  resolved_by: z.string().nullable().meta(described('The user or API key that decided. Null while it is open.')),
  ...optionalPersonShape('resolved_by'),
  resolved_at: z.iso.datetime().nullable().meta(described('The time of the decision. Null while it is open.')),
  message: Message.nullable().meta(
    described('The current state of the reported message. Null if the target is not a message.'),
  ),
};

/** A report as moderators see it. */
export const Report = resource('reports', () =>
  z.object({
    ...shape,
    ...personShape('reporter'),
    case_id: z.string().meta(described('The case with all reports of the same target.')),
    ...reviewed,
  }),
);

const Reason = z.object({
  reason_id: z.string().meta(described('The reason that members chose.')),
  reason_label: z.string().meta(described('The label of the reason when it was chosen first.')),
  report_count: z.int().meta(described('The number of reports with this reason.')),
});

const Reporter = z.object({ contact_id: z.string().meta(described('The member who reported.')), ...Person });

/** All reports of one target, as moderators see them. */
export const ReportCase = resource('report_cases', () =>
  z.object({
    hub_id: shape.hub_id,
    target_type: shape.target_type,
    target_id: shape.target_id,
    status: z
      .enum(REPORT_STATUSES)
      .meta(described('`open` while a report of the target is open; otherwise the latest decision.')),
    report_count: z.int().meta(described('The number of reports of the target, closed ones included.')),
    open_report_count: z.int().meta(described('The number of reports that are open.')),
    reasons: z.array(Reason).meta(described('The reasons of the reports, the most frequent first.')),
    reporters: z
      .array(Reporter)
      .meta(described(`The members who reported the target, the latest first, at most ${MAX_REPORTERS}.`)),
    ...reviewed,
    opened_at: z.iso.datetime().meta(described('The time of the first report since the case was last closed.')),
    last_reported_at: z.iso.datetime().meta(described('The time of the latest report.')),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

/** A report as the member who made it sees it. */
export const OwnReport = resource('reports', () => z.object(shape), 'OwnReport');
