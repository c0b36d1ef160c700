import type { ProviderDeclaration } from '../../../platform/aws/provider-declaration.ts';

/** The role of a function lets it send; SNS signs the events with a public certificate. */
export const ses: ProviderDeclaration = { clientSecrets: [], callbackSecrets: [] };
