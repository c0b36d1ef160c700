import { randomBytes } from 'node:crypto';
import * as z from 'zod';

const PREFIX = 'whsec_';

/** The bytes of a key that every Standard Webhooks library accepts. */
const MIN_KEY = 24;
const MAX_KEY = 64;

/** Whether the secret is without the prefix, or the standard base64 of a key. Libraries decode what has the prefix. */
const isDecodable = (secret: string): boolean => {
  if (!secret.startsWith(PREFIX)) return true;
  const encoded = secret.slice(PREFIX.length);
  const key = Buffer.from(encoded, 'base64');
  return key.toString('base64') === encoded && key.length >= MIN_KEY && key.length <= MAX_KEY;
};

/** 24 to 128 printable ASCII characters without spaces; after `whsec_`, the base64 of 24 to 64 bytes. */
export const SigningSecret = z
  .string()
  .min(24)
  .max(128)
  .regex(/^[\x21-\x7e]*$/, 'A secret must be printable ASCII without spaces.')
  .refine(
    isDecodable,
    'After `whsec_`, a secret must be 24 to 64 bytes in standard base64 with padding, not base64url or hex. For example: `openssl rand -base64 32`.',
  );

/** A new secret of 32 random bytes, in the format of Standard Webhooks. */
export const generateSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;
