import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { ValidSecrets } from '../../../platform/aws/secret.ts';
import { type CallbackProvider, isTimely } from '../../../platform/callbacks/provider.ts';
import { ignoredReason, paymentEvent } from './events.ts';
import { objectIn, secondsIn, textIn } from './json.ts';

const HEADER = 'stripe-signature';

/** The signing secret of each endpoint: for events of the platform's own account, and of connected accounts. */
type StripeSecrets = Readonly<Record<'platform' | 'connect', ValidSecrets>>;

interface SignatureHeader {
  readonly at: number;
  readonly signatures: readonly string[];
}

/** `t=1700000000,v1=…`, with one `v1` for each secret during a rotation. */
const readHeader = (header: string): SignatureHeader | undefined => {
  const parts = header.split(',').map((part) => part.trim().split('=', 2));
  const times = parts.flatMap(([name, value = '']) =>
    name === 't' && /^\d{1,12}$/.test(value) ? [Number(value)] : [],
  );
  const signatures = parts.flatMap(([name, value = '']) =>
    name === 'v1' && /^[0-9a-f]{64}$/.test(value) ? [value] : [],
  );
  const [at] = times;
  return at !== undefined && times.length === 1 && signatures.length > 0 ? { at, signatures } : undefined;
};

const isSigned = (body: Uint8Array, { at, signatures }: SignatureHeader, secret: string): boolean => {
  const wanted = createHmac('sha256', secret).update(`${at}.`).update(body).digest();
  return signatures.some((signature) => timingSafeEqual(Buffer.from(signature, 'hex'), wanted));
};

const parseBody = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
};

const EVENT_ID = /^[\w-]{1,200}$/;

/**
 * Stripe signs the time and the body together (`Stripe-Signature`). Events of connected accounts have an account id and
 * their own endpoint. Events of the other mode, live or test, are ignored.
 */
export const stripeCallbacks = (secrets: StripeSecrets, { live }: { readonly live: boolean }): CallbackProvider => ({
  name: 'stripe',
  family: 'payment',
  async verify({ body, headers, endpoint }, now) {
    if (endpoint !== 'platform' && endpoint !== 'connect') return 'wrong_endpoint';
    const signed = readHeader(headers[HEADER] ?? '');
    const valid = (await secrets[endpoint](now)).map(({ signing_secret = '' }) => signing_secret);
    if (!signed || !valid.some((secret) => secret && isSigned(body, signed, secret))) return 'invalid_signature';
    if (!isTimely(signed.at, now)) return 'invalid_signature';
    const event = objectIn(parseBody(body));
    const id = textIn(event.id);
    const kind = textIn(event.type) ?? 'unknown';
    if (id === undefined || !EVENT_ID.test(id)) {
      const event_id = createHash('sha256').update(body).digest('hex');
      return { event_id, kind: 'unknown', occurred_at: null, ignored: 'The event cannot be parsed.' };
    }
    if ((textIn(event.account) !== undefined) !== (endpoint === 'connect')) return 'wrong_endpoint';
    const created = secondsIn(event.created);
    const callback = {
      event_id: id,
      kind,
      occurred_at: created === null ? null : new Date(created * 1000).toISOString(),
    };
    if ((event.livemode === true) !== live)
      return {
        ...callback,
        ignored: live
          ? 'The event is from test mode; this deployment is in live mode.'
          : 'The event is from live mode; this deployment is in test mode.',
      };
    return paymentEvent(event) ? callback : { ...callback, ignored: ignoredReason(event) };
  },
});
