import { text } from '#docs';
import type { DeclaredSecret, ProviderDeclaration } from '../../../platform/aws/provider-declaration.ts';

export const API_KEY: DeclaredSecret = {
  id: 'PaymentKey',
  description: text('The API key of Stripe'),
  generated: 'api_key',
  placeholders: {},
  variable: 'PAYMENT_KEY_SECRET_ARN',
};

export const PLATFORM_SIGNING: DeclaredSecret = {
  id: 'PlatformPaymentsSecret',
  description: text('The key that Stripe signs events of the platform’s own account with'),
  generated: 'signing_secret',
  placeholders: {},
  variable: 'PLATFORM_PAYMENTS_SECRET_ARN',
};

export const CONNECT_SIGNING: DeclaredSecret = {
  id: 'ConnectedPaymentsSecret',
  description: text('The key that Stripe signs events of connected accounts with'),
  generated: 'signing_secret',
  placeholders: {},
  variable: 'CONNECTED_PAYMENTS_SECRET_ARN',
};

export const stripe: ProviderDeclaration = {
  clientSecrets: [API_KEY],
  callbackSecrets: [PLATFORM_SIGNING, CONNECT_SIGNING],
};
