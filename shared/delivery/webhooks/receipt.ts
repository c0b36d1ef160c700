import { createPublicKey, verify } from 'node:crypto';
import type { WebhookSigningKey } from './signing-key.ts';

/** The maximum difference between the time of a delivery and now (Standard Webhooks 1.0). */
const TOLERANCE_SECONDS = 300;

/** A delivery has one signature per signing key; more are not verified. */
const MAX_SIGNATURES = 4;

/** The SubjectPublicKeyInfo prefix of a 32-byte Ed25519 key (RFC 8410 §4). */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

/** A delivery as it arrived: the headers of Standard Webhooks and the exact body. */
interface Received {
  readonly id: string;
  readonly timestamp: string;
  readonly signature: string;
  readonly body: Uint8Array;
}

/** Whether no other text has these bytes: a signature is valid in one encoding. */
const isOneEncoding = (text: string): boolean => Buffer.from(text, 'base64').toString('base64') === text;

const signedBy = ({ key }: WebhookSigningKey, signed: Uint8Array, signature: Uint8Array): boolean => {
  const raw = Buffer.from(key.replace(/^whpk_/, ''), 'base64');
  return verify(
    null,
    signed,
    createPublicKey({ key: Buffer.concat([SPKI, raw]), format: 'der', type: 'spki' }),
    signature,
  );
};

/** The key of the service that signed a delivery within the last five minutes; `undefined` if none did. */
export const signerOf = (
  { id, timestamp, signature, body }: Received,
  keys: readonly WebhookSigningKey[],
  now: Date,
): WebhookSigningKey | undefined => {
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(Number(timestamp) - now.getTime() / 1_000) > TOLERANCE_SECONDS)
    return undefined;
  const signed = Buffer.concat([Buffer.from(`${id}.${timestamp}.`), body]);
  const signatures = signature
    .split(' ')
    .filter((one) => one.startsWith('v1a,'))
    .slice(0, MAX_SIGNATURES)
    .map((one) => one.slice('v1a,'.length))
    .filter(isOneEncoding)
    .map((one) => Buffer.from(one, 'base64'))
    .filter(({ byteLength }) => byteLength === 64);
  return keys.find((key) => signatures.some((one) => signedBy(key, signed, one)));
};
