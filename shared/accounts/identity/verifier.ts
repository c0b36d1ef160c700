import { createPublicKey, type KeyObject } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { decodeProtectedHeader } from 'jose/decode/protected_header';
import { JWTExpired } from 'jose/errors';
import { jwtVerify } from 'jose/jwt/verify';
import { Recent } from '../../platform/runtime/recent.ts';
import {
  ALGORITHM,
  acceptedKeys,
  type PublicKey,
  type PublicKeys,
  type Subject,
  TOKENS,
  type TokenKind,
} from './token.ts';

/** A token of this service that was valid until this time, in milliseconds. */
interface Expired {
  readonly kind: 'expired';
  readonly at: number;
}

/** Verifies tokens offline with the public halves of the signing keys. */
export interface TokenVerifier {
  /** The token's subject; `undefined` for a token that is forged, not yet valid or of an unknown kind. */
  verify(token: string, now: number): Promise<Subject | Expired | undefined>;
}

/** Tokens issued before generations existed count as older than every generation. */
const BEFORE_GENERATIONS = 0;
const CACHE_SIZE = 1_000;
const MAX_TOKEN_LENGTH = 2_048;

/** The last of 86 characters encodes two bits: any other last character would be a second encoding of the signature. */
const COMPACT_JWS = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]{85}[AQgw]$/;
const REQUIRED_CLAIMS = ['iat', 'exp', 'sub'];

interface Verified {
  readonly subject: Subject;
  /** Milliseconds. */
  readonly expires: number;
}

interface Signer {
  readonly kind: TokenKind;
  readonly key: PublicKey;
}

const subjectOf = (
  kind: TokenKind,
  { sub: id, team_id: team, gen, act, idp: provider, iat = 0, exp = 0 }: JWTPayload,
): Subject | undefined => {
  if (typeof id !== 'string' || (team !== undefined && typeof team !== 'string')) return undefined;
  if (gen !== undefined && typeof gen !== 'number') return undefined;
  const { sub: actor }: { readonly sub?: unknown } = Object(act);
  if (act !== undefined && (kind === 'platform' || typeof actor !== 'string')) return undefined;
  if (kind === 'platform') {
    if (provider !== undefined && (typeof provider !== 'string' || team === undefined)) return undefined;
    return { kind: 'user', id, team, provider, generation: gen };
  }
  if (team === undefined) return undefined;
  const isShortened = exp - iat < TOKENS.contact.seconds;
  const until = isShortened && { expires_at: exp * 1000 };
  const of = { kind: 'contact', id, team, generation: gen ?? BEFORE_GENERATIONS, ...until } as const;
  return typeof actor === 'string' ? { ...of, actor } : of;
};

/** What jose leaves open: dates are possible, and a `jti` is a string (RFC 7519 §2, §4.1.7). */
const isWellTyped = ({ iat, exp, jti }: JWTPayload): boolean =>
  Number.isFinite(iat) && isDate(exp) && (jti === undefined || typeof jti === 'string');

const isDate = (seconds = Number.NaN): boolean => !Number.isNaN(new Date(seconds * 1000).getTime());

/** Verified tokens are cached, so only the first request with a token checks its signature; expiry is always checked. */
export const tokenVerifier = (keys: PublicKeys, issuer: string): TokenVerifier => {
  const cache = new Recent<Verified>(CACHE_SIZE);
  const signers = new Map<string, Signer>(
    (Object.keys(TOKENS) as TokenKind[]).flatMap((kind) =>
      acceptedKeys(keys[kind]).map((key) => [key.kid, { kind, key }] as const),
    ),
  );
  const imported = new Map<string, KeyObject>();
  const importKey = ({ kid, x }: PublicKey): KeyObject => {
    const key = imported.get(kid) ?? createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    imported.set(kid, key);
    return key;
  };

  /** The key that the header names. No header throws, whatever JSON it holds. */
  const signerOf = (token: string): Signer | undefined => {
    try {
      const { kid } = decodeProtectedHeader(token);
      return typeof kid === 'string' ? signers.get(kid) : undefined;
    } catch {
      return undefined;
    }
  };

  /** The claims of a genuine token (RFC 7519 §7.2, RFC 8725 §3). No token throws, whatever JSON it holds. */
  const claimsOf = async (token: string, kind: TokenKind, key: KeyObject, now: number) => {
    const { typ, audience } = TOKENS[kind];
    const required = { issuer, audience, typ, requiredClaims: REQUIRED_CLAIMS, currentDate: new Date(now) };
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], ...required });
      return isWellTyped(payload) ? payload : undefined;
    } catch (error) {
      /* Expiry is checked last, after the signature and the other claims. */
      return error instanceof JWTExpired && isWellTyped(error.payload) ? error.payload : undefined;
    }
  };

  const check = async (token: string, now: number): Promise<Verified | undefined> => {
    const signer = COMPACT_JWS.test(token) ? signerOf(token) : undefined;
    if (!signer) return undefined;
    const claims = await claimsOf(token, signer.kind, importKey(signer.key), now);
    const subject = claims && subjectOf(signer.kind, claims);
    return subject && { subject, expires: Number(claims.exp) * 1000 };
  };

  return {
    async verify(token, now) {
      if (token.length > MAX_TOKEN_LENGTH) return undefined;
      const cached = cache.get(token);
      const verified = cached ?? (await check(token, now));
      if (!verified) return undefined;
      if (verified.expires <= now) return { kind: 'expired', at: verified.expires };
      if (!cached) cache.set(token, verified);
      return verified.subject;
    },
  };
};
