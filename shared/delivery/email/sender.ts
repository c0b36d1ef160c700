import type { EmailMessage } from './email.ts';

/** Sends emails through a provider, whose reports refer to each by the message id that `send` returns. */
export interface Sender {
  readonly provider: string;
  /** Returns the provider's message id once the provider has accepted the email. */
  send(message: EmailMessage): Promise<string>;
}
