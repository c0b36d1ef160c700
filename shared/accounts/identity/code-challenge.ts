import { createHash } from 'node:crypto';
import * as z from 'zod';

const CHALLENGE = /^[A-Za-z0-9_-]{43}$/;

/** The form of a code verifier (RFC 7636 §4.1). */
export const CodeVerifier = z
  .string()
  .regex(/^[A-Za-z0-9._~-]{43,128}$/, 'Must be 43 to 128 letters, digits, "-", ".", "_" or "~".');

/** The form of a code challenge with the method S256 (RFC 7636 §4.2). */
export const CodeChallenge = z
  .string()
  .regex(CHALLENGE, 'Must be the SHA-256 hash of the code verifier in base64url, 43 characters.');

/** The challenge of a verifier, method S256. */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/**
 * The challenge in the query of a sign-in page; null without one. `invalid` if it has another form or method, or is
 * repeated: such a sign-in must not continue without a binding.
 */
export const challengeIn = (query: URLSearchParams): string | null | 'invalid' => {
  const [challenges, methods] = [query.getAll('code_challenge'), query.getAll('code_challenge_method')];
  const [challenge] = challenges;
  if (challenges.length > 1 || methods.some((method) => method !== 'S256')) return 'invalid';
  if (challenge === undefined) return methods.length === 0 ? null : 'invalid';
  return CHALLENGE.test(challenge) ? challenge : 'invalid';
};
