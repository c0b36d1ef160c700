import { type PresentedKey, readSecret } from '../../accounts/api-keys/api-key-secret.ts';
import type { Subject } from '../../accounts/identity/token.ts';
import type { TokenVerifier } from '../../accounts/identity/verifier.ts';
import type { Refusal } from '../../platform/http/errors.ts';
import { unauthorized } from './unauthorized.ts';

/** A credential with a valid form and signature. An API key is verified when its row is read. */
export type Credential =
  | Subject
  /** The contact of a stream ticket, with the time of its proof. */
  | (Extract<Subject, { kind: 'contact' }> & { readonly proved_at: string })
  | { readonly kind: 'key'; readonly key: PresentedKey }
  | { readonly kind: 'anonymous' };

/** RFC 9110 §11.4: the scheme in any case, one or more spaces, a token. Trailing whitespace is ignored. */
const BEARER = /^Bearer +(\S+)[ \t]*$/i;
const SCHEME = /^Bearer(?:\s|$)/i;

type Read = Credential | Refusal<'unauthorized'>;

const read = async (bearer: string, tokens: TokenVerifier, now: number): Promise<Read> => {
  if (bearer.startsWith('svc_sk_')) {
    const key = readSecret(bearer);
    if (!key) return unauthorized('malformed');
    return { kind: 'key', key };
  }
  const verified = await tokens.verify(bearer, now);
  if (!verified) return unauthorized('malformed');
  if (verified.kind === 'expired') return unauthorized('expired', verified.at);
  return verified;
};

/** Reads `Authorization`. A missing header is anonymous; an invalid bearer token is a 401. */
export const readCredential = async (
  authorization: string | undefined,
  tokens: TokenVerifier,
  now: number,
): Promise<Read> => {
  if (authorization === undefined) return { kind: 'anonymous' };
  const bearer = BEARER.exec(authorization)?.[1];
  if (bearer !== undefined) return read(bearer, tokens, now);
  if (authorization.trim() === '') return unauthorized('missing');
  return unauthorized(SCHEME.test(authorization) ? 'malformed' : 'not_bearer');
};
