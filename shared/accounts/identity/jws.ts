import { type KeyObject, verify } from 'node:crypto';
import { ALGORITHM } from './token.ts';

/** A compact JWS taken apart (RFC 7515 §7.1); nothing in it is to be believed before `isSigned` says so. */
export interface CompactJws {
  readonly header: Readonly<Record<string, unknown>>;
  readonly claims: Readonly<Record<string, unknown>>;
  readonly signed: Buffer;
  readonly signature: Buffer;
}

/** The last of 86 characters has two bits of the 64 bytes to say: a signature has one spelling (RFC 4648 §3.5). */
const FORM = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]{85}[AQgw]$/;

const decode = (part: string): Readonly<Record<string, unknown>> | undefined => {
  const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as Readonly<Record<string, unknown>>) : undefined;
};

/** `undefined` for what is not three parts of base64url with two JSON objects and 64 bytes of signature. */
export const readJws = (token: string): CompactJws | undefined => {
  if (!FORM.test(token)) return undefined;
  const [head = '', body = '', tail = ''] = token.split('.');
  try {
    const [header, claims] = [decode(head), decode(body)];
    if (!header || !claims) return undefined;
    return { header, claims, signed: Buffer.from(`${head}.${body}`), signature: Buffer.from(tail, 'base64url') };
  } catch {
    return undefined;
  }
};

/** Whether the key signed it, with the one algorithm the service knows; a header that asks for more is refused. */
export const isSigned = ({ header, signed, signature }: CompactJws, key: KeyObject): boolean =>
  header.alg === ALGORITHM && header.crit === undefined && verify(null, signed, key, signature);
