import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';

/** A key as its holder knows it: the public prefix says which key of which team, the rest proves it. */
export interface PresentedKey {
  readonly team: string;
  readonly id: string;
  readonly prefix: string;
  readonly secret: string;
}

const LIVE = 'svc_sk_live_';
const SECRET_BYTES = 24;
const FORM = /^svc_sk_live_([A-Za-z0-9_-]{43})([A-Za-z0-9_-]{32})$/;

/** A new secret of 192 random bits for a key; its prefix is what may be shown ever after. */
export const mintSecret = (team: string, id: string): PresentedKey => {
  const address = Buffer.concat([parse(team), parse(id)]).toString('base64url');
  const prefix = `${LIVE}${address}`;
  return { team, id, prefix, secret: prefix + randomBytes(SECRET_BYTES).toString('base64url') };
};

/** What the bearer string addresses; `undefined` when it has not the form of a key. */
export const readSecret = (bearer: string): PresentedKey | undefined => {
  const [, address, rest] = FORM.exec(bearer) ?? [];
  if (!address || !rest) return undefined;
  const bytes = Buffer.from(address, 'base64url');
  try {
    return { team: stringify(bytes, 0), id: stringify(bytes, 16), prefix: LIVE + address, secret: bearer };
  } catch {
    return undefined;
  }
};

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Compares in constant time. */
export const secretMatches = (secret: string, hash: string): boolean => {
  const [given, stored] = [Buffer.from(hashSecret(secret)), Buffer.from(hash)];
  return given.length === stored.length && timingSafeEqual(given, stored);
};
