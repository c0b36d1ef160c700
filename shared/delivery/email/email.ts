import type { Step } from '../../platform/db/transaction.ts';
import type { EmailContext } from './email-kinds.ts';
import type { HeldEmail } from './held-email.ts';

/** A letter as it is sent: plain text, to one person. */
export interface EmailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** What belongs to the record of an email. */
export interface EmailRecord {
  /** Written in the same transaction. */
  readonly steps?: readonly Step[];
  /** The email as it was recorded when it was held back. */
  readonly held?: HeldEmail | undefined;
}

/** Sends letters; once `send` has returned, the provider has taken the letter on. */
export interface Email {
  /** `recorded` is written once the provider has accepted it, where a record is kept. */
  send(letter: EmailMessage, context: EmailContext, recorded?: EmailRecord): Promise<void>;
}
