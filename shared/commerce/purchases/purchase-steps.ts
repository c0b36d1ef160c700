import { benefit, benefitSteps } from '../../hubs/people/contacts/recipient.ts';
import { buyerBenefits } from '../../hubs/people/members/members.ts';
import { duePartition } from '../../platform/db/due-shards.ts';
import { all, equals, free, live } from '../../platform/db/expression.ts';
import { type Actor, attributesOf, type Item } from '../../platform/db/item.ts';
import { type HubKey, hubOf } from '../../platform/db/key.ts';
import { listed, UNLISTED, withoutListing } from '../../platform/db/listing.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { catalogueKey } from '../catalog/catalogue.ts';
import { couponUseEntity, couponUseKey } from '../catalog/coupon-item.ts';
import {
  BILLING_DUE,
  type BillingItem,
  billingEntity,
  billingKey,
  mergePurchaseState,
  type PurchaseState,
  rollUp,
} from './billing-item.ts';
import { type EntitlementItem, entitlementEntity, entitlementKey } from './entitlement-item.ts';
import { isDeepEqual } from './is-deep-equal.ts';
import { knownBuyerSteps } from './known-buyer.ts';
import { type OrderItem, orderKey, subscriptionKey, subscriptionsBy } from './orders/order-item.ts';
import { refusedSteps } from './orders/refused-order.ts';
import { type Known, type Outcome, outcomeOf } from './outcome.ts';
import { ownPurchaseSteps } from './own-purchases.ts';
import { unchanged } from './payment-references.ts';
import type { Purchase } from './purchase.ts';
import { duplicateOf, duplicateSteps } from './subscriptions/duplicates.ts';
import { endStep } from './subscriptions/subscription-ends.ts';
import type { SubscriptionItem } from './subscriptions/subscription-item.ts';

/** The index attributes of a member's subscription. */
export const subscriptionIndex = (hub: HubKey, contact: string | null, id: string) => {
  if (contact === null) return {};
  const { partition, prefix } = subscriptionsBy(hub, contact);
  return listed({ partition, sort: `${prefix}${id}` });
};

/** Writes the order, or only checks it: other rows are derived from it. */
const orderStep = (before: OrderItem, after: OrderItem, actor: Actor): Step | undefined => {
  const key = orderKey(before.team_id, before.id);
  if (!key) return undefined;
  const guard = {
    condition: all(equals('facts', attributesOf(before.facts)), unchanged('amount_paid', before.amount_paid)),
    label: 'order',
  };
  if (isDeepEqual(before, after)) return { check: key, ...guard };
  const { facts, contact_id, session_id, status, session_status, coupon_held, paid_at, updated_at } = after;
  const { amount_paid, refunded_amount, duplicate_of, refused_for } = after;
  const derived = { status, session_status, amount_paid, refunded_amount, coupon_held, paid_at, updated_at };
  const marks = { duplicate_of, refused_for };
  return {
    update: key,
    change: {
      set: { ...derived, ...marks, facts: attributesOf(facts), contact_id, session_id, actor: { ...actor } },
      remove: session_status === 'open' ? [] : UNLISTED,
    },
    ...guard,
  };
};

/** Writes the subscription, or only checks it: other rows are derived from it. */
const subscriptionStep = (
  before: SubscriptionItem | undefined,
  after: SubscriptionItem | undefined,
  actor: Actor,
): Step | undefined => {
  const key = before && subscriptionKey(before.team_id, before.id);
  if (!key || !after) return undefined;
  const guard = { condition: equals('observed', attributesOf(before.observed)), label: 'subscription' };
  if (isDeepEqual(before, after)) return { check: key, ...guard };
  const { id, team_id, hub_id, product_id, price_id, account, grace_days, discount, created_at, ...changing } = after;
  const index = subscriptionIndex({ team: team_id, hub: hub_id }, after.contact_id, id);
  return {
    update: key,
    change: { set: { ...attributesOf(withoutTableFields(changing)), ...index, actor: { ...actor } } },
    ...guard,
  };
};

/** The row without keys and other table attributes. */
const withoutTableFields = <T extends object>(row: T): Omit<T, keyof Item> => {
  const { pk, sk, entity, actor, ttl, ...own } = withoutListing(row as T & Partial<Item>);
  return own as Omit<T, keyof Item>;
};

/** Counts or releases a contact's use of a coupon. */
export const couponUse = (hub: HubKey, contact: string, coupon: string, by: 1 | -1) => ({
  update: couponUseKey(hub, contact, coupon),
  change: { add: { count: by }, initial: { entity: couponUseEntity } },
});

