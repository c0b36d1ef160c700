import { randomBytes } from 'node:crypto';
import * as z from 'zod';

/** 24 to 128 printable characters of ASCII, none of them a space. */
export const SigningSecret = z
  .string()
  .min(24)
  .max(128)
  .regex(/^[\x21-\x7e]*$/, 'A secret must be printable ASCII without spaces.');

/** A new secret in the form of Standard Webhooks: 32 random bytes. */
export const generateSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;
