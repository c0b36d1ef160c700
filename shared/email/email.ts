import type { Step } from '../db/transaction.ts';
import type { EmailContext } from './email-kinds.ts';

/** A letter as it is sent: plain text, to one person. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** What is sent in their place while no owner of the team has proved their address. */
  readonly unproved?: { readonly subject: string; readonly text: string };
}

/** Sends letters; once `send` has returned, the provider has taken the letter on. */
export interface Email {
  /** `done` is written with the record that the provider has accepted it, where one is kept. */
  send(letter: Letter, context: EmailContext, done?: Step): Promise<void>;
}
