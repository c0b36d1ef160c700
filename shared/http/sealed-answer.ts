import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { HttpResult } from './exchange.ts';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** Most requests are not repeatable, and every function starts without it. */
const zlib = () => process.getBuiltinModule('node:zlib');

/**
 * An answer as it is kept for a repeat: encrypted under 32 bytes that are made of the request itself and stored
 * nowhere. Nobody reads in the table what was said in an answer, while it stands or after it was deleted; only who
 * sends the same request again is given it again.
 */
export const seal = (answer: HttpResult, key: Uint8Array): string => {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, key, nonce);
  const text = cipher.update(zlib().deflateRawSync(JSON.stringify(answer)));
  return Buffer.concat([nonce, text, cipher.final(), cipher.getAuthTag()]).toString('base64');
};

/** Throws where the key is another, or what was kept is not whole. */
export const unseal = (sealed: string, key: Uint8Array): HttpResult => {
  const bytes = Buffer.from(sealed, 'base64');
  const opened = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE));
  opened.setAuthTag(bytes.subarray(-TAG));
  const text = Buffer.concat([opened.update(bytes.subarray(NONCE, -TAG)), opened.final()]);
  return JSON.parse(zlib().inflateRawSync(text).toString('utf8')) as HttpResult;
};
