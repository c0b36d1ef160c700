import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { ALGORITHM, TOKENS, type TokenKind } from '../../shared/accounts/identity/token.ts';

/** Keys for one build, so that the warming requests are signed as real ones are. */
export interface WarmTokens {
  /** `TOKEN_KEYS` of the function's environment. */
  readonly publicKeys: string;
  /** A token of each kind for `subject`. */
  readonly platform: string;
  readonly contact: string;
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');

const tokenOf = (kind: TokenKind, key: KeyObject, issuer: string, subject: string): string => {
  const { typ, audience } = TOKENS[kind];
  const iat = Math.floor(Date.now() / 1000);
  const claims = { iss: issuer, aud: audience, sub: subject, team_id: subject, iat, exp: iat + YEAR_SECONDS };
  const signed = `${encode({ alg: ALGORITHM, typ, kid: kind })}.${encode(claims)}`;
  return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`;
};

export const warmTokens = (issuer: string, subject: string): WarmTokens => {
  const platform = generateKeyPairSync('ed25519');
  const contact = generateKeyPairSync('ed25519');
  const half = (kid: TokenKind, { publicKey }: { publicKey: KeyObject }) => ({
    kid,
    x: publicKey.export({ format: 'jwk' }).x,
  });
  return {
    publicKeys: JSON.stringify({ platform: half('platform', platform), contact: half('contact', contact) }),
    platform: tokenOf('platform', platform.privateKey, issuer, subject),
    contact: tokenOf('contact', contact.privateKey, issuer, subject),
  };
};
