import { createPublicKey, type KeyObject } from 'node:crypto';
import { Recent } from '../../platform/runtime/recent.ts';
import { type CompactJws, isSigned, readJws } from './jws.ts';
import { acceptedKeys, type PublicKey, type PublicKeys, type Subject, TOKENS, type TokenKind } from './token.ts';

/** Checks tokens offline with the public halves of the signing keys; it holds nothing that could make one. */
export interface TokenVerifier {
  /** Whom the token speaks for; `undefined` for a token that is forged, expired, not yet valid or of no known kind. */
  verify(token: string, now: number): Subject | undefined;
}

/** Tokens once named no generation: they count as older than every one. */
const BEFORE_GENERATIONS = 0;
const REMEMBERED = 1_000;
const LONGEST_TOKEN = 2_048;

interface Verified {
  readonly subject: Subject;
  /** Milliseconds. */
  readonly expires: number;
}

const subjectOf = (kind: TokenKind, { sub: id, team_id: team, gen }: CompactJws['claims']): Subject | undefined => {
  if (typeof id !== 'string' || (team !== undefined && typeof team !== 'string')) return undefined;
  if (kind === 'platform') return team === undefined ? { kind: 'user', id } : { kind: 'user', id, team };
  if (team === undefined || (gen !== undefined && typeof gen !== 'number')) return undefined;
  return { kind: 'contact', id, team, generation: gen ?? BEFORE_GENERATIONS };
};

/** RFC 7519 §2. */
const isNumericDate = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** RFC 7519 §4.1 and RFC 8725 §3.8–3.11: made by us, for this audience, of this type, and valid now. */
const holds = (kind: TokenKind, { header, claims }: CompactJws, issuer: string, now: number): boolean => {
  const { typ, audience } = TOKENS[kind];
  const { iss, aud, exp, iat, nbf, jti } = claims;
  return (
    header.typ === typ &&
    iss === issuer &&
    aud === audience &&
    isNumericDate(iat) &&
    isNumericDate(exp) &&
    exp * 1000 > now &&
    (nbf === undefined || (isNumericDate(nbf) && nbf * 1000 <= now)) &&
    (jti === undefined || typeof jti === 'string')
  );
};

/** A token once verified is remembered, so only its first request pays for the signature; expiry is checked each time. */
export const tokenVerifier = (keys: PublicKeys, issuer: string): TokenVerifier => {
  const remembered = new Recent<Verified>(REMEMBERED);
  const known = new Map(
    (Object.keys(TOKENS) as TokenKind[]).flatMap((kind) =>
      acceptedKeys(keys[kind]).map((key) => [key.kid, { kind, key }] as const),
    ),
  );
  const imported = new Map<string, KeyObject>();
  const imports = ({ kid, x }: PublicKey): KeyObject => {
    const key = imported.get(kid) ?? createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    imported.set(kid, key);
    return key;
  };

  /** A token that holds but for its signature. Whatever stands in a token, reading it throws nothing. */
  const held = (token: string, now: number) => {
    try {
      const jws = readJws(token);
      const kid = jws?.header.kid;
      const signer = typeof kid === 'string' ? known.get(kid) : undefined;
      return jws && signer && holds(signer.kind, jws, issuer, now) ? { jws, signer } : undefined;
    } catch {
      return undefined;
    }
  };

  const check = (token: string, now: number): Verified | undefined => {
    const read = held(token, now);
    if (!read || !isSigned(read.jws, imports(read.signer.key))) return undefined;
    const { claims } = read.jws;
    const subject = subjectOf(read.signer.kind, claims);
    return subject && { subject, expires: Number(claims.exp) * 1000 };
  };

  return {
    verify(token, now) {
      if (token.length > LONGEST_TOKEN) return undefined;
      const before = remembered.get(token);
      if (before) return before.expires > now ? before.subject : undefined;
      const verified = check(token, now);
      if (!verified) return undefined;
      remembered.set(token, verified);
      return verified.subject;
    },
  };
};
