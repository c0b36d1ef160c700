import { PROOF_HEADER, proofOf } from '../../../shared/media/transcription/assemblyai/callbacks.ts';
import { isObject, stringOf } from '../json.ts';
import type { Secrets } from './secrets-manager.ts';

/** The secrets with which scripts can sign callbacks as the providers do. */
export interface CallbackSecrets {
  readonly stripe: { readonly platform: string; readonly connect: string };
  readonly resend: string;
  /** The proof of a callback without a reference. For one with a reference, see `GET /_local/callbacks`. */
  readonly assemblyai: { readonly header: string; readonly value: string };
}

/** A field of one of the template's secrets, by the secret's logical name. */
const fieldOf = (secrets: Secrets, name: string, field: string): string => {
  const [, value = '{}'] = [...secrets].find(([arn]) => new RegExp(`${name}\\w*$`).test(arn)) ?? [];
  const fields: unknown = JSON.parse(value);
  return isObject(fields) ? stringOf(fields[field]) : '';
};

export const callbackSecrets = (secrets: Secrets): CallbackSecrets => ({
  stripe: {
    platform: fieldOf(secrets, 'PlatformPaymentsSecret', 'signing_secret'),
    connect: fieldOf(secrets, 'ConnectedPaymentsSecret', 'signing_secret'),
  },
  resend: `whsec_${Buffer.from(fieldOf(secrets, 'ResendSecret', 'signing_secret'), 'base64').toString('base64')}`,
  assemblyai: {
    header: PROOF_HEADER,
    value: proofOf(fieldOf(secrets, 'TranscriptionSecret', 'webhook_secret'), ''),
  },
});
