import { createHmac, type KeyObject, sign } from 'node:crypto';

/** What a delivery is signed with: its live secrets, newest first, and the service's Ed25519 key. */
interface SigningKeys {
  readonly secrets: readonly string[];
  readonly ed25519: KeyObject;
}

/** What is signed: the id that all attempts share, the second of this attempt, and the very bytes that are sent. */
export interface SignedMessage {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text);

/** `t=…,v1=…`: one `v1` for each live secret, over `timestamp.body`, keyed by the whole secret as it is written. */
const timestampedSignature = ({ timestamp, body }: SignedMessage, secrets: readonly string[]): string =>
  [`t=${timestamp}`, ...secrets.map((secret) => `v1=${hmac(secret, `${timestamp}.${body}`).digest('hex')}`)].join(',');

const STANDARD_SECRET = /^whsec_((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/;

/** The bytes that a secret of Standard Webhooks stands for; any other secret stands for itself. */
const standardKey = (secret: string): string | Buffer => {
  const encoded = STANDARD_SECRET.exec(secret)?.[1];
  return encoded ? Buffer.from(encoded, 'base64') : secret;
};

/** Standard Webhooks' form: `v1` by each secret and `v1a` by the public key, over `id.timestamp.body`. */
const standardSignature = ({ id, timestamp, body }: SignedMessage, { secrets, ed25519 }: SigningKeys): string => {
  const signed = `${id}.${timestamp}.${body}`;
  const symmetric = secrets.map((secret) => `v1,${hmac(standardKey(secret), signed).digest('base64')}`);
  return [...symmetric, `v1a,${sign(null, Buffer.from(signed), ed25519).toString('base64')}`].join(' ');
};

/**
 * The headers by which a receiver knows that we sent a delivery, and when (contract-cases A46; Standard Webhooks 1.0).
 * While a secret is being changed, either the new one or the old one verifies.
 */
export const signatureHeaders = (message: SignedMessage, keys: SigningKeys): Readonly<Record<string, string>> => ({
  'X-Svc-Signature': timestampedSignature(message, keys.secrets),
  'webhook-id': message.id,
  'webhook-timestamp': String(message.timestamp),
  'webhook-signature': standardSignature(message, keys),
});
