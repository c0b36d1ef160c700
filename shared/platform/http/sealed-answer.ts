import { decrypt, encrypt } from '../crypto/aes-gcm.ts';
import type { HttpResult } from './exchange.ts';

/** Loaded on demand: most requests have no idempotency key. */
const zlib = () => process.getBuiltinModule('node:zlib');

/**
 * Encrypts a stored response with a 32-byte key derived from the request and stored nowhere. Only a client that sends
 * the same request again can get the response.
 */
export const seal = (answer: HttpResult, key: Uint8Array): string =>
  encrypt(zlib().deflateRawSync(JSON.stringify(answer)), key).toString('base64');

/** Decrypts a stored response. Throws if the key differs or the data was changed. */
export const unseal = (sealed: string, key: Uint8Array): HttpResult => {
  const text = decrypt(Buffer.from(sealed, 'base64'), key);
  return JSON.parse(zlib().inflateRawSync(text).toString('utf8')) as HttpResult;
};
