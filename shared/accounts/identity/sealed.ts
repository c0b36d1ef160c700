import { createHmac } from 'node:crypto';
import { decrypt, encrypt } from '../../platform/crypto/aes-gcm.ts';

/** Derived from the token and different from its stored hash, so only the holder of the token has the key. */
const keyOf = (token: string): Uint8Array => createHmac('sha256', token).update('sealed').digest();

/** Encrypts a value of a token's row. Without the token it cannot be read. */
export const sealed = (value: object, token: string): string =>
  encrypt(Buffer.from(JSON.stringify(value)), keyOf(token)).toString('base64url');

/** Decrypts a value. Older rows hold the value unencrypted. */
export const unsealed = <T extends object>(stored: string | T, token: string): T =>
  typeof stored === 'string'
    ? (JSON.parse(decrypt(Buffer.from(stored, 'base64url'), keyOf(token)).toString()) as T)
    : stored;
