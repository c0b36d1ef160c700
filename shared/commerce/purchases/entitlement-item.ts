import { type HubKey, type Key, memberPartition } from '../../platform/db/key.ts';
import { BOOKS } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';

export const entitlementEntity = /* @__PURE__ */ entity('entitlement');

export const ENTITLEMENT_STATUSES = ['active', 'grace', 'ended'] as const;
export const GRANTED_BY = ['order', 'subscription'] as const;
export const REVOKED_BY = ['refund', 'dispute', 'cancellation', 'payment_failure', 'pause'] as const;

/** The access of a member to a product, with the reasons for which it was granted and revoked. */
export interface EntitlementItem {
  /** The id of the order. */
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly contact_id: string;
  readonly product_id: string;
  readonly price_id: string;
  readonly status: (typeof ENTITLEMENT_STATUSES)[number];
  readonly granted_at: string;
  readonly granted_by: {
    readonly type: (typeof GRANTED_BY)[number];
    readonly id: string;
    readonly event: string | null;
  };
  /** When access will end, if known. */
  readonly ends_at: string | null;
  readonly revoked_at: string | null;
  readonly revoked_by: { readonly type: (typeof REVOKED_BY)[number]; readonly event: string | null } | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export const ENTITLEMENT = 'ENTITLEMENT#';

export const entitlementKey = (hub: HubKey, contact: string, id: string): Key => ({
  pk: memberPartition(hub, contact),
  sk: `${ENTITLEMENT}${id}`,
});

const entitlementEvents = /* @__PURE__ */ lifecycle<EntitlementItem>()({
  thing: 'entitlement',
  resource_type: 'entitlements',
  id: ({ id }) => id,
  created: ({ status }) => (status === 'ended' ? 'revoked' : 'granted'),
  updated: ({ status: was }, { status }) => {
    if (was === status) return 'updated';
    if (status === 'ended') return 'revoked';
    return was === 'ended' ? 'granted' : 'updated';
  },
  deleted: null,
  /* Access that is granted again has no time of its own: `updated_at` is the last known time of the purchase. */
  at: {
    granted: (row, was) => (was ? row.updated_at : row.granted_at),
    updated: 'updated_at',
    revoked: 'revoked_at',
  },
});

export const entitlementKind = {
  entity: entitlementEntity,
  key: ['TEAM#{team}#HUB#{hub}#MEMBER#{contact}', 'ENTITLEMENT#{order}'],
  events: entitlementEvents,
  person: { contact: { exported: 'entitlements', erased: BOOKS } },
  text: 'none',
  gives: true,
  note: 'what an order granted to a member, and what revoked it',
} as const satisfies RowKind;
