import type { DeclaredSecret, ProviderDeclaration } from '../../../platform/aws/provider-declaration.ts';

/** `api_key` calls the provider; `webhook_secret` proves its callbacks. */
export const SECRET: DeclaredSecret = {
  id: 'TranscriptionSecret',
  description: 'The key that AssemblyAI is called with, and what its callbacks are proved by',
  generated: 'webhook_secret',
  placeholders: { api_key: 'to be set' },
  variable: 'TRANSCRIPTION_SECRET_ARN',
};

export const assemblyai: ProviderDeclaration = { clientSecrets: [SECRET], callbackSecrets: [SECRET] };
