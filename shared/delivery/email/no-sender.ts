import type { Sender } from './sender.ts';

/** The sender of a stage without a provider: every email fails with the reason and becomes a dead letter. */
export const noSender: Sender = {
  provider: 'none',
  send: () => Promise.reject(new Error('This deployment does not send emails: its settings have no email sender.')),
};
