import {
  constants,
  createPublicKey,
  type JsonWebKey,
  type KeyObject,
  type VerifyKeyObjectInput,
  verify,
} from 'node:crypto';
import type { JSONWebKeySet, JWK } from 'jose';
import { decodeProtectedHeader } from 'jose/decode/protected_header';
import { own } from '../../../platform/runtime/own.ts';
import { jsonObject } from './json-object.ts';

interface Algorithm {
  readonly kty: string;
  readonly hash: string | null;
  readonly options?: Omit<VerifyKeyObjectInput, 'key'>;
  readonly fits: (key: KeyObject) => boolean;
}

const MIN_RSA_BITS = 2048;

const rsa = (hash: string, options: Algorithm['options'] = {}): Algorithm => ({
  ...{ kty: 'RSA', hash, options },
  fits: ({ asymmetricKeyType, asymmetricKeyDetails }) =>
    asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= MIN_RSA_BITS,
});

const PSS = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST };

const ec = (hash: string, curve: string): Algorithm => ({
  ...{ kty: 'EC', hash, options: { dsaEncoding: 'ieee-p1363' } },
  fits: ({ asymmetricKeyDetails }) => asymmetricKeyDetails?.namedCurve === curve,
});

/** Only signatures that need a private key: `none` and the HMAC algorithms are refused (RFC 7518, RFC 8037). */
const ALGORITHMS: Readonly<Record<string, Algorithm>> = {
  ...{ RS256: rsa('sha256'), RS384: rsa('sha384'), RS512: rsa('sha512') },
  ...{ PS256: rsa('sha256', PSS), PS384: rsa('sha384', PSS), PS512: rsa('sha512', PSS) },
  ...{ ES256: ec('sha256', 'prime256v1'), ES384: ec('sha384', 'secp384r1') },
  EdDSA: { kty: 'OKP', hash: null, fits: ({ asymmetricKeyType }) => asymmetricKeyType === 'ed25519' },
};

const COMPACT = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/;
const MAX_LENGTH = 16_384;
const MAX_KEYS = 10;

const headerOf = (token: string) => {
  try {
    return decodeProtectedHeader(token);
  } catch {
    return undefined;
  }
};

const payloadOf = (token: string): unknown =>
  jsonObject(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));

/** Whether the key may verify this algorithm under this id. */
const isCandidate = (
  { kty, kid, use, alg }: JWK,
  of: { readonly alg: string; readonly kid: string | undefined },
): boolean =>
  kty === ALGORITHMS[of.alg]?.kty &&
  (of.kid === undefined || kid === of.kid) &&
  (use === undefined || use === 'sig') &&
  (alg === undefined || alg === of.alg);

const verifies = (jwk: JWK, { hash, options, fits }: Algorithm, token: string): boolean => {
  const end = token.lastIndexOf('.');
  try {
    const key = createPublicKey({ key: { ...jwk } as JsonWebKey, format: 'jwk' });
    const signature = Buffer.from(token.slice(end + 1), 'base64url');
    return fits(key) && verify(hash, Buffer.from(token.slice(0, end)), { ...options, key }, signature);
  } catch {
    return false;
  }
};

/** The payload of a token signed by one of the keys; `unknown_key` if none of them has signed it. */
export const verifyJws = (
  token: string,
  { keys }: JSONWebKeySet,
): { readonly payload: unknown } | 'unknown_key' | undefined => {
  const header = token.length <= MAX_LENGTH && COMPACT.test(token) ? headerOf(token) : undefined;
  const alg = typeof header?.alg === 'string' ? header.alg : '';
  const algorithm = own(ALGORITHMS, alg);
  if (!header || !algorithm || header.crit !== undefined) return undefined;
  const named = { alg, kid: typeof header.kid === 'string' ? header.kid : undefined };
  const candidates = keys.filter((key) => isCandidate(key, named)).slice(0, MAX_KEYS);
  return candidates.some((key) => verifies(key, algorithm, token)) ? { payload: payloadOf(token) } : 'unknown_key';
};
