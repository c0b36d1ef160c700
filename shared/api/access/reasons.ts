import type { CallerRule } from '../callers.ts';

/** An error of the challenge (RFC 6750 §3.1); a request without a credential gets none. */
type ChallengeError = 'invalid_request' | 'invalid_token' | undefined;

/** Why a credential is refused: the name of the reason, the error of the challenge, and the detail. */
const REASONS = {
  missing: [
    'missing',
    undefined,
    'No credential was sent. Send a platform token, a contact token or a team API key as `Authorization: Bearer <token>`.',
  ],
  not_bearer: [
    'not_bearer',
    'invalid_request',
    'The Authorization header does not use the Bearer scheme. Send `Authorization: Bearer <token>`.',
  ],
  malformed: [
    'malformed',
    'invalid_token',
    'The bearer token is malformed or unknown. Send the token or API key exactly as it was issued, without quotes or spaces.',
  ],
  expired: ['expired', 'invalid_token', 'The token has expired. Refresh it, or sign in again.'],
  revoked: [
    'revoked',
    'invalid_token',
    'The token was revoked by a sign-out, a password change or the deletion of the account. Sign in again.',
  ],
  key_expired: ['expired', 'invalid_token', 'The API key has expired. Create a new API key.'],
  key_revoked: ['revoked', 'invalid_token', 'The API key was revoked. Create a new API key.'],
  ticket: ['malformed', 'invalid_token', 'The ticket is unknown, expired or for another hub. Request a new ticket.'],
} as const satisfies Record<string, readonly [reason: string, error: ChallengeError, detail: string]>;

/** A challenge of the Bearer scheme (RFC 6750 §3). Its description has no quotes and no backslashes. */
const challenge = (error: ChallengeError, description: string): string =>
  error ? `Bearer error="${error}", error_description="${description}"` : 'Bearer';

/** What a 401 says of its reason. Only the holder of a genuine credential learns that it expired or was revoked. */
export const whyUnauthorized = (reason: keyof typeof REASONS, expiredAt?: number) => {
  const [name, error, standard] = REASONS[reason];
  const expired_at = expiredAt === undefined ? undefined : new Date(expiredAt).toISOString();
  const detail = expired_at ? standard.replace('has expired', `expired at ${expired_at}`) : standard;
  return {
    detail,
    meta: { reason: name, ...(expired_at && { expired_at }) },
    headers: { 'WWW-Authenticate': challenge(error, detail) },
  };
};

const KIND_NAMES = {
  user: 'a platform token',
  key: 'a team API key',
  contact: 'a contact token',
  anonymous: 'no credential',
} as const;

/** The kinds of credential in `meta.accepts`. */
const ACCEPTS = { user: 'platform_token', key: 'api_key', contact: 'contact_token', anonymous: 'none' } as const;

/** Which kinds of credential a route accepts. */
export const whyWrongKind = ({ kinds }: CallerRule) => ({
  detail: `Use ${kinds.map((kind) => KIND_NAMES[kind]).join(' or ')} for this operation.`,
  meta: { accepts: kinds.map((kind) => ACCEPTS[kind]) },
});
