import { type PresentedKey, readSecret } from '../../accounts/api-keys/api-key-secret.ts';
import type { Subject } from '../../accounts/identity/token.ts';
import type { TokenVerifier } from '../../accounts/identity/verifier.ts';
import { refuse } from '../../platform/http/errors.ts';

/** A credential with a valid form and signature. An API key is verified when its row is read. */
export type Credential =
  | Subject
  /** The contact of a stream ticket, with the time of its proof. */
  | (Extract<Subject, { kind: 'contact' }> & { readonly proved_at: string })
  | { readonly kind: 'key'; readonly key: PresentedKey }
  | { readonly kind: 'anonymous' };

export const unauthorized = () => refuse('unauthorized');

/** RFC 6750 §2.1: the scheme in any case, exactly one space, a token. Trailing whitespace is ignored. */
const BEARER = /^Bearer ([^\s]+)[ \t]*$/i;

const read = async (authorization: string, tokens: TokenVerifier, now: number): Promise<Credential | undefined> => {
  const bearer = BEARER.exec(authorization)?.[1];
  if (!bearer) return undefined;
  if (!bearer.startsWith('svc_sk_')) return tokens.verify(bearer, now);
  const key = readSecret(bearer);
  return key && { kind: 'key', key };
};

/** Reads `Authorization`. A missing header is anonymous; an invalid bearer token throws a 401. */
export const readCredential = async (
  authorization: string | undefined,
  tokens: TokenVerifier,
  now: number,
): Promise<Credential> => {
  if (authorization === undefined) return { kind: 'anonymous' };
  const credential = await read(authorization, tokens, now);
  if (!credential) throw unauthorized();
  return credential;
};
