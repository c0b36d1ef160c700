import { createHmac } from 'node:crypto';
import { decrypt, encrypt } from '../../platform/crypto/aes-gcm.ts';

/** The table holds a token's hash; this key is another, so only who presents the token can derive it. */
const keyOf = (token: string): Uint8Array => createHmac('sha256', token).update('sealed').digest();

/** A value as the row of a token holds it: nobody reads it in the table, without the token. */
export const sealed = (value: object, token: string): string =>
  encrypt(Buffer.from(JSON.stringify(value)), keyOf(token)).toString('base64url');

/** The value again. A row written before values were sealed holds it as it is. */
export const unsealed = <T extends object>(stored: string | T, token: string): T =>
  typeof stored === 'string'
    ? (JSON.parse(decrypt(Buffer.from(stored, 'base64url'), keyOf(token)).toString()) as T)
    : stored;
