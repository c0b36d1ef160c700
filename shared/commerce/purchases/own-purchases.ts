import { contactKey } from '../../hubs/people/contacts/contact-item.ts';
import {
  addEntry,
  listEntries,
  type OwnEntryItem,
  type Owner,
  type OwnList,
} from '../../hubs/people/contacts/own-entries.ts';
import { free, live } from '../../platform/db/expression.ts';
import { gather } from '../../platform/db/gather.ts';
import type { Key, TeamId } from '../../platform/db/key.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { type OrderItem, orderKey, subscriptionKey } from './orders/order-item.ts';
import type { SubscriptionItem } from './subscriptions/subscription-item.ts';

/** The lists of a buyer in which a purchase is. */
type PurchaseList = Extract<OwnList, 'ORDERS' | 'SUBSCRIPTIONS'>;

/** Subscriptions are listed once the buyer is known, orders once they were paid or free. */
const listsOf = ({ contact_id, facts, terms }: OrderItem): readonly PurchaseList[] => {
  if (contact_id === null) return [];
  return [
    ...(facts.granted ? (['ORDERS'] as const) : []),
    ...(terms.kind === 'recurring' ? (['SUBSCRIPTIONS'] as const) : []),
  ];
};

const entryIn = (list: PurchaseList, { id, team_id, hub_id, contact_id, created_at }: OrderItem) =>
  contact_id === null ? undefined : addEntry({ team: team_id, contact: contact_id }, list, { id, hub_id, created_at });

/** The steps that add a purchase to the lists of its buyer that it was not in before. */
export const ownPurchaseSteps = (before: OrderItem | undefined, after: OrderItem): readonly Step[] => {
  const known = before ? listsOf(before) : [];
  return listsOf(after)
    .filter((list) => !known.includes(list))
    .flatMap((list) => entryIn(list, after) ?? []);
};

/** Adds a purchase to the lists of its buyer that it is missing in, unless the buyer was erased. Idempotent. */
export const settleOwnPurchase = async (db: Table, team: TeamId, id: string): Promise<void> => {
  const key = orderKey(team, id);
  const order = key && (await db.get<OrderItem>(key));
  if (!order || order.contact_id === null) return;
  const entries = listsOf(order).flatMap((list) => entryIn(list, order) ?? []);
  const rows = await db.getMany<OwnEntryItem>(entries.map(({ put: { pk, sk } }) => ({ pk, sk })));
  const missing = entries.filter((_, nth) => rows[nth] === undefined);
  if (missing.length === 0) return;
  await db.transact([
    { check: contactKey(team, order.contact_id), condition: live },
    ...missing.map((entry) => ({ ...entry, condition: free })),
  ]);
};

/** A page of a buyer's list: the entries, and their rows in one read. */
const listed = async <T extends object>(
  db: Table,
  owner: Owner,
  list: PurchaseList,
  keyOf: (team: TeamId, id: string) => Key | undefined,
  page: PageRequest,
): Promise<Page<T>> => {
  const { items, next } = await listEntries(db, owner, list, page);
  const keys = items.flatMap(({ id }) => keyOf(owner.team, id) ?? []);
  const rows = await gather(db, keys, { eventual: true });
  return { items: keys.flatMap((key) => rows<T>(key) ?? []), next };
};

/** A contact's subscriptions in all hubs of the team, newest first. */
export const subscriptionsOfBuyer = (db: Table, owner: Owner, page: PageRequest): Promise<Page<SubscriptionItem>> =>
  listed(db, owner, 'SUBSCRIPTIONS', subscriptionKey, page);

/** A contact's orders in any hub of the team that were paid or free, also those that were refunded, newest first. */
export const ordersOfBuyer = (db: Table, owner: Owner, page: PageRequest): Promise<Page<OrderItem>> =>
  listed(db, owner, 'ORDERS', orderKey, page);
