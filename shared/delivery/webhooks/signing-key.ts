import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

/** The public half of a key that deliveries are signed with, as receivers are told of it. */
export interface WebhookSigningKey {
  readonly id: string;
  /** `whpk_` and the base64 of its 32 bytes. */
  readonly key: string;
  readonly created_at: string;
  readonly retired_at: string | null;
}

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410 §7). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

export const isSeed = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** The private key whose seed these 64 hexadecimal digits are. */
export const privateKeyOf = (seed: string): KeyObject => {
  if (!isSeed(seed)) throw new Error('The seed is not 64 hexadecimal digits');
  return createPrivateKey({ key: Buffer.concat([PKCS8, Buffer.from(seed, 'hex')]), format: 'der', type: 'pkcs8' });
};

/** Its public half in DER (SubjectPublicKeyInfo). */
export const publicHalf = (key: KeyObject): Buffer => createPublicKey(key).export({ format: 'der', type: 'spki' });

/** A public key of 32 bytes, in the form of Standard Webhooks. */
export const publicKeyText = (x: string): string => `whpk_${Buffer.from(x, 'base64url').toString('base64')}`;
