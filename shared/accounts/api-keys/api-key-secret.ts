import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { bytesOfId, idOfBytes } from '../../platform/ids/id-bytes.ts';

/**
 * An API key as its holder presents it: the public prefix identifies the key and its team, the rest authenticates it.
 */
export interface PresentedKey {
  readonly team: string;
  readonly id: string;
  readonly prefix: string;
  readonly secret: string;
}

const LIVE = 'svc_sk_live_';
const SECRET_BYTES = 24;
const FORM = /^svc_sk_live_([A-Za-z0-9_-]{43})([A-Za-z0-9_-]{32})$/;

/** Creates a secret with 192 random bits. Its prefix can be shown later. */
export const mintSecret = (team: string, id: string): PresentedKey => {
  const address = Buffer.concat([bytesOfId(team), bytesOfId(id)]).toString('base64url');
  const prefix = `${LIVE}${address}`;
  return { team, id, prefix, secret: prefix + randomBytes(SECRET_BYTES).toString('base64url') };
};

/** Parses a bearer token; `undefined` if it does not have the form of an API key. */
export const readSecret = (bearer: string): PresentedKey | undefined => {
  const [, address, rest] = FORM.exec(bearer) ?? [];
  if (!address || !rest) return undefined;
  const bytes = Buffer.from(address, 'base64url');
  const [team, id] = [idOfBytes(bytes.subarray(0, 16)), idOfBytes(bytes.subarray(16))];
  return { team, id, prefix: LIVE + address, secret: bearer };
};

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Compares in constant time. */
export const secretMatches = (secret: string, hash: string): boolean => {
  const [presented, stored] = [Buffer.from(hashSecret(secret)), Buffer.from(hash)];
  return presented.length === stored.length && timingSafeEqual(presented, stored);
};
