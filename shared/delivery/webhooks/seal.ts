import * as z from 'zod';
import { signedFetch } from '../../platform/aws/signed-fetch.ts';
import { type Environment, required } from '../../platform/runtime/config.ts';
import { Recent } from '../../platform/runtime/recent.ts';

/** The encryption context: a secret that was sealed for one endpoint cannot be opened for another. */
interface SealContext {
  readonly team: string;
  readonly hub: string;
  readonly endpoint: string;
}

/** Encrypts a secret for an endpoint. */
export type Seal = (secret: string, context: SealContext) => Promise<string>;

/** Decrypts a secret of an endpoint. Rejects for another endpoint, and if KMS does not respond. */
export type Open = (sealed: string, context: SealContext) => Promise<string>;

/** An error of KMS, named by its type. */
class SealError extends Error {
  readonly $metadata: { readonly httpStatusCode: number };

  constructor(cause: string, httpStatusCode: number) {
    super(`KMS returned ${httpStatusCode}`);
    this.name = cause;
    this.$metadata = { httpStatusCode };
  }
}

const KmsError = z.object({ __type: z.string().default('KMSError') });
const Encrypted = z.object({ CiphertextBlob: z.string() });
const Decrypted = z.object({ Plaintext: z.string() });

const call = async <T>(
  environment: Environment,
  operation: 'Encrypt' | 'Decrypt',
  input: object,
  answer: z.ZodType<T>,
): Promise<T> => {
  const response = await signedFetch(environment, new Date(), {
    service: 'kms',
    method: 'POST',
    path: '/',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `TrentService.${operation}` },
    body: JSON.stringify({ KeyId: required(environment, 'WEBHOOK_SECRETS_KEY_ID'), ...input }),
  });
  const body: unknown = await response.json().catch(() => ({}));
  if (response.ok) return answer.parse(body);
  throw new SealError(KmsError.parse(body).__type.split('#').at(-1) ?? 'KMSError', response.status);
};

const contextOf = ({ team, hub, endpoint }: SealContext) => ({ team, hub, endpoint });

export const kmsSeal =
  (environment: Environment): Seal =>
  async (secret, context) => {
    const input = { Plaintext: Buffer.from(secret).toString('base64'), EncryptionContext: contextOf(context) };
    return (await call(environment, 'Encrypt', input, Encrypted)).CiphertextBlob;
  };

export const kmsOpen =
  (environment: Environment): Open =>
  async (sealed, context) => {
    const input = { CiphertextBlob: sealed, EncryptionContext: contextOf(context) };
    return Buffer.from((await call(environment, 'Decrypt', input, Decrypted)).Plaintext, 'base64').toString();
  };

const MAX_CACHED = 500;
const CACHE_MINUTES = 5;

/** Caches decrypted secrets for five minutes, separately for each endpoint. */
export const cachedOpen = (open: Open, now: () => number = Date.now): Open => {
  const opened = new Recent<{ readonly secret: Promise<string>; readonly until: number }>(MAX_CACHED);
  return (sealed, context) => {
    const name = JSON.stringify([context.team, context.hub, context.endpoint, sealed]);
    const known = opened.get(name);
    if (known && known.until > now()) return known.secret;
    const secret = open(sealed, context);
    const entry = { secret, until: now() + CACHE_MINUTES * 60_000 };
    opened.set(name, entry);
    secret.catch(() => opened.set(name, { ...entry, until: 0 }));
    return secret;
  };
};
