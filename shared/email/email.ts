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
  send(letter: Letter, context: EmailContext): Promise<void>;
}
