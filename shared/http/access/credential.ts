import type { Subject } from '../../identity/token.ts';
import type { TokenVerifier } from '../../identity/verifier.ts';
import { type PresentedKey, readSecret } from '../../teams/api-key-secret.ts';
import { refuse } from '../errors.ts';

/** A credential whose form and signature are good; an API key is proved only once its item is read. */
export type Credential =
  | Subject
  | { readonly kind: 'key'; readonly key: PresentedKey }
  | { readonly kind: 'anonymous' };

export const unauthorized = () => refuse('unauthorized');

const BEARER = /^Bearer +([^\s]+) *$/i;

/** Reads `Authorization`; none at all is anonymous, one that is not a good bearer token is a 401. */
export const readCredential = (authorization: string | undefined, tokens: TokenVerifier, now: number): Credential => {
  if (authorization === undefined) return { kind: 'anonymous' };
  const bearer = BEARER.exec(authorization)?.[1];
  if (!bearer) throw unauthorized();
  if (bearer.startsWith('svc_sk_')) {
    const key = readSecret(bearer);
    if (!key) throw unauthorized();
    return { kind: 'key', key };
  }
  const subject = tokens.verify(bearer, now);
  if (!subject) throw unauthorized();
  return subject;
};
