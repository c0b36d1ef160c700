import { hubIds } from '../../hubs/hubs/hubs-of-team.ts';
import { gather } from '../../platform/db/gather.ts';
import { type HubKey, memberPartition, type TeamId } from '../../platform/db/key.ts';
import type { Page, PageRequest, Query } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import { inParts } from '../../platform/runtime/in-parts.ts';
import { ENTITLEMENT, type EntitlementItem } from './entitlement-item.ts';
import { type OrderItem, orderKey, subscriptionsBy } from './orders/order-item.ts';
import type { SubscriptionItem } from './subscriptions/subscription-item.ts';

/** A contact of a team. */
interface Buyer {
  readonly team: TeamId;
  readonly contact: string;
}

/** A range of rows whose sort keys are the prefix and the id of an order, which begins with its time. */
type ByOrder = Pick<Query, 'partition' | 'index'> & { readonly prefix: string };

const HUBS_AT_ONCE = 20;

const newestFirst = (one: { readonly id: string }, other: { readonly id: string }): number =>
  one.id < other.id ? 1 : -1;

/** A page of the buyer's rows in all hubs of the team, newest order first: one query for each hub. */
const acrossHubs = async <T extends { readonly id: string }>(
  db: Table,
  team: TeamId,
  rangeIn: (hub: HubKey) => ByOrder,
  { limit, after }: PageRequest,
): Promise<Page<T>> => {
  const last = after?.id;
  const pageIn = async (hub: string) => {
    const { prefix, ...range } = rangeIn({ team, hub });
    /* The last order of the previous page is in the range of its own hub. */
    const older = { between: [prefix, `${prefix}${last}`], limit: limit + 1 } as const;
    const rest = last === undefined ? { prefix, limit } : older;
    return db.query<T>({ ...range, ...rest, descending: true, after: undefined });
  };
  let items: readonly T[] = [];
  let more = false;
  for (const part of inParts(await hubIds(db, team), HUBS_AT_ONCE)) {
    const pages = await Promise.all(part.map(pageIn));
    const known = [...items, ...pages.flatMap((page) => page.items.filter(({ id }) => id !== last))];
    more ||= known.length > limit || pages.some(({ next }) => next !== undefined);
    items = known.sort(newestFirst).slice(0, limit);
  }
  const end = items.at(-1);
  return { items, ...(more && end && { next: { id: end.id } }) };
};

/** A contact's subscriptions in all hubs of the team, newest first. */
export const subscriptionsOfBuyer = (
  db: Table,
  { team, contact }: Buyer,
  page: PageRequest,
): Promise<Page<SubscriptionItem>> => acrossHubs(db, team, (hub) => subscriptionsBy(hub, contact), page);

/** A contact's orders that granted something in any hub of the team, also what was refunded since, newest first. */
export const ordersOfBuyer = async (
  db: Table,
  { team, contact }: Buyer,
  page: PageRequest,
): Promise<Page<OrderItem>> => {
  const range = (hub: HubKey) => ({ partition: memberPartition(hub, contact), prefix: ENTITLEMENT });
  const { items, next } = await acrossHubs<EntitlementItem>(db, team, range, page);
  const keys = items.flatMap(({ id }) => orderKey(team, id) ?? []);
  const rows = await gather(db, keys, { eventual: true });
  return { items: keys.flatMap((key) => rows<OrderItem>(key) ?? []), next };
};
