import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import { absent, type Condition, compare, either } from '../../platform/db/expression.ts';
import { type HubKey, hubPartition, type Key } from '../../platform/db/key.ts';
import type { Listed } from '../../platform/db/listing.ts';
import { NOT_INDEXED, nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { queuedOnly } from '../../platform/ledger/domain-event.ts';

export const webhookBodyEntity = /* @__PURE__ */ entity('webhook_body');
export const webhookDeliveryEntity = /* @__PURE__ */ entity('webhook_delivery');

export const DELIVERY_STATUSES = ['pending', 'retrying', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** Why a failed delivery is not retried. */
export const FAILURE_REASONS = [
  'exhausted',
  'endpoint_gone',
  'endpoint_failing',
  'endpoint_disabled',
  'endpoint_deleted',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** The result of one attempt. */
export interface Attempt {
  readonly at: string;
  /** The HTTP status of the response. Null without a response. */
  readonly status: number | null;
  /** Duration in milliseconds. */
  readonly ms: number;
  /** Why the attempt failed. Null if it succeeded. */
  readonly error: string | null;
  /** The first 1,024 bytes of the response body, as text. */
  readonly response: string | null;
  /** The `X-Svc-Signature` header. Null if nothing was sent. */
  readonly signature: string | null;
}

/**
 * The delivery of an event to one endpoint, kept for 30 days. `turn` is its generation: each conclusion increments it,
 * and a queue message is for one generation, so a late or repeated message changes nothing. The name is stored and in
 * queued messages: renaming needs a migration.
 */
export interface DeliveryItem extends Partial<Listed> {
  /** The `webhook-id` of every attempt. */
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly endpoint_id: string;
  readonly event_type: string;
  readonly status: DeliveryStatus;
  readonly turn: number;
  /** Attempts since it was created or last resent. */
  readonly tries: number;
  /** The last twenty, oldest first. */
  readonly attempts: readonly Attempt[];
  readonly next_attempt_at: string | null;
  readonly reason: FailureReason | null;
  readonly ended_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  /** The end of the lease of the worker that sends it. */
  readonly lease_until?: string;
}

/** No worker holds a lease on the delivery. */
export const notLeased = (now: Date): Condition =>
  either(absent('lease_until'), compare('lease_until', '<=', now.toISOString()));

/** The body of every attempt, byte for byte. */
export interface DeliveryBody {
  readonly body: string;
}

/** The partition of the deliveries to an endpoint. */
export const deliveriesOf = (hub: HubKey, endpoint: string): string => `${hubPartition(hub)}#WEBHOOK#${endpoint}`;

export const DELIVERY = 'DELIVERY#';

export const deliveryKey = (hub: HubKey, endpoint: string, id: string): Key => ({
  pk: deliveriesOf(hub, endpoint),
  sk: `${DELIVERY}${id}`,
});

export const bodyKey = (hub: HubKey, endpoint: string, id: string): Key => ({
  pk: deliveriesOf(hub, endpoint),
  sk: `BODY#${id}`,
});

/** A delivery id derived from its cause and time: the same cause and time give the same id. */
export const deliveryId = (cause: string, time: Date): string =>
  v7({ msecs: time.getTime(), random: createHash('sha256').update(cause).digest() });

export const webhookBodyKind = {
  entity: webhookBodyEntity,
  key: ['TEAM#{team}#HUB#{hub}#WEBHOOK#{endpoint}', 'BODY#{delivery}'],
  events: 'none',
  person: { contact: { exported: NOT_INDEXED, erased: { expires: '30 days', hasEmailAddress: true } } },
  text: 'not searched',
  gives: false,
  note: 'the request body; separate, so that recording an attempt does not rewrite it; 30 days',
} as const satisfies RowKind;

export const webhookDeliveryKind = {
  entity: webhookDeliveryEntity,
  key: ['TEAM#{team}#HUB#{hub}#WEBHOOK#{endpoint}', 'DELIVERY#{delivery}'],
  index: ['WEBHOOKS#DUE or none', 'DUE#{at}#{delivery} or none'],
  events: queuedOnly,
  person: nobody,
  text: 'none',
  gives: false,
  note: 'in the index while it waits for more than fifteen minutes; 30 days',
} as const satisfies RowKind;
