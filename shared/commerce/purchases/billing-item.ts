import { type HubKey, type Key, memberPartition } from '../../platform/db/key.ts';

/** From the one that says most of a member to the one that says least. */
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

/** How one purchase of a member stands. */
export interface Standing {
  readonly order_id: string;
  readonly product_id: string;
  readonly price_id: string;
  readonly status: BillingStatus;
  /** The member has what was bought. */
  readonly access: boolean;
  readonly in_grace: boolean;
  /** When it will stand otherwise without anybody saying so (ISO 8601); `null` where it will not. */
  readonly until: string | null;
}

/** All of a member's purchases in a hub at one look. A member without a row has bought nothing: `free`. */
export interface BillingItem {
  readonly team_id: string;
  readonly hub_id: string;
  readonly contact_id: string;
  readonly status: BillingStatus;
  /** Of the purchases that they have at the moment. */
  readonly product_ids: readonly string[];
  readonly price_ids: readonly string[];
  /** They have something only because a failed renewal is given time. */
  readonly in_grace: boolean;
  readonly standings: readonly Standing[];
}

export const billingKey = (hub: HubKey, contact: string): Key => ({ pk: memberPartition(hub, contact), sk: 'BILLING' });

/** What changes by itself stands here until it has. */
export const BILLING_DUE = 'BILLING#DUE';

/** Of purchases that are over so many are remembered. */
const KEPT = 50;

const unique = (ids: readonly string[]): readonly string[] => [...new Set(ids)].sort();

/** What is had for nothing and for good is had once, however often it is taken. */
const isRepeated = (one: Standing, now: Standing): boolean =>
  (now.status === 'free' || now.status === 'comped') &&
  now.access &&
  one.access &&
  one.status === now.status &&
  one.price_id === now.price_id;

/** Gives access no more, and never will: a paused or overdue one can still be paid. */
const isOver = ({ access, status }: Standing): boolean => !access && status !== 'past_due' && status !== 'paused';

/**
 * The member's purchases with this one as it stands now. Those that are over are forgotten, the oldest first, and of
 * those that cost nothing all but the last at each price.
 */
export const withStanding = (standings: readonly Standing[], now: Standing): readonly Standing[] => {
  const others = standings.filter((one) => one.order_id !== now.order_id && !isRepeated(one, now));
  const all = [...others, now].sort((a, b) => (a.order_id < b.order_id ? -1 : 1));
  const over = all.filter(isOver).slice(0, -KEPT);
  return all.filter((one) => !over.includes(one));
};

/** What all purchases together come to. */
export const rollUp = (standings: readonly Standing[]) => {
  const held = standings.filter(({ access }) => access);
  const status = BILLING_STATUSES.find((one) => standings.some((standing) => standing.status === one)) ?? 'free';
  const due = standings.flatMap(({ until }) => until ?? []).sort()[0];
  return {
    status,
    product_ids: unique(held.map(({ product_id }) => product_id)),
    price_ids: unique(held.map(({ price_id }) => price_id)),
    in_grace: standings.some(({ in_grace }) => in_grace),
    due,
  };
};
