import { randomBytes } from 'node:crypto';
import * as z from 'zod';

/** 24 to 128 printable ASCII characters without spaces. */
export const SigningSecret = z
  .string()
  .min(24)
  .max(128)
  .regex(/^[\x21-\x7e]*$/, 'A secret must be printable ASCII without spaces.');

/** A new secret of 32 random bytes, in the format of Standard Webhooks. */
export const generateSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;
