import type { ConnectCallbacks } from '../../platform/callbacks/provider.ts';
import type { EmailProviderName } from './registry.ts';
import { connectResendCallbacks } from './resend/connect-callbacks.ts';
import { connectSesCallbacks } from './ses/connect-callbacks.ts';

/** The verification of each provider's callbacks. */
export const EMAIL_CALLBACKS: Readonly<Record<EmailProviderName, ConnectCallbacks>> = {
  ses: connectSesCallbacks,
  resend: connectResendCallbacks,
};