const couponSteps = ({ order: before, coupon }: Purchase, after: OrderItem): readonly Step[] => {
  const { coupon_id, coupon_held, coupon_contact_id: contact } = after;
  if (coupon_held === before.coupon_held || coupon_id === null || !coupon) return [];
  const [hub, by] = [hubOf(after), coupon_held ? 1 : -1] as const;
  const change = { add: { times_redeemed: by } };
  return [
    { update: catalogueKey(hub, 'COUPON', coupon_id), change, condition: live, label: 'coupon' },
    ...(contact ? [couponUse(hub, contact, coupon_id, by)] : []),
  ];
};

/** Updates the summary of the buyer with the state of this purchase. */
const billingStep = (order: OrderItem, contact: string, purchaseState: PurchaseState, before?: BillingItem): Step[] => {
  const hub = hubOf(order);
  const standings = mergePurchaseState(before?.standings ?? [], purchaseState);
  if (before && isDeepEqual(before.standings, standings)) return [];
  const { due, ...rolled } = rollUp(standings);
  return [
    {
      put: {
        ...billingKey(hub, contact),
        entity: billingEntity,
        team_id: hub.team,
        hub_id: hub.hub,
        contact_id: contact,
        ...rolled,
        standings: standings.map((one) => ({ ...one })),
        ...(due && listed({ partition: duePartition(BILLING_DUE, contact), sort: `DUE#${due}#${hub.hub}#${contact}` })),
      },
      condition: before
        ? equals(
            'standings',
            before.standings.map((one) => ({ ...one })),
          )
        : free,
      label: 'billing',
    },
  ];
};

const entitlementSteps = (item: EntitlementItem, before: EntitlementItem | undefined, actor: Actor): Step[] => {
  if (before && isDeepEqual(withoutTableFields(before), withoutTableFields(item))) return [];
  const key = entitlementKey(hubOf(item), item.contact_id, item.id);
  const { granted_by, revoked_by, ...rest } = item;
  const by = { granted_by: { ...granted_by }, revoked_by: revoked_by && { ...revoked_by } };
  return [{ put: { ...key, entity: entitlementEntity, ...rest, ...by, actor: { ...actor } }, label: 'entitlement' }];
};

type BuyerRows = Pick<Purchase, 'entitlement' | 'billing' | 'member' | 'barred' | 'recipient'>;

/** The steps of a purchase on the rows of its buyer: entitlement, summary and membership. */
export const purchaseRows = (
  before: BuyerRows,
  order: OrderItem,
  { entitlement, purchaseState }: Outcome,
  actor: Actor,
  now: Date,
): readonly Step[] => {
  const contact = order.contact_id;
  if (contact === null || !purchaseState) return [];
  const billed = billingStep(order, contact, purchaseState, before.billing);
  /* A duplicate or refused order grants no access. One that gave access before stays in the summary. */
  if (!entitlement) return before.entitlement ? billed : [];
  const opens = entitlement.status !== 'ended' && (before.entitlement?.status ?? 'ended') === 'ended';
  const hub = hubOf(order);
  const kept = before.barred || before.member?.status === 'banned';
  const end = { kind: 'departure', team_id: hub.team, hub_id: hub.hub, contact_id: contact } as const;
  const entitled = entitlementSteps(entitlement, before.entitlement, actor);
  if (!opens) return [...entitled, ...billed];
  const member = before.barred ? [] : buyerBenefits(hub, contact, before.member, actor, now);
  return [
    ...benefitSteps(before.recipient, [...entitled.map(benefit), ...member]),
    ...billed,
    ...(kept && order.terms.kind === 'recurring' ? [endStep(end, now.toISOString())] : []),
  ];
};

/**
 * The steps that write the derived state of a purchase: its rows, and the entitlement and summary of its buyer. Empty
 * if nothing changes. They fail together if the order or the subscription changed since it was read, even if these steps
 * do not write it: the rows of the buyer can have been read after the change.
 */
export const purchaseSteps = (purchase: Purchase, joined: Known, actor: Actor, now: Date): readonly Step[] => {
  const duplicate = duplicateOf(purchase, joined, outcomeOf(joined, now));
  const known = { ...joined, order: { ...joined.order, ...duplicate } };
  const outcome = outcomeOf(known, now);
  const order: OrderItem = { ...known.order, ...outcome.order };
  const subscription = known.subscription && { ...known.subscription, ...outcome.subscription };
  const steps = [
    orderStep(purchase.order, order, actor),
    subscriptionStep(purchase.subscription, subscription, actor),
    ...couponSteps(purchase, order),
    ...(purchase.isErased ? [] : ownPurchaseSteps(purchase.order, order)),
    ...duplicateSteps(purchase.order, order, now),
    ...refusedSteps(purchase.order, order, now),
    ...purchaseRows(purchase, order, outcome, actor, now),
    ...(purchase.isErased
      ? []
      : knownBuyerSteps(hubOf(order), order.contact_id, purchase, { entitlement: outcome.entitlement, subscription })),
  ].filter((step) => step !== undefined);
  return steps.some((step) => !('check' in step)) ? steps : [];
};
