import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

/** The public key of a signing key, as published to receivers. */
export interface WebhookSigningKey {
  readonly id: string;
  /** `whpk_` and the base64 of its 32 bytes. */
  readonly key: string;
  readonly created_at: string;
  readonly retired_at: string | null;
}

/** The PKCS #8 prefix of a 32-byte Ed25519 key (RFC 8410 §7). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

export const isSeed = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** The private key of a seed of 64 hexadecimal digits. */
export const privateKeyOf = (seed: string): KeyObject => {
  if (!isSeed(seed)) throw new Error('The seed is not 64 hexadecimal digits');
  return createPrivateKey({ key: Buffer.concat([PKCS8, Buffer.from(seed, 'hex')]), format: 'der', type: 'pkcs8' });
};

/** The public key in DER (SubjectPublicKeyInfo). */
export const publicHalf = (key: KeyObject): Buffer => createPublicKey(key).export({ format: 'der', type: 'spki' });

/** A public key in the format of Standard Webhooks. */
export const publicKeyText = (x: string): string => `whpk_${Buffer.from(x, 'base64url').toString('base64')}`;
