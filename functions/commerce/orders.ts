import * as z from 'zod';
import { described, text } from '#docs';
import { creator } from '../../shared/api/callers.ts';
import { Order, presentOrders } from '../../shared/api/order-resource.ts';
import { route } from '../../shared/api/route.ts';
import { ORDER_STATUSES, type OrderItem, ordersBetween } from '../../shared/commerce/purchases/orders/order-item.ts';
import { all, equals } from '../../shared/platform/db/expression.ts';
import { Refusal } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, one } from '../../shared/platform/http/response.ts';
import { sole } from '../../shared/platform/runtime/sole.ts';
import { Moment } from '../../shared/platform/time/moment.ts';
import { findOrder, orderReader } from './find-order.ts';

const read = route({
  method: 'GET',
  path: '/orders/{order_id}',
  summary: text('Get an order'),
  description: text('Available to the buyer and to creators with `commerce.read`.'),
  caller: orderReader(),
  response: one(Order),
  errors: ['not_found'],
  async handler({ params }, context) {
    const order = await findOrder(context, params.order_id);
    return order instanceof Refusal ? order : answer(sole(await presentOrders(context.db, [order], context)));
  },
});

const listOrders = route({
  method: 'GET',
  path: '/teams/{team_id}/hubs/{hub_id}/orders',
  summary: text("List a hub's orders"),
  description: text(
    'Sorted newest first. `filter[from]` and `filter[to]` list the orders of a period by `created_at`: from the first time on, and before the second.',
  ),
  caller: creator('commerce.read'),
  query: list(() => ({
    filter: {
      status: z.enum(ORDER_STATUSES).optional(),
      contact_id: z.uuid().optional(),
      from: Moment.optional().meta(described('A time. Lists orders that were created at this time or later.')),
      to: Moment.optional().meta(described('A time. Lists orders that were created before it.')),
    },
  })),
  response: many(Order),
  async handler({ params, query }, { db, now, files }) {
    const { status, contact_id, ...period } = query.filter;
    const wanted = [
      equals('hub_id', params.hub_id),
      ...(status ? [equals('status', status)] : []),
      ...(contact_id ? [equals('contact_id', contact_id)] : []),
    ];
    const run = ordersBetween({ team: params.team_id, hub: params.hub_id }, period);
    const dense = wanted.length === 1;
    const page = { ...run, ...query.page, descending: true, filter: all(...wanted), dense };
    const { items, next } = await db.query<OrderItem>(page);
    return answer({ items: await presentOrders(db, items, { now, files }), next });
  },
});

export const orderRoutes = [read, listOrders];
