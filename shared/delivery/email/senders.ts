import type { Environment } from '../../platform/runtime/config.ts';
import type { ConnectSender } from './adapter.ts';
import type { EmailProviderName } from './registry.ts';
import type { Sender } from './sender.ts';
import { connectSes } from './ses/connect.ts';

/**
 * The sender of each provider; `null` for one whose delivery events alone are accepted. Only the function that sends
 * emails imports this file.
 */
const EMAIL_SENDERS: Readonly<Record<EmailProviderName, ConnectSender | null>> = { ses: connectSes, resend: null };

/** The sender of a stage without a provider: every email fails with the reason and becomes a dead letter. */
const noSender: Sender = {
  provider: 'none',
  send: () => Promise.reject(new Error('This deployment does not send emails: its settings have no email sender.')),
};

/** The first sender that the stage is configured for. */
export const connectSender = (environment: Environment): Sender => {
  for (const connect of Object.values(EMAIL_SENDERS)) {
    const sender = connect?.(environment);
    if (sender) return sender;
  }
  return noSender;
};
