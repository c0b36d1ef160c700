import { text } from '#docs';
import type { DeclaredSecret, ProviderDeclaration } from '../../../platform/aws/provider-declaration.ts';

/** `api_key` authenticates calls; `webhook_secret` proves callbacks. */
export const SECRET: DeclaredSecret = {
  id: 'TranscriptionSecret',
  description: text('The API key of AssemblyAI, and the secret that proves its callbacks'),
  generated: 'webhook_secret',
  placeholders: { api_key: 'to be set' },
  variable: 'TRANSCRIPTION_SECRET_ARN',
};

export const assemblyai: ProviderDeclaration = { clientSecrets: [SECRET], callbackSecrets: [SECRET] };
