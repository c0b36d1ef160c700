import type { Sender } from './sender.ts';

/** The sender of a stage that has none: every email fails with the reason, and ends as a dead letter to be sent later. */
export const noSender: Sender = {
  provider: 'none',
  send: () => Promise.reject(new Error('This deployment does not send emails: its settings have no email sender.')),
};
