import { type SecretFields, secretFields } from '../../../platform/aws/secret.ts';
import type { Environment } from '../../../platform/runtime/config.ts';

/** `api_key`, which calls the provider, and `webhook_secret`, from which its callbacks are proved. */
export const transcriptionSecret = (environment: Environment): SecretFields =>
  secretFields(environment, 'TRANSCRIPTION_SECRET_ARN');
