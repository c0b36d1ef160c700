import type { VerifiedCallback } from '../../platform/callbacks/provider.ts';
import type { Environment } from '../../platform/runtime/config.ts';
import type { EmailCallbacks } from './adapter.ts';
import type { EmailProviderName } from './registry.ts';
import { resendCallbackAdapter } from './resend/connect-callbacks.ts';
import { sesCallbackAdapter } from './ses/connect-callbacks.ts';

/** The callbacks of each provider: how they are verified, and what they change. */
export const EMAIL_CALLBACKS: Readonly<Record<EmailProviderName, EmailCallbacks>> = {
  ses: sesCallbackAdapter,
  resend: resendCallbackAdapter,
};

/** Reads a message that an email provider put into the queue itself; `undefined` for any other message. */
export const queuedCallback = (
  body: string,
  environment: Environment,
): { readonly provider: string; readonly callback: VerifiedCallback } | undefined => {
  for (const [provider, { queued }] of Object.entries(EMAIL_CALLBACKS)) {
    const callback = queued?.(body, environment);
    if (callback) return { provider, callback };
  }
  return undefined;
};
