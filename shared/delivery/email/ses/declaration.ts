import type { ProviderDeclaration } from '../../../platform/aws/provider-declaration.ts';

/** No secrets: the function's role allows it to send, and SNS signs the events with a public certificate. */
export const ses: ProviderDeclaration = { clientSecrets: [], callbackSecrets: [] };
