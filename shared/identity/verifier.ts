import { createPublicKey, type KeyObject } from 'node:crypto';
import { Recent } from '../recent.ts';
import { type CompactJws, isSigned, readJws } from './jws.ts';
import { type PublicKeys, type Subject, TOKENS, type TokenKind } from './token.ts';

/** Checks tokens offline with the public halves of the signing keys; it holds nothing that could make one. */
export interface TokenVerifier {
  /** Whom the token speaks for; `undefined` for a token that is forged, expired, not yet valid or of no known kind. */
  verify(token: string, now: number): Subject | undefined;
}

const REMEMBERED = 1_000;
const LONGEST_TOKEN = 2_048;

interface Verified {
  readonly subject: Subject;
  /** Milliseconds. */
  readonly expires: number;
}

const subjectOf = (kind: TokenKind, { sub: id, team_id: team }: CompactJws['claims']): Subject | undefined => {
  if (typeof id !== 'string') return undefined;
  if (kind === 'contact') return typeof team === 'string' ? { kind: 'contact', id, team } : undefined;
  return typeof team === 'string' ? { kind: 'user', id, team } : { kind: 'user', id };
};

/** RFC 7519 §4.1 and RFC 8725 §3.8–3.11: made by us, for this audience, of this type, and valid now. */
const holds = (kind: TokenKind, { header, claims }: CompactJws, issuer: string, now: number): boolean => {
  const { typ, audience } = TOKENS[kind];
  const { iss, aud, exp, iat, nbf } = claims;
  return (
    header.typ === typ &&
    iss === issuer &&
    aud === audience &&
    typeof iat === 'number' &&
    typeof exp === 'number' &&
    exp * 1000 > now &&
    (nbf === undefined || (typeof nbf === 'number' && nbf * 1000 <= now))
  );
};

/** A token once verified is remembered, so only its first request pays for the signature; expiry is checked each time. */
export const tokenVerifier = (keys: PublicKeys, issuer: string): TokenVerifier => {
  const remembered = new Recent<Verified>(REMEMBERED);
  const kinds = new Map((Object.keys(TOKENS) as TokenKind[]).map((kind) => [keys[kind].kid, kind]));
  const imported = new Map<TokenKind, KeyObject>();
  const keyOf = (kind: TokenKind): KeyObject => {
    const { x } = keys[kind];
    const key = imported.get(kind) ?? createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    imported.set(kind, key);
    return key;
  };

  const check = (token: string, now: number): Verified | undefined => {
    const jws = readJws(token);
    const kind = jws && kinds.get(String(jws.header.kid));
    if (!kind || !holds(kind, jws, issuer, now) || !isSigned(jws, keyOf(kind))) return undefined;
    const subject = subjectOf(kind, jws.claims);
    return subject && { subject, expires: Number(jws.claims.exp) * 1000 };
  };

  return {
    verify(token, now) {
      if (token.length > LONGEST_TOKEN) return undefined;
      const known = remembered.get(token);
      if (known) return known.expires > now ? known.subject : undefined;
      const verified = check(token, now);
      if (!verified) return undefined;
      remembered.set(token, verified);
      return verified.subject;
    },
  };
};
