import * as z from 'zod';
import type { MailJob } from '../../shared/email/mail-queue.ts';

const Job = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('magic_link'), email: z.string(), slug: z.string(), return_url: z.string().nullable() }),
  z.object({ kind: z.literal('password_reset'), email: z.string() }),
  z.object({ kind: z.literal('email_verification'), user_id: z.string(), request_id: z.string() }),
  z.object({ kind: z.literal('invitation'), team_id: z.string(), invitation_id: z.string() }),
  z.object({
    kind: z.literal('event_seat'),
    team_id: z.string(),
    hub_id: z.string(),
    event_id: z.string(),
    contact_id: z.string(),
  }),
  z.object({
    kind: z.literal('achievement'),
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
]);

/** What a message asks for; throws on one that asks for nothing known, so that it is set aside and seen. */
export const readJob = (body: string): MailJob => Job.parse(JSON.parse(body));

/** What names a letter that may be asked for by several messages; any other is the one message that asks for it. */
export const taskOf = (job: MailJob): string | undefined => {
  if (job.kind === 'automation') return `AUTOMATION#${job.letter_id}`;
  if (job.kind === 'email_verification') return `EMAIL_VERIFICATION#${job.user_id}#${job.request_id}`;
  return job.kind === 'notification' ? `NOTIFICATION#${job.contact_id}#${job.notification_id}` : undefined;
};
