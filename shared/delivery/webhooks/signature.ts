import { createHmac, type KeyObject, sign } from 'node:crypto';

/** The keys of a delivery: the active secrets, newest first, and the service's Ed25519 key. */
interface SigningKeys {
  readonly secrets: readonly string[];
  readonly ed25519: KeyObject;
}

/** The signed content: the delivery id, the time of the attempt and the exact body. */
export interface SignedMessage {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text);

/** `t=…,v1=…`: one `v1` for each active secret, over `timestamp.body`. The key is the secret text. */
const timestampedSignature = ({ timestamp, body }: SignedMessage, secrets: readonly string[]): string =>
  [`t=${timestamp}`, ...secrets.map((secret) => `v1=${hmac(secret, `${timestamp}.${body}`).digest('hex')}`)].join(',');

const STANDARD_SECRET = /^whsec_((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/;

/** The key bytes of a Standard Webhooks secret. Any other secret is the key itself. */
const standardKey = (secret: string): string | Buffer => {
  const encoded = STANDARD_SECRET.exec(secret)?.[1];
  return encoded ? Buffer.from(encoded, 'base64') : secret;
};

/** Standard Webhooks: a `v1` for each secret and a `v1a` for the Ed25519 key, over `id.timestamp.body`. */
const standardSignature = ({ id, timestamp, body }: SignedMessage, { secrets, ed25519 }: SigningKeys): string => {
  const signed = `${id}.${timestamp}.${body}`;
  const symmetric = secrets.map((secret) => `v1,${hmac(standardKey(secret), signed).digest('base64')}`);
  return [...symmetric, `v1a,${sign(null, Buffer.from(signed), ed25519).toString('base64')}`].join(' ');
};

/**
 * The headers by which a receiver verifies the sender and time of a delivery (contract reading A46; Standard Webhooks
 * 1.0). During a rotation, both the new and the previous secret verify.
 */
export const signatureHeaders = (message: SignedMessage, keys: SigningKeys): Readonly<Record<string, string>> => ({
  'X-Svc-Signature': timestampedSignature(message, keys.secrets),
  'webhook-id': message.id,
  'webhook-timestamp': String(message.timestamp),
  'webhook-signature': standardSignature(message, keys),
});
