import { type HubItem, hubItemKey } from '../../hubs/hubs/hub-item.ts';
import { type ContactItem, contactKey } from '../../hubs/people/contacts/contact-item.ts';
import { type Recipient, recipientOf, recipientOrErased, withoutProof } from '../../hubs/people/contacts/recipient.ts';
import { barredAddresses } from '../../hubs/people/members/barred-addresses.ts';
import { type MemberItem, memberKey } from '../../hubs/people/members/member-item.ts';
import { gather } from '../../platform/db/gather.ts';
import { type HubKey, hubOf, type TeamId } from '../../platform/db/key.ts';
import { rowsAt } from '../../platform/db/rows-at.ts';
import type { Table } from '../../platform/db/table.ts';
import { catalogueKey } from '../catalog/catalogue.ts';
import type { ProductItem } from '../catalog/product-item.ts';
import type { Observation } from '../payments/provider-subscription.ts';
import { type BillingItem, billingKey } from './billing-item.ts';
import { type EntitlementItem, entitlementKey } from './entitlement-item.ts';
import { observe } from './observations.ts';
import { mergeFacts, type OrderFacts } from './orders/order-facts.ts';
import {
  amountPaid,
  grantsNothing,
  type OrderItem,
  orderKey,
  type RefusedFor,
  subscriptionKey,
} from './orders/order-item.ts';
import { refusalOf } from './orders/refused-order.ts';
import type { Known } from './outcome.ts';
import { otherSubscriptionId } from './subscriptions/active-subscription.ts';
import type { SubscriptionItem } from './subscriptions/subscription-item.ts';

/** A purchase as stored, with the buyer's own rows. */
export interface Purchase extends Known {
  readonly entitlement: EntitlementItem | undefined;
  readonly billing: BillingItem | undefined;
  readonly member: MemberItem | undefined;
  /** The address of the buyer is barred from the hub: a purchase does not admit them. */
  readonly barred: boolean;
  /** The buyer was erased: no row of theirs is written again. */
  readonly isErased: boolean;
  /** The recipient of the access. */
  readonly recipient: Recipient;
  /** The buyer's other subscription to the same product, while this one gives no access. */
  readonly otherSubscription: string | undefined;
  /** Why a payment would grant nothing, while nothing was granted. */
  readonly refusal: RefusedFor | undefined;
  /** Whether its coupon still exists. */
  readonly coupon: boolean;
}

/** A change of a purchase, as reported or observed. */
export interface PurchaseUpdate {
  readonly facts?: OrderFacts;
  readonly observation?: Observation;
  /** The charged amount that is not counted yet. */
  readonly received?: number;
  /** The buyer, if the order has none. */
  readonly contact?: string;
  readonly session?: string;
}

/** An erased contact is barred. The address of a contact without membership may be that of a banned, erased member. */
const isBarred = async (
  db: Table,
  hub: HubKey,
  person: ContactItem | undefined,
  member: MemberItem | undefined,
): Promise<boolean> => {
  if (!person) return true;
  return member === undefined && barredAddresses(db, hub).has(person.email);
};

/** The recipient of an order: the buyer who ordered for themselves, or the owner of the address once verified. */
const recipientFor = async (
  db: Table,
  { hub, contact, forSelf }: { readonly hub: HubKey; readonly contact: string; readonly forSelf: boolean },
  person: ContactItem | undefined,
  now: Date,
): Promise<Recipient> => {
  if (forSelf) return withoutProof('buys');
  return recipientOrErased(person && (await recipientOf(db, { ...hub, contact }, now, person)));
};

/** Whether a member buys for themselves. An order with another address is for the owner of that address. */
const isOwnOrder = (email: string | undefined, person: ContactItem | undefined): boolean =>
  email === undefined || email === person?.email;

