import type { MailJob } from '../../shared/delivery/email/mail-queue.ts';
import { own } from '../../shared/platform/runtime/own.ts';

type Kind = MailJob['kind'];
type AnyField = 'text' | 'text?' | 'text or null' | 'text? or null';
type Field<V> = undefined extends V
  ? null extends V
    ? 'text? or null'
    : 'text?'
  : null extends V
    ? 'text or null'
    : 'text';
type Fields<J> = { readonly [Name in Exclude<keyof J, 'kind'>]-?: Field<J[Name]> };

const ofTeam = { asked_by: 'text?', team_id: 'text' } as const;
const ofContact = { ...ofTeam, hub_id: 'text', contact_id: 'text' } as const;

/** The fields of each kind of job. */
const FIELDS: { readonly [K in Kind]: Fields<Extract<MailJob, { kind: K }>> } = {
  magic_link: { email: 'text', slug: 'text', return_url: 'text or null', code_challenge: 'text? or null' },
  password_reset: { email: 'text' },
  registration_attempt: { email: 'text', slug: 'text or null' },
  contact_password_reset: { email: 'text', slug: 'text', code_challenge: 'text? or null' },
  contact_access: { team_id: 'text', contact_id: 'text', hub_id: 'text or null', closed_at: 'text' },
  contact_email_proof: { team_id: 'text', contact_id: 'text', requested_at: 'text' },
  contact_email_notice: { team_id: 'text', contact_id: 'text', requested_at: 'text' },
  email_verification: { user_id: 'text', request_id: 'text' },
  invitation: { ...ofTeam, invitation_id: 'text' },
  event_seat: { ...ofContact, event_id: 'text' },
  achievement: { ...ofContact, achievement_id: 'text' },
  automation: { team_id: 'text', hub_id: 'text', contact_id: 'text', letter_id: 'text' },
  notification: { team_id: 'text', contact_id: 'text', notification_id: 'text' },
  duplicate_subscription: { team_id: 'text', hub_id: 'text', order_id: 'text' },
};

const isA = (field: AnyField, value: unknown): boolean =>
  typeof value === 'string' ||
  (field.startsWith('text?') && value === undefined) ||
  (field.endsWith('or null') && value === null);

const isJob = (value: unknown): value is MailJob => {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  const fields = own<Readonly<Record<string, AnyField>>>(FIELDS, String(value.kind));
  const named = new Map<string, unknown>(Object.entries(value));
  return fields !== undefined && Object.entries(fields).every(([name, field]) => isA(field, named.get(name)));
};

/** The job of a queue message. Throws for an unknown job, so that the message becomes a dead letter. */
export const readJob = (body: string): MailJob => {
  const job: unknown = JSON.parse(body);
  if (!isJob(job)) throw new Error('The message contains no known email job.');
  return job;
};

/** Identifies the email of a job, the same for repeated jobs. `undefined`: the id of the message identifies it. */
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
    case 'contact_email_proof':
    case 'contact_email_notice':
      return `${job.kind.toUpperCase()}#${job.team_id}#${job.contact_id}#${job.requested_at}`;
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
