import type { Step } from '../../platform/db/transaction.ts';
import type { EmailContext } from './email-kinds.ts';
import type { HeldEmail } from './held-email.ts';

/** A plain-text email to one recipient. */
export interface EmailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Written with the record of an email. */
export interface EmailRecord {
  /** Written in the same transaction. */
  readonly steps?: readonly Step[];
  /** The held email, if this email was held before. */
  readonly held?: HeldEmail | undefined;
}

/** Sends emails. When `send` resolves, the provider has accepted the email. */
export interface Email {
  /** Writes `record` after the provider has accepted the email, if emails are recorded. */
  send(message: EmailMessage, context: EmailContext, record?: EmailRecord): Promise<void>;
}
