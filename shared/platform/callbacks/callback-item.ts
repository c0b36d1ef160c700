import type { Key } from '../db/key.ts';
import { NOT_INDEXED } from '../db/personal-data.ts';
import { entity, type RowKind } from '../db/row-kind.ts';

export const callbackEntity = /* @__PURE__ */ entity('callback');

const CALLBACK_STATUSES = ['received', 'done', 'ignored', 'dead'] as const;
type CallbackStatus = (typeof CALLBACK_STATUSES)[number];

/** A callback of a provider, stored once per event id and kept for 90 days. */
export interface CallbackItem {
  readonly provider: string;
  readonly event_id: string;
  /** The event type, as the provider names it. */
  readonly kind: string;
  /** The endpoint that received it, if the provider has several; else empty. */
  readonly endpoint: string;
  /** A reference that the adapter gave the provider to send back. */
  readonly reference: string | null;
  /** When the event occurred, if the provider says so. Callbacks arrive in any order. */
  readonly occurred_at: string | null;
  /** The signed body; base64 if it is not UTF-8, in which case nothing is read from it. */
  readonly payload: string;
  readonly status: CallbackStatus;
  /** Why the callback was ignored or is dead. */
  readonly reason: string | null;
  readonly received_at: string;
  readonly processed_at: string | null;
}

/** Larger bodies are refused. */
export const MAX_PAYLOAD_BYTES = 256 * 1024;

export const CALLBACK_DAYS = 90;

/** Not in a tenant's partition: the effect finds the tenant from the records the service created. */
export const callbackKey = (provider: string, event_id: string): Key => ({
  pk: `CALLBACK#${provider}#${event_id}`,
  sk: 'CALLBACK',
});

export const callbackKind = {
  entity: callbackEntity,
  key: ['CALLBACK#{provider}#{event}', 'CALLBACK'],
  events: 'none',
  person: { contact: { exported: NOT_INDEXED, erased: { expires: '90 days', hasEmailAddress: true } } },
  team: { remains: 'It is a provider’s event, which can name the team and a buyer, and expires after 90 days.' },
  text: 'none',
  gives: false,
  note: "a provider's callback, recorded once; 90 days",
} as const satisfies RowKind;
