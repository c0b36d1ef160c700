import { type ContactItem, contactKey } from '../../hubs/people/contacts/contact-item.ts';
import { ownDoing, type Recipient, recipientOf, recipientOrErased } from '../../hubs/people/contacts/recipient.ts';
import { barredAddresses } from '../../hubs/people/members/barred-addresses.ts';
import { type MemberItem, memberKey } from '../../hubs/people/members/member-item.ts';
import { gather } from '../../platform/db/gather.ts';
import { type HubKey, hubOf, type TeamId } from '../../platform/db/key.ts';
import { rowsAt } from '../../platform/db/rows-at.ts';
import type { Table } from '../../platform/db/table.ts';
import { catalogueKey } from '../catalog/catalogue.ts';
import type { Observation } from '../payments/subscription-seen.ts';
import { type BillingItem, billingKey } from './billing-item.ts';
import { type EntitlementItem, entitlementKey } from './entitlement-item.ts';
import { observe } from './observations.ts';
import { joinFacts, type OrderFacts } from './orders/order-facts.ts';
import { amountPaid, type OrderItem, orderKey, subscriptionKey } from './orders/order-item.ts';
import type { Known } from './outcome.ts';
import { twinOf } from './subscriptions/active-subscription.ts';
import type { SubscriptionItem } from './subscriptions/subscription-item.ts';

/** A purchase as stored, with the buyer's own rows. */
export interface Purchase extends Known {
  readonly entitlement: EntitlementItem | undefined;
  readonly billing: BillingItem | undefined;
  readonly member: MemberItem | undefined;
  /** Their address is barred from the hub: whatever they pay, they do not come in. */
  readonly barred: boolean;
  /** To whom what was bought is given. */
  readonly recipient: Recipient;
  /** Another subscription by which the buyer has the same product, while this one gives no access. */
  readonly twin: string | undefined;
  /** Its coupon still stands. */
  readonly coupon: boolean;
}

/** What was learnt about a purchase. */
export interface News {
  readonly facts?: OrderFacts;
  readonly observation?: Observation;
  /** What was taken that was not counted yet. */
  readonly received?: number;
  /** Who the buyer is, where the order does not say. */
  readonly contact?: string;
  readonly session?: string;
}

/** Whoever was erased comes in no more; and who has no membership may be somebody who was banned, and erased since. */
const isBarred = async (
  db: Table,
  hub: HubKey,
  person: ContactItem | undefined,
  member: MemberItem | undefined,
): Promise<boolean> => {
  if (!person) return true;
  return member === undefined && barredAddresses(db, hub).has(person.email);
};

/** Whom an order gives something: a buyer who bought for themselves, or whoever proves the address that was named. */
const recipientFor = async (
  db: Table,
  { hub, contact, isOwn }: { readonly hub: HubKey; readonly contact: string; readonly isOwn: boolean },
  person: ContactItem | undefined,
  at: Date,
): Promise<Recipient> => {
  if (isOwn) return ownDoing('buys');
  return recipientOrErased(person && (await recipientOf(db, { ...hub, contact }, at, person)));
};

/** Whether a member buys for themselves: an order that names another address is for nobody but its owner. */
const isOwnOrder = (email: string | undefined, person: ContactItem | undefined): boolean =>
  email === undefined || email === person?.email;

/** How a contact stands in a hub before they buy something, or have it bought for them. */
export const buyersRows = async (
  db: Table,
  hub: HubKey,
  { contact, own, email }: { readonly contact: string; readonly own: boolean; readonly email: string | undefined },
  at: Date,
) => {
  const [billing, member, person] = await rowsAt<[BillingItem, MemberItem, ContactItem]>(db, [
    billingKey(hub, contact),
    memberKey(hub, contact),
    contactKey(hub.team, contact),
  ]);
  const is_own = own && isOwnOrder(email, person);
  const [barred, recipient] = await Promise.all([
    isBarred(db, hub, person, member),
    recipientFor(db, { hub, contact, isOwn: is_own }, person, at),
  ]);
  /* Of a contact who proved it before that was noted with the contact this is true, too. */
  const isUnproved = own && person?.recipient_since === undefined;
  return { billing, member, barred, recipient, is_own, isUnproved };
};

/** What is the buyer's, where the buyer is known, and the coupon. */
const besides = async (db: Table, order: OrderItem, contact: string | null, at: Date) => {
  const hub = hubOf(order);
  const keys = {
    ...(contact !== null && {
      entitlement: entitlementKey(hub, contact, order.id),
      billing: billingKey(hub, contact),
      member: memberKey(hub, contact),
      person: contactKey(hub.team, contact),
    }),
    ...(order.coupon_id !== null && { coupon: catalogueKey(hub, 'COUPON', order.coupon_id) }),
  };
  const row = await gather(db, Object.values(keys));
  const member = keys.member && row<MemberItem>(keys.member);
  const person = keys.person && row<ContactItem>(keys.person);
  const whom = contact === null ? undefined : { hub, contact, isOwn: order.is_own === true };
  const entitlement = keys.entitlement && row<EntitlementItem>(keys.entitlement);
  const billing = keys.billing && row<BillingItem>(keys.billing);
  const closed = (entitlement?.status ?? 'ended') === 'ended' && order.terms.kind === 'recurring';
  return {
    recipient: whom ? await recipientFor(db, whom, person, at) : ownDoing('is_nobody_yet'),
    entitlement,
    billing,
    member,
    twin: closed ? await twinOf(db, hub.team, billing, order) : undefined,
    barred: keys.person !== undefined && (await isBarred(db, hub, person, member)),
    coupon: keys.coupon !== undefined && row(keys.coupon) !== undefined,
  };
};

/** A purchase of this team by its id, `contact` being its buyer where the order names none. */
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
  return { order, subscription, ...(await besides(db, order, order.contact_id ?? contact ?? null, now)) };
};

/** The purchase with what was learnt, all of it joined to what was known. */
export const joinNews = ({ order, subscription }: Known, news: readonly News[]): Known =>
  news.reduce<Known>(
    (known, { facts = {}, observation, received = 0, contact, session }) => ({
      order: {
        ...known.order,
        facts: joinFacts(known.order.facts, facts),
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
