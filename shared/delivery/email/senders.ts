import type { Environment } from '../../platform/runtime/config.ts';
import type { ConnectSender } from './adapter.ts';
import { noSender } from './no-sender.ts';
import type { EmailProviderName } from './registry.ts';
import type { Sender } from './sender.ts';
import { connectSes } from './ses/connect.ts';

/** The sender of each provider that sends. Only the function that sends emails imports this file. */
export const EMAIL_SENDERS: Readonly<Partial<Record<EmailProviderName, ConnectSender>>> = { ses: connectSes };

/** The first sender that the stage is configured for. */
export const connectSender = (environment: Environment): Sender => {
  for (const connect of Object.values(EMAIL_SENDERS)) {
    const sender = connect(environment);
    if (sender) return sender;
  }
  return noSender;
};
