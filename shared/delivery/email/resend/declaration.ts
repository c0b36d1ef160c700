import { text } from '#docs';
import type { DeclaredSecret, ProviderDeclaration } from '../../../platform/aws/provider-declaration.ts';

export const SIGNING: DeclaredSecret = {
  id: 'ResendSecret',
  description: text('The key that Resend signs email events with'),
  generated: 'signing_secret',
  placeholders: {},
  variable: 'RESEND_SECRET_ARN',
};

export const resend: ProviderDeclaration = { clientSecrets: [], callbackSecrets: [SIGNING] };
