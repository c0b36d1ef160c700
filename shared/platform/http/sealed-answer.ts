import { decrypt, encrypt } from '../crypto/aes-gcm.ts';
import type { HttpResult } from './exchange.ts';

/** Most requests are not repeatable, and every function starts without it. */
const zlib = () => process.getBuiltinModule('node:zlib');

/**
 * An answer as it is kept for a repeat: encrypted under 32 bytes that are made of the request itself and stored
 * nowhere. Nobody reads in the table what was said in an answer, while it stands or after it was deleted; only who
 * sends the same request again is given it again.
 */
export const seal = (answer: HttpResult, key: Uint8Array): string =>
  encrypt(zlib().deflateRawSync(JSON.stringify(answer)), key).toString('base64');

/** Throws where the key is another, or what was kept is not whole. */
export const unseal = (sealed: string, key: Uint8Array): HttpResult => {
  const text = decrypt(Buffer.from(sealed, 'base64'), key);
  return JSON.parse(zlib().inflateRawSync(text).toString('utf8')) as HttpResult;
};
