import type { EmailMessage } from '../../shared/delivery/email/email.ts';
import type { EmailContext } from '../../shared/delivery/email/email-kinds.ts';
import type { MailJob } from '../../shared/delivery/email/mail-queue.ts';
import type { ContactCredentialItem } from '../../shared/hubs/people/contacts/contact-credentials.ts';
import type { Table } from '../../shared/platform/db/table.ts';

/** What an email is made with: the table, the address of the service, the current time and the email's token. */
export interface MailDeps {
  readonly db: Table;
  readonly publicOrigin: string;
  readonly now: Date;
  /** The token that the email carries: the same whenever the task is attempted again. */
  readonly token: () => Promise<string>;
}

/** An email, and what it is for. */
export interface ComposedEmail {
  readonly message: EmailMessage;
  readonly context: EmailContext;
  /** The contact has not verified the address: anybody may have given it. */
  readonly isUnverified?: boolean;
}

export type Job<K extends MailJob['kind']> = Extract<MailJob, { kind: K }>;

export const composed = (letter: EmailMessage, context: EmailContext): ComposedEmail => ({ message: letter, context });

/** An email to the contact of a credential, whose address may not be verified. */
export const composedFor = (
  { address_proved_at }: Pick<ContactCredentialItem, 'address_proved_at'>,
  letter: EmailMessage,
  context: EmailContext,
): ComposedEmail => ({ message: letter, context, isUnverified: address_proved_at === undefined });

/** An email of the service itself, which no team reads. */
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

/** The address of the page that takes the token. */
export const link = (
  { publicOrigin }: Pick<MailDeps, 'publicOrigin'>,
  token: string,
  purpose?: 'password' | 'invitation' | 'email',
): string => {
  const url = new URL('/m', publicOrigin);
  if (purpose) url.searchParams.set('for', purpose);
  url.searchParams.set('token', token);
  return url.href;
};
