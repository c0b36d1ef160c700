import type { ProviderDeclaration } from '../../../platform/aws/provider-declaration.ts';

/** The function's role allows it to send. SNS signs the events with a public certificate. */
export const ses: ProviderDeclaration = { clientSecrets: [], callbackSecrets: [] };
