import { text } from '#docs';
import { contact } from '../../shared/api/callers.ts';
import { Order, presentOrders } from '../../shared/api/order-resource.ts';
import { route } from '../../shared/api/route.ts';
import { presentSubscriptions, Subscription } from '../../shared/api/subscription-resource.ts';
import { ordersOfBuyer, subscriptionsOfBuyer } from '../../shared/commerce/purchases/own-purchases.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many } from '../../shared/platform/http/response.ts';

const listOrders = route({
  method: 'GET',
  path: '/me/orders',
  summary: text("List the member's orders"),
  description:
    text(`Returns the caller's paid and free orders in all hubs of the team, newest first, also those that were
refunded since. Orders that were never paid are not listed; get them by id. Available in any membership status.`),
  caller: contact(),
  query: list(),
  response: many(Order),
  async handler({ query }, { caller, team, db, now, files }) {
    const { items, next } = await ordersOfBuyer(db, { team, contact: caller.id }, query.page);
    return answer({ items: await presentOrders(db, items, { now, files }), next });
  },
});

const listSubscriptions = route({
  method: 'GET',
  path: '/me/subscriptions',
  summary: text("List the member's subscriptions in all hubs"),
  description: text(`Returns the caller's subscriptions in all hubs of the team, newest first, including ended ones.
Available in any membership status, so that every paying contact can cancel.`),
  caller: contact(),
  query: list(),
  response: many(Subscription),
  async handler({ query }, { caller, team, db, now, files }) {
    const { items, next } = await subscriptionsOfBuyer(db, { team, contact: caller.id }, query.page);
    return answer({ items: await presentSubscriptions(db, items, { now, files }), next });
  },
});

export const ownPurchaseRoutes = [listOrders, listSubscriptions];
