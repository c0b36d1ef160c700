import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import { absent, type Condition, compare, either } from '../../platform/db/expression.ts';
import { type HubKey, hubPartition, type Key } from '../../platform/db/key.ts';
import type { Listed } from '../../platform/db/listing.ts';

export const DELIVERY_STATUSES = ['pending', 'retrying', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** Why nothing more is sent of a delivery that failed. */
export const FAILURE_REASONS = [
  'exhausted',
  'endpoint_gone',
  'endpoint_failing',
  'endpoint_disabled',
  'endpoint_deleted',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** What came of sending it once. */
export interface Attempt {
  readonly at: string;
  /** The status that was answered; null where nothing was. */
  readonly status: number | null;
  /** Milliseconds until then. */
  readonly ms: number;
  /** Why it did not succeed; null where it did. */
  readonly error: string | null;
  /** The first 1,024 bytes of the answer, as text. */
  readonly response: string | null;
  /** The `X-Svc-Signature` that it was sent with; null where it was not sent. */
  readonly signature: string | null;
}

/**
 * An event on its way to one endpoint. `turn` grows whenever it is to be looked at again; a message is about one turn,
 * so one that is late or comes twice finds the turn over. Kept for 30 days.
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
  /** How often it was sent since it was made, or since it was last sent again by hand. */
  readonly tries: number;
  /** The latest twenty, oldest first. */
  readonly attempts: readonly Attempt[];
  readonly next_attempt_at: string | null;
  readonly reason: FailureReason | null;
  readonly ended_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  /** Until when whoever sends it now has it for themselves. */
  readonly lease_until?: string;
}

/** Nobody sends it at this moment. */
export const notLeased = (at: Date): Condition =>
  either(absent('lease_until'), compare('lease_until', '<=', at.toISOString()));

/** What is sent, byte for byte, at every attempt. */
export interface DeliveryBody {
  readonly body: string;
}

/** An endpoint's deliveries have a partition of their own. */
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

/** The id of the delivery that a cause asks for at a moment: the same cause and moment give the same id again. */
export const deliveryId = (cause: string, at: Date): string =>
  v7({ msecs: at.getTime(), random: createHash('sha256').update(cause).digest() });
