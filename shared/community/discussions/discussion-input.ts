import * as z from 'zod';
import { described } from '#docs';
import { areDistinct } from '../../platform/text/same-text.ts';
import { singleLine } from '../../platform/text/single-line.ts';
import { isVisible, visible } from '../../platform/text/visible.ts';
import { Moment } from '../../platform/time/moment.ts';

const httpsUrl = z
  .string()
  .max(2048)
  .refine((text) => URL.canParse(text) && new URL(text).protocol === 'https:', 'The value is not an https URL.');

const Embed = z.object({
  url: httpsUrl,
  provider: visible(z.string().min(1).max(50)).optional(),
  title: singleLine(z.string().max(200)).optional(),
  thumbnail_url: httpsUrl.optional(),
});

const label = singleLine(z.string().trim().min(1).max(120));
const options = z
  .array(label)
  .min(2)
  .max(10)
  .refine(areDistinct, 'Poll options must be unique, also in case and spelling.');
const duration_days = z.int().min(1).max(365);

const is_anonymous = z
  .boolean()
  .meta(described('False to show readers of the discussion who voted for which option. Default: true.'));

const PollInput = z.object({
  options,
  duration_days: duration_days.default(7),
  is_anonymous: is_anonymous.default(true),
});

const title = singleLine(z.string().trim().max(200)).nullable();
const body = z.string().max(20_000);
const embeds = z.array(Embed).max(10);
const scheduled_at = Moment.nullable();

const written = {
  title: title.default(null),
  body: body.default(''),
  external_video_embeds: embeds.default([]),
  poll: PollInput.nullable()
    .default(null)
    .meta(described('A poll with 2 to 10 options, which closes after `duration_days`, 7 by default.')),
  repost_of_id: z.uuid().nullable().default(null).meta(described('A published discussion of the hub to share.')),
  shared_achievement_id: z
    .uuid()
    .nullable()
    .default(null)
    .meta(described('An achievement to share, which the author has earned.')),
  shared_event_id: z.uuid().nullable().default(null).meta(described('An event of the hub to share.')),
  status: z
    .enum(['draft', 'published', 'scheduled'])
    .optional()
    .meta(
      described(
        '`published`, `draft` or `scheduled`. Default: `scheduled` if `scheduled_at` is set, else `published`.',
      ),
    ),
  scheduled_at: scheduled_at.default(null),
};

interface Content {
  readonly title: string | null;
  readonly body: string;
  readonly external_video_embeds: readonly unknown[];
  readonly [other: string]: unknown;
}

const REFERENCES = ['poll', 'repost_of_id', 'shared_achievement_id', 'shared_event_id'] as const;

const isNotEmpty = (input: Content): boolean =>
  isVisible(input.body) ||
  !!input.title ||
  input.external_video_embeds.length > 0 ||
  REFERENCES.some((name) => input[name]);
const emptyIssue = {
  path: ['body'],
  error: 'A discussion needs a title, a body or an attachment such as a poll; send at least one of them.',
};

const hasTime = ({ status, scheduled_at: at }: { status?: string | undefined; scheduled_at: string | null }): boolean =>
  status !== 'scheduled' || at !== null;
const noTimeIssue = { path: ['scheduled_at'], error: '`scheduled_at` is required if `status` is `scheduled`.' };

/** A `scheduled_at` without a status makes it scheduled. */
export const DiscussionInput = z.object(written).refine(isNotEmpty, emptyIssue).refine(hasTime, noTimeIssue);

export const AdminDiscussionInput = z
  .object({
    ...written,
    space_id: z.uuid().optional().meta(described("The space to post in. Default: the hub's first space.")),
    is_broadcast: z
      .boolean()
      .default(false)
      .meta(described('True to highlight the discussion to all members. Default: false.')),
    is_pinned: z
      .boolean()
      .default(false)
      .meta(described('True to list the discussion first in its space. Default: false.')),
    is_locked: z.boolean().default(false).meta(described('True to accept no comments. Default: false.')),
  })
  .refine(isNotEmpty, emptyIssue)
  .refine(hasTime, noTimeIssue);

/** The handler authorizes each field for the author or moderators. */
export const DiscussionChange = z
  .object({
    title,
    body,
    external_video_embeds: embeds,
    poll: z
      .object({
        options: options.optional(),
        duration_days: duration_days.optional(),
        is_anonymous: is_anonymous.optional(),
      })
      .nullable(),
    status: z.enum(['draft', 'published', 'scheduled', 'hidden']),
    scheduled_at,
    is_broadcast: z.boolean(),
    is_pinned: z.boolean(),
    is_locked: z.boolean(),
  })
  .partial();

export type NewDiscussion = z.output<typeof DiscussionInput>;
export type DiscussionChanges = z.output<typeof DiscussionChange>;
