import type { EmailMessage } from './email.ts';

/** A provider that sends letters and tells of them by what it calls each. */
export interface Sender {
  readonly provider: string;
  /** The provider's name of the letter, once it has taken it on. */
  send(letter: EmailMessage): Promise<string>;
}
