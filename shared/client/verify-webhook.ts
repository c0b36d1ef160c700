import { createHmac, createPublicKey, timingSafeEqual, verify } from 'node:crypto';

/** A received delivery: its raw body and headers, and the keys to verify it with. */
export interface Delivery {
  readonly body: string | Uint8Array;
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The signing secrets of the endpoint: two during a rotation, else one. */
  readonly secrets?: readonly string[];
  /** The public keys of the service as `/webhook-signing-keys` returns them: `whpk_` and base64 of 32 bytes. */
  readonly publicKeys?: readonly string[];
  /** The current time in ms since the Unix epoch. Default: the time of this machine. */
  readonly now?: number;
  /** The maximum difference between the time of a delivery and `now`, in seconds. Default: 300. */
  readonly tolerance?: number;
}

/** The signature that verified the delivery. */
export type Signature = 'x-svc-signature' | 'webhook-signature' | 'public key';

/** Which signature verified the delivery and when it was signed, or the reason why none did. */
export type Checked =
  | { readonly ok: true; readonly by: Signature; readonly at: Date }
  | { readonly ok: false; readonly reason: string };

const refused = (reason: string): Checked => ({ ok: false, reason });

const headerOf = (headers: Delivery['headers'], name: string): string | undefined => {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return typeof found === 'string' ? found : found?.[0];
};

const same = (received: Buffer, expected: Buffer): boolean =>
  received.length === expected.length && timingSafeEqual(received, expected);

/** The key of Standard Webhooks: the decoded part after `whsec_` if it is base64, else the secret itself. */
const standardKey = (secret: string): string | Buffer => {
  const encoded = secret.startsWith('whsec_') ? secret.slice('whsec_'.length) : '';
  const decoded = Buffer.from(encoded, 'base64');
  return encoded !== '' && decoded.toString('base64') === encoded ? decoded : secret;
};

/** The DER prefix of every Ed25519 public key. */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

const publicKeyOf = (key: string) =>
  createPublicKey({
    key: Buffer.concat([SPKI, Buffer.from(key.replace(/^whpk_/, ''), 'base64')]),
    format: 'der',
    type: 'spki',
  });

const byPublicKey = (key: string, signed: Buffer, signature: Buffer): boolean => {
  try {
    return verify(null, signed, publicKeyOf(key), signature);
  } catch {
    return false;
  }
};

const valuesOf = (header: string | undefined, separator: string, prefix: string): string[] =>
  (header ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part.startsWith(prefix))
    .map((part) => part.slice(prefix.length));

interface Signed {
  readonly bytes: Buffer;
  readonly secrets: readonly string[];
  readonly publicKeys: readonly string[];
  readonly header: (name: string) => string | undefined;
}

const hmacs = (keys: readonly (string | Buffer)[], signed: Buffer): Buffer[] =>
  keys.map((key) => createHmac('sha256', key).update(signed).digest());

const anySame = (received: readonly Buffer[], expected: readonly Buffer[]): boolean =>
  expected.some((one) => received.some((other) => same(other, one)));

/** A signature scheme: the signed time, and the signature that is valid, if any. */
interface Scheme {
  readonly time: string | undefined;
  readonly by: () => Signature | undefined;
}

const svcScheme = ({ bytes, secrets, header }: Signed): Scheme => {
  const parts = header('x-svc-signature');
  const time = valuesOf(parts, ',', 't=')[0];
  return {
    time,
    by: () => {
      const received = valuesOf(parts, ',', 'v1=').map((hex) => Buffer.from(hex, 'hex'));
      const signed = Buffer.concat([Buffer.from(`${time}.`), bytes]);
      return anySame(received, hmacs(secrets, signed)) ? 'x-svc-signature' : undefined;
    },
  };
};

const standardScheme = ({ bytes, secrets, publicKeys, header }: Signed): Scheme => {
  const signatures = header('webhook-signature');
  const [id, time] = [header('webhook-id'), header('webhook-timestamp')];
  const signaturesOf = (version: string) =>
    valuesOf(signatures, ' ', version).map((text) => Buffer.from(text, 'base64'));
  return {
    time: signatures && id ? time : undefined,
    by: () => {
      const signed = Buffer.concat([Buffer.from(`${id}.${time}.`), bytes]);
      if (anySame(signaturesOf('v1,'), hmacs(secrets.map(standardKey), signed))) return 'webhook-signature';
      const byKey = signaturesOf('v1a,').some((one) => publicKeys.some((key) => byPublicKey(key, signed, one)));
      return byKey ? 'public key' : undefined;
    },
  };
};

/** Verifies that the service sent the delivery recently, by any signature that the supplied keys can check. */
export const verifyWebhook = (delivery: Delivery): Checked => {
  const { body, headers, secrets = [], publicKeys = [], now = Date.now(), tolerance = 300 } = delivery;
  const header = (name: string) => headerOf(headers, name);
  if (!header('x-svc-signature') && !header('webhook-signature'))
    return refused('There is no X-Svc-Signature and no webhook-signature header.');
  if (secrets.length + publicKeys.length === 0)
    return refused('There is neither a secret nor a public key to check with.');

  const signed = { bytes: Buffer.from(body), secrets, publicKeys, header };
  const fresh = [svcScheme(signed), standardScheme(signed)].filter(
    ({ time = '' }) => /^\d{1,12}$/.test(time) && Math.abs(now / 1000 - Number(time)) <= tolerance,
  );
  if (fresh.length === 0)
    return refused(`It has no time within ${tolerance} seconds of now, so it may be an old one sent again.`);
  for (const { time, by } of fresh) {
    const signature = by();
    if (signature) return { ok: true, by: signature, at: new Date(Number(time) * 1000) };
  }
  return refused('No signature is of this body with these keys.');
};
