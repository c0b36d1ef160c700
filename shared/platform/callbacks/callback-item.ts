import type { Key } from '../db/key.ts';

const CALLBACK_STATUSES = ['received', 'done', 'ignored', 'dead'] as const;
type CallbackStatus = (typeof CALLBACK_STATUSES)[number];

/** What a provider told us, recorded once for each of its event ids. Kept for 90 days. */
export interface CallbackItem {
  readonly provider: string;
  readonly event_id: string;
  /** What happened, in the provider's words. */
  readonly kind: string;
  /** The address it came to, where a provider has more than one; else empty. */
  readonly endpoint: string;
  /** What our own address said with it: whatever the adapter had the provider repeat. */
  readonly reference: string | null;
  /** When it happened, where the provider says. Callbacks come in any order. */
  readonly occurred_at: string | null;
  /** The body as it was signed; in base64 where its bytes are no text, of which nothing can be read. */
  readonly payload: string;
  readonly status: CallbackStatus;
  /** Why it was ignored or is dead. */
  readonly reason: string | null;
  readonly received_at: string;
  readonly processed_at: string | null;
}

/** A body larger than this is refused; what providers send is far below it. */
export const MAX_PAYLOAD_BYTES = 256 * 1024;

export const CALLBACK_DAYS = 90;

/** Of no tenant: whose it is stands in what it tells, and the effect finds it from what we made. */
export const callbackKey = (provider: string, event_id: string): Key => ({
  pk: `CALLBACK#${provider}#${event_id}`,
  sk: 'CALLBACK',
});
