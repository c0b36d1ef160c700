import * as z from 'zod';
import { described, text } from '#docs';
import { emailFilter } from '../../shared/accounts/identity/email-address.ts';
import { creator } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { DELIVERY_STATUSES, type EmailItem } from '../../shared/delivery/email/email-item.ts';
import { EMAIL_KINDS } from '../../shared/delivery/email/email-kinds.ts';
import { emails } from '../../shared/delivery/email/emails.ts';
import { STATUS_REASONS } from '../../shared/delivery/email/status-reason.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, one, resource } from '../../shared/platform/http/response.ts';

const status = z
  .enum(DELIVERY_STATUSES)
  .meta(
    described(
      'The most advanced delivery status: `complained` ranks above `bounced`, `delivered`, `delayed`, `sent` and `queued`. `queued`: held back until the daily limit of the team allows it, or until an owner of the team has verified their email address. `suppressed`: not sent, for the `status_reason`.',
    ),
  );

const REASON = text(
  'Why an email is held back or was not sent; null for any other email, and for those from before this attribute. Held back: `no_verified_owner`, `daily_limit`, `team_suspended`, `recipient_limit`. Not sent: `address_not_proved` (the contact has not verified the address; only emails that are needed to get in, and about refunds, are sent to it), `not_a_member` (the recipient left, was removed or banned), `recipient_limit` (more than 10 emails to an unverified address, or 30 sign-in emails to a verified one, in 15 minutes, from all hubs and teams), `sign_in_limit`, `team_suspended`, `address_suppressed` (see the suppressions of the team), `suppressed_by_provider`, `no_longer_wanted` (its reason is gone, or the recipient turned such emails off), `held_too_long`.',
);

const Email = resource('emails', () =>
  z.object({
    team_id: z.string(),
    hub_id: z.string().nullable(),
    kind: z.enum(EMAIL_KINDS).meta(described('Purpose of the email.')),
    email: z.string().meta(described("The recipient's address.")),
    contact_id: z.string().nullable().meta(described('The recipient, if they are a contact of the team.')),
    status,
    status_reason: z.enum(STATUS_REASONS).nullable().meta(described(REASON)),
    status_history: z
      .array(z.object({ status: z.enum(DELIVERY_STATUSES), at: z.iso.datetime() }))
      .meta(described('Each reported status with its time, oldest first.')),
    created_at: z.iso.datetime(),
  }),
);

/** Earlier rows have no reason. */
const shown = (email: EmailItem) => ({ ...email, status_reason: email.status_reason ?? null });

const collection = '/teams/{team_id}/hubs/{hub_id}/emails';

const listEmails = route({
  method: 'GET',
  path: collection,
  summary: text("List a hub's emails"),
  description: text(
    'Newest first, with delivery status and status history. Kept for 90 days. Subjects and bodies are not stored. Emails without a hub, such as team invitations, are not listed.',
  ),
  caller: creator('members.read'),
  query: list(() => ({
    filter: {
      status: z.enum(DELIVERY_STATUSES).optional(),
      contact_id: z.uuid().optional(),
      ...emailFilter,
    },
  })),
  response: many(Email),
  async handler({ params, query }, { db }) {
    const { items, next } = await emails(db, hubOf(params)).list(query.filter, query.page);
    return answer({ items: items.map(shown), next });
  },
});

const read = route({
  method: 'GET',
  path: `${collection}/{email_id}`,
  summary: text('Get an email of a hub'),
  description: text('Returns the recipient, the purpose, the delivery status and its history.'),
  caller: creator('members.read'),
  response: one(Email),
  errors: ['not_found'],
  async handler({ params }, { db }) {
    const email = await emails(db, hubOf(params)).get(params.email_id);
    return email ? answer(shown(email)) : refuse('not_found');
  },
});

export const emailRoutes = [listEmails, read];
