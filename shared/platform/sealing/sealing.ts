import * as z from 'zod';
import { signedFetch } from '../aws/signed-fetch.ts';
import { type Environment, required } from '../runtime/config.ts';
import { Recent } from '../runtime/recent.ts';

/**
 * The encryption context: a secret that was sealed for one owner cannot be unsealed for another. `endpoint` is the id of
 * the owner, also of an identity provider: stored secrets are bound to this name.
 */
interface SecretOwner {
  readonly team: string;
  readonly hub: string;
  readonly endpoint: string;
}

/** Seals a secret for its owner. */
export type Seal = (secret: string, context: SecretOwner) => Promise<string>;

/** Unseals a secret of its owner. Rejects for another owner, and if KMS does not respond. */
export type Unseal = (sealed: string, context: SecretOwner) => Promise<string>;

/** An error of KMS, named by its type. */
class KmsError extends Error {
  readonly $metadata: { readonly httpStatusCode: number };

  constructor(type: string, httpStatusCode: number) {
    super(`KMS returned ${httpStatusCode}`);
    this.name = type;
    this.$metadata = { httpStatusCode };
  }
}

const KmsErrorBody = z.object({ __type: z.string().default('KMSError') });
const Encrypted = z.object({ CiphertextBlob: z.string() });
const Decrypted = z.object({ Plaintext: z.string() });

const call = async <T>(
  environment: Environment,
  operation: 'Encrypt' | 'Decrypt',
  input: object,
  schema: z.ZodType<T>,
): Promise<T> => {
  /* `TrentService` is the target prefix of KMS. */
  const response = await signedFetch(environment, new Date(), {
    service: 'kms',
    method: 'POST',
    path: '/',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `TrentService.${operation}` },
    body: JSON.stringify({ KeyId: required(environment, 'SEALING_KEY_ID'), ...input }),
  });
  const body: unknown = await response.json().catch(() => ({}));
  if (response.ok) return schema.parse(body);
  throw new KmsError(KmsErrorBody.parse(body).__type.split('#').at(-1) ?? 'KMSError', response.status);
};

/** Drops further attributes: KMS compares the whole context. */
const encryptionContext = ({ team, hub, endpoint }: SecretOwner, purpose: string | undefined) => ({
  team,
  hub,
  endpoint,
  ...(purpose && { purpose }),
});

/** Seals secrets for a purpose, or for none, as those of webhook endpoints. Functions are granted one purpose. */
export const sealWithKms =
  (environment: Environment, purpose?: string): Seal =>
  async (secret, context) => {
    const EncryptionContext = encryptionContext(context, purpose);
    const input = { Plaintext: Buffer.from(secret).toString('base64'), EncryptionContext };
    return (await call(environment, 'Encrypt', input, Encrypted)).CiphertextBlob;
  };

/** Unseals secrets that were sealed with the same purpose. */
export const unsealWithKms =
  (environment: Environment, purpose?: string): Unseal =>
  async (sealed, context) => {
    const input = { CiphertextBlob: sealed, EncryptionContext: encryptionContext(context, purpose) };
    return Buffer.from((await call(environment, 'Decrypt', input, Decrypted)).Plaintext, 'base64').toString();
  };

const MAX_CACHED = 500;
const CACHE_MINUTES = 5;

/** Caches unsealed secrets for five minutes, separately for each owner. */
export const cachedUnseal = (unseal: Unseal, now: () => number = Date.now): Unseal => {
  const cache = new Recent<{ readonly secret: Promise<string>; readonly until: number }>(MAX_CACHED);
  return (sealed, context) => {
    const name = JSON.stringify([context.team, context.hub, context.endpoint, sealed]);
    const cached = cache.get(name);
    if (cached && cached.until > now()) return cached.secret;
    const secret = unseal(sealed, context);
    const entry = { secret, until: now() + CACHE_MINUTES * 60_000 };
    cache.set(name, entry);
    secret.catch(() => cache.set(name, { ...entry, until: 0 }));
    return secret;
  };
};
