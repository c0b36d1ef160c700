import * as z from 'zod';
import type { MailJob } from '../../shared/email/mail-queue.ts';

/** The event that asks for the email: the same however often the relay sends the job. */
const ofEvent = { asked_by: z.string().optional() };

const Job = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('magic_link'), email: z.string(), slug: z.string(), return_url: z.string().nullable() }),
  z.object({ kind: z.literal('password_reset'), email: z.string() }),
  z.object({ kind: z.literal('registration_attempt'), email: z.string(), slug: z.string().nullable() }),
  z.object({ kind: z.literal('contact_password_reset'), email: z.string(), slug: z.string() }),
  z.object({
    kind: z.literal('contact_access'),
    team_id: z.string(),
    contact_id: z.string(),
    hub_id: z.string().nullable(),
    closed_at: z.string(),
  }),
  z.object({ kind: z.literal('email_verification'), user_id: z.string(), request_id: z.string() }),
  z.object({ kind: z.literal('invitation'), ...ofEvent, team_id: z.string(), invitation_id: z.string() }),
  z.object({
    kind: z.literal('event_seat'),
    ...ofEvent,
    team_id: z.string(),
    hub_id: z.string(),
    event_id: z.string(),
    contact_id: z.string(),
  }),
  z.object({
    kind: z.literal('achievement'),
    ...ofEvent,
    team_id: z.string(),
    hub_id: z.string(),
    contact_id: z.string(),
    achievement_id: z.string(),
  }),
  z.object({
    kind: z.literal('automation'),
    team_id: z.string(),
    hub_id: z.string(),
    contact_id: z.string(),
    letter_id: z.string(),
  }),
  z.object({
    kind: z.literal('notification'),
    team_id: z.string(),
    contact_id: z.string(),
    notification_id: z.string(),
  }),
  z.object({
    kind: z.literal('duplicate_subscription'),
    team_id: z.string(),
    hub_id: z.string(),
    order_id: z.string(),
  }),
]);

/** What a message asks for; throws on one that asks for nothing known, so that it is set aside and seen. */
export const readJob = (body: string): MailJob => Job.parse(JSON.parse(body));

/** The name of the email a job asks for, the same in every job that asks for it; without one the message's id is. */
export const taskOf = (job: MailJob): string | undefined => {
  switch (job.kind) {
    case 'magic_link':
    case 'password_reset':
    case 'registration_attempt':
    case 'contact_password_reset':
      return undefined;
    case 'email_verification':
      return `EMAIL_VERIFICATION#${job.user_id}#${job.request_id}`;
    case 'contact_access':
      return `CONTACT_ACCESS#${job.team_id}#${job.contact_id}#${job.closed_at}`;
    case 'automation':
      return `AUTOMATION#${job.letter_id}`;
    case 'notification':
      return `NOTIFICATION#${job.contact_id}#${job.notification_id}`;
    case 'duplicate_subscription':
      return `DUPLICATE_SUBSCRIPTION#${job.team_id}#${job.order_id}`;
    default:
      return job.asked_by && `EVENT#${job.asked_by}`;
  }
};
