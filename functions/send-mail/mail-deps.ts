import type { EmailMessage } from '../../shared/delivery/email/email.ts';
import type { EmailContext } from '../../shared/delivery/email/email-kinds.ts';
import type { LinkPurpose } from '../../shared/delivery/email/link-purpose.ts';
import type { MailJob } from '../../shared/delivery/email/mail-job.ts';
import type { ContactCredentialItem } from '../../shared/hubs/people/contacts/contact-credentials.ts';
import type { Audience } from '../../shared/hubs/people/members/audience.ts';
import type { Table } from '../../shared/platform/db/table.ts';

/** The dependencies of composing an email. */
export interface MailDeps {
  readonly db: Table;
  readonly publicOrigin: string;
  readonly now: Date;
  /** The token of the email, the same for every attempt of the task. */
  readonly token: () => Promise<string>;
}

/** An email and its context. */
export interface ComposedEmail {
  readonly message: EmailMessage;
  readonly context: EmailContext;
  /** The address is not proved, so it may belong to another person. Absent: it is read when the email is sent. */
  readonly isUnverified?: boolean;
  /** The members that the email is for. Absent: only members. */
  readonly audience?: Audience;
}

export type Job<K extends MailJob['kind']> = Extract<MailJob, { kind: K }>;

export const composed = (message: EmailMessage, context: EmailContext): ComposedEmail => ({ message, context });

/** An email to the address of a contact or user, who may not have proved it. */
export const composedFor = (
  { address_proved_at }: Pick<ContactCredentialItem, 'address_proved_at'>,
  message: EmailMessage,
  context: EmailContext,
): ComposedEmail => ({ message, context, isUnverified: address_proved_at === undefined });

/** The context of an email of the service itself. No team can read it. */
export const serviceContext = (kind: EmailContext['kind']): EmailContext => ({
  kind,
  team_id: null,
  hub_id: null,
  contact_id: null,
});

export const contextOf = ({ kind, team_id, hub_id, contact_id }: EmailContext): EmailContext => ({
  kind,
  team_id,
  hub_id,
  contact_id,
});

/** The URL of the page that accepts the token. */
export const link = (
  { publicOrigin }: Pick<MailDeps, 'publicOrigin'>,
  token: string,
  purpose?: LinkPurpose,
): string => {
  const url = new URL('/m', publicOrigin);
  if (purpose) url.searchParams.set('for', purpose);
  url.searchParams.set('token', token);
  return url.href;
};
