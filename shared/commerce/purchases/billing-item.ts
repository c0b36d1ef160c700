import { type HubKey, type Key, memberPartition } from '../../platform/db/key.ts';
import { BOOKS, DERIVED } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';

export const billingEntity = /* @__PURE__ */ entity('billing');

/** By precedence: the first status of any purchase is the status of the member. */
export const BILLING_STATUSES = [
  'active',
  'trialing',
  'canceling',
  'past_due',
  'comped',
  'paused',
  'canceled',
  'expired',
  'free',
] as const;
export type BillingStatus = (typeof BILLING_STATUSES)[number];

/** The state of one purchase. Stored in `standings`: renaming needs a migration. */
export interface PurchaseState {
  readonly order_id: string;
  readonly product_id: string;
  readonly price_id: string;
  readonly status: BillingStatus;
  /** Whether the purchase gives access. */
  readonly access: boolean;
  readonly in_grace: boolean;
  /** The time when the state changes without a report of the provider (ISO 8601). `null` if it does not. */
  readonly until: string | null;
}

/** A summary of a member's purchases in a hub. A member without a row has no purchases and is `free`. */
export interface BillingItem {
  readonly team_id: string;
  readonly hub_id: string;
  readonly contact_id: string;
  readonly status: BillingStatus;
  /** The products of the purchases that give access. */
  readonly product_ids: readonly string[];
  readonly price_ids: readonly string[];
  /** A purchase gives access only because of a grace period. */
  readonly in_grace: boolean;
  readonly standings: readonly PurchaseState[];
}

export const billingKey = (hub: HubKey, contact: string): Key => ({ pk: memberPartition(hub, contact), sk: 'BILLING' });

/** The index partition of rows with a due time. */
export const BILLING_DUE = 'BILLING#DUE';

/** Ended purchases that are kept. */
const MAX_ENDED_KEPT = 50;

const unique = (ids: readonly string[]): readonly string[] => [...new Set(ids)].sort();

/** A repeated free purchase of the same price counts once. */
const isRepeatedFree = (one: PurchaseState, now: PurchaseState): boolean =>
  (now.status === 'free' || now.status === 'comped') &&
  now.access &&
  one.access &&
  one.status === now.status &&
  one.price_id === now.price_id;

/** Gives no access and never will again. A paused or overdue purchase can still be paid. */
const hasEnded = ({ access, status }: PurchaseState): boolean =>
  !access && status !== 'past_due' && status !== 'paused';

/**
 * The member's purchases with the new state of one. The oldest ended purchases are dropped, and all but the last free
 * purchase of each price.
 */
export const mergePurchaseState = (
  standings: readonly PurchaseState[],
  now: PurchaseState,
): readonly PurchaseState[] => {
  const others = standings.filter((one) => one.order_id !== now.order_id && !isRepeatedFree(one, now));
  const all = [...others, now].sort((a, b) => (a.order_id < b.order_id ? -1 : 1));
  const over = all.filter(hasEnded).slice(0, -MAX_ENDED_KEPT);
  return all.filter((one) => !over.includes(one));
};

/** Summarizes all purchases. `due` is the next time when one of them changes. */
export const rollUp = (standings: readonly PurchaseState[]) => {
  const held = standings.filter(({ access }) => access);
  const status = BILLING_STATUSES.find((one) => standings.some((purchase) => purchase.status === one)) ?? 'free';
  const due = standings.flatMap(({ until }) => until ?? []).sort()[0];
  return {
    status,
    product_ids: unique(held.map(({ product_id }) => product_id)),
    price_ids: unique(held.map(({ price_id }) => price_id)),
    in_grace: standings.some(({ in_grace }) => in_grace),
    due,
  };
};

export const billingKind = {
  entity: billingEntity,
  key: ['TEAM#{team}#HUB#{hub}#MEMBER#{contact}', 'BILLING'],
  index: ['BILLING#DUE or none', 'DUE#{at}#{hub}#{contact} or none'],
  events: 'none',
  person: { contact: { exported: DERIVED, erased: BOOKS } },
  text: 'none',
  gives: false,
  note: "a summary of a member's purchases; in the index while one will expire",
} as const satisfies RowKind;
