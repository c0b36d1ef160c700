import * as z from 'zod';
import { type HubKey, hubPartition, type Key } from '../../platform/db/key.ts';
import { nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { onWrite } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';

export const webhookEndpointEntity = /* @__PURE__ */ entity('webhook_endpoint');
export const webhookEndpointCountEntity = /* @__PURE__ */ entity('webhook_endpoint_count');

export const ENDPOINT_STATUSES = ['active', 'disabled'] as const;
export type EndpointStatus = (typeof ENDPOINT_STATUSES)[number];

/** `team`: a creator disabled it. `gone`: the receiver returned 410. `failing`: five days of failures. */
export const DISABLED_REASONS = ['team', 'gone', 'failing'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];

/** A signing secret encrypted by KMS, and the time until which it signs. Null for the newest. */
export interface SealedSecret {
  readonly sealed: string;
  readonly until: string | null;
}

/** A webhook endpoint of a hub. It has at most two secrets, newest first. */
export interface EndpointItem {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly url: string;
  readonly description: string | null;
  readonly status: EndpointStatus;
  readonly disabled_at: string | null;
  readonly disabled_reason: DisabledReason | null;
  readonly secrets: readonly SealedSecret[];
  /** The time of the last secret rotation. */
  readonly rotated_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  /** Since when every attempt has failed. Absent if the last one succeeded. */
  readonly failing_since?: string;
  /**
   * No attempt since the endpoint was created, enabled or got its URL was answered fast, or the last one failed or was
   * slow. Deliveries then use the slow queue.
   */
  readonly slow?: boolean;
}

export const Description = z.string().trim().max(255).nullable();

export const ENDPOINT = 'WEBHOOK#';

export const endpointKey = (hub: HubKey, id: string): Key => ({ pk: hubPartition(hub), sk: `${ENDPOINT}${id}` });

export const endpointCountKey = (hub: HubKey): Key => ({ pk: hubPartition(hub), sk: 'WEBHOOKS' });

const updateEventOf = (was: EndpointItem, is: EndpointItem, changed: readonly string[]) => {
  if (changed.includes('rotated_at')) return 'secret_rotated';
  if (was.status === is.status) return 'updated';
  return is.status === 'disabled' ? 'disabled' : 'enabled';
};

const endpointEvents = /* @__PURE__ */ lifecycle<EndpointItem>()({
  thing: 'webhook_endpoint',
  resource_type: 'webhook_endpoints',
  id: ({ id }) => id,
  hidden: ['secrets', 'failing_since', 'slow'],
  created: 'created',
  deleted: 'deleted',
  updated: updateEventOf,
  at: {
    created: 'created_at',
    updated: onWrite,
    deleted: onWrite,
    secret_rotated: 'rotated_at',
    disabled: 'disabled_at',
    enabled: onWrite,
  },
});

export const webhookEndpointKind = {
  entity: webhookEndpointEntity,
  key: ['TEAM#{team}#HUB#{hub}', 'WEBHOOK#{endpoint}'],
  events: endpointEvents,
  person: nobody,
  text: 'not searched',
  gives: false,
  note: 'where webhooks go; its secrets as KMS sealed them',
} as const satisfies RowKind;

export const webhookEndpointCountKind = {
  entity: webhookEndpointCountEntity,
  key: ['TEAM#{team}#HUB#{hub}', 'WEBHOOKS'],
  events: 'none',
  person: nobody,
  text: 'none',
  gives: false,
} as const satisfies RowKind;