/** The rows of a contact in a hub before a purchase. */
export const loadBuyer = async (
  db: Table,
  hub: HubKey,
  { contact, own, email }: { readonly contact: string; readonly own: boolean; readonly email: string | undefined },
  now: Date,
) => {
  const [billing, member, person] = await rowsAt<[BillingItem, MemberItem, ContactItem]>(db, [
    billingKey(hub, contact),
    memberKey(hub, contact),
    contactKey(hub.team, contact),
  ]);
  const is_own = own && isOwnOrder(email, person);
  const [barred, recipient] = await Promise.all([
    isBarred(db, hub, person, member),
    recipientFor(db, { hub, contact, forSelf: is_own }, person, now),
  ]);
  /* Also true for a contact who verified the address before `recipient_since` was stored. */
  const isUnverified = own && person?.recipient_since === undefined;
  return { billing, member, barred, recipient, is_own, isUnverified };
};

/** The rows of the buyer, if known, and of the coupon. */
const loadBuyerRows = async (db: Table, order: OrderItem, contact: string | null, now: Date) => {
  const hub = hubOf(order);
  const isOpen = !grantsNothing(order) && (order.facts.granted === undefined || order.contact_id === null);
  const keys = {
    ...(contact !== null && {
      entitlement: entitlementKey(hub, contact, order.id),
      billing: billingKey(hub, contact),
      member: memberKey(hub, contact),
      person: contactKey(hub.team, contact),
    }),
    ...(isOpen && { place: hubItemKey(hub), product: catalogueKey(hub, 'PRODUCT', order.product_id) }),
    ...(order.coupon_id !== null && { coupon: catalogueKey(hub, 'COUPON', order.coupon_id) }),
  };
  const row = await gather(db, Object.values(keys));
  const member = keys.member && row<MemberItem>(keys.member);
  const person = keys.person && row<ContactItem>(keys.person);
  const whom = contact === null ? undefined : { hub, contact, forSelf: order.is_own === true };
  const entitlement = keys.entitlement && row<EntitlementItem>(keys.entitlement);
  const billing = keys.billing && row<BillingItem>(keys.billing);
  const closed = (entitlement?.status ?? 'ended') === 'ended' && order.terms.kind === 'recurring';
  const isErased = contact !== null && person === undefined;
  const barred = contact !== null && (await isBarred(db, hub, person, member));
  const refusal = () =>
    refusalOf(order, {
      hub: keys.place && row<HubItem>(keys.place),
      product: keys.product && row<ProductItem>(keys.product),
      buyer: contact === null ? undefined : { person, member, isBarred: barred },
    });
  return {
    recipient: whom ? await recipientFor(db, whom, person, now) : withoutProof('is_nobody_yet'),
    entitlement,
    billing,
    member,
    otherSubscription: closed ? await otherSubscriptionId(db, hub.team, billing, order) : undefined,
    barred,
    isErased,
    refusal: isOpen ? refusal() : undefined,
    coupon: keys.coupon !== undefined && row(keys.coupon) !== undefined,
  };
};

/** A purchase of a team by its id. `contact` is the buyer if the order has none. */
export const loadPurchase = async (
  db: Table,
  team: TeamId,
  id: string,
  now: Date,
  contact?: string,
): Promise<Purchase | undefined> => {
  const [at, subscribed] = [orderKey(team, id), subscriptionKey(team, id)];
  if (!at || !subscribed) return undefined;
  const [order, subscription] = await rowsAt<[OrderItem, SubscriptionItem]>(db, [at, subscribed]);
  if (!order) return undefined;
  return { order, subscription, ...(await loadBuyerRows(db, order, order.contact_id ?? contact ?? null, now)) };
};

/** Merges updates into the order and the subscription. */
export const applyUpdates = ({ order, subscription }: Known, updates: readonly PurchaseUpdate[]): Known =>
  updates.reduce<Known>(
    (known, { facts = {}, observation, received = 0, contact, session }) => ({
      order: {
        ...known.order,
        facts: mergeFacts(known.order.facts, facts),
        amount_paid: amountPaid(known.order) + received,
        contact_id: known.order.contact_id ?? contact ?? null,
        ...(session && { session_id: known.order.session_id ?? session }),
      },
      subscription: known.subscription && {
        ...known.subscription,
        contact_id: known.subscription.contact_id ?? contact ?? null,
        ...(observation && { observed: observe(known.subscription.observed, observation) }),
      },
    }),
    { order, subscription },
  );
