import type { VerifiedCallback } from '../../platform/callbacks/provider.ts';
import type { Environment } from '../../platform/runtime/config.ts';
import type { EmailReports } from './adapter.ts';
import type { EmailProviderName } from './registry.ts';
import { resendReports } from './resend/reports.ts';
import { sesReports } from './ses/reports.ts';

/** Processes the reports of each provider. The function that verifies callbacks does not bundle it. */
export const EMAIL_REPORTS: Readonly<Record<EmailProviderName, EmailReports>> = {
  ses: sesReports,
  resend: resendReports,
};

/** Reads a message that an email provider put into the queue itself; `undefined` for any other message. */
export const queuedCallback = (
  body: string,
  environment: Environment,
): { readonly provider: string; readonly callback: VerifiedCallback } | undefined => {
  for (const [provider, { queued }] of Object.entries(EMAIL_REPORTS)) {
    const callback = queued?.(body, environment);
    if (callback) return { provider, callback };
  }
  return undefined;
};
