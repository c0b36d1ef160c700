import * as z from 'zod';
import { described, text } from '#docs';
import { contact, creator } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { namedPurchases } from '../../shared/commerce/purchases/named-purchases.ts';
import {
  amountPaid,
  ORDER_STATUSES,
  type OrderItem,
  ordersOf,
  SESSION_STATUSES,
} from '../../shared/commerce/purchases/orders/order-item.ts';
import { ordersOfBuyer } from '../../shared/commerce/purchases/own-purchases.ts';
import type { PresentDeps } from '../../shared/media/attachments/present-attachments.ts';
import { all, equals } from '../../shared/platform/db/expression.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { Refusal } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, one, resource } from '../../shared/platform/http/response.ts';
import { sole } from '../../shared/platform/runtime/sole.ts';
import { findOrder, orderReader } from './find-order.ts';
import { purchaseNames } from './purchase-shape.ts';

const Order = resource('orders', () =>
  z.object({
    team_id: z.string(),
    hub_id: z.string(),
    contact_id: z.string().nullable().meta(described('The buyer. Null until an order without a known buyer is paid.')),
    product_id: z.string().meta(described('The product of the price.')),
    price_id: z.string().meta(described('The price that was ordered.')),
    ...purchaseNames(),
    status: z.enum(ORDER_STATUSES).meta(described('The state of the payment.')),
    session_status: z
      .enum(SESSION_STATUSES)
      .meta(described('The state of the checkout session: `open`, `completed` or `expired`.')),
    currency: z.string().meta(described('The ISO 4217 code of the currency of all amounts.')),
    subtotal: z.int().meta(described('The price before the discount, in the minor unit of the currency.')),
    discount: z.int().meta(described('The discount of the coupon, in the minor unit of the currency.')),
    total: z.int().meta(described('The price after the discount, in the minor unit of the currency.')),
    amount_paid: z
      .int()
      .meta(
        described(
          'The total of all payments so far, including renewals, in the minor unit of the currency. 0 during a trial.',
        ),
      ),
    refunded_amount: z
      .int()
      .meta(described('The total of all refunds of this order, in the minor unit of the currency.')),
    last_payment_id: z
      .string()
      .nullable()
      .meta(
        described("The payment provider's id of the last payment, or of its invoice. Null before the first payment."),
      ),
    coupon_id: z.string().nullable().meta(described('The coupon that was used. Null if none was.')),
    coupon_code: z.string().nullable().meta(described('The code of the coupon that was used. Null if none was.')),
    after: z
      .string()
      .nullable()
      .meta(described('The text that was sent as `after` with the checkout. Null if none was sent.')),
    paid_at: z.iso
      .datetime()
      .nullable()
      .meta(described('The time of the first payment. Null while the order is unpaid.')),
    expires_at: z.iso.datetime().nullable().meta(described('The time when the checkout session expires.')),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

const presented = async (db: Table, orders: readonly OrderItem[], showing: PresentDeps) => {
  const named = await namedPurchases(db, orders, showing);
  return named.map((order) => ({
    ...order,
    amount_paid: amountPaid(order),
    last_payment_id: order.facts.taken?.name ?? null,
  }));
};

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
    return order instanceof Refusal ? order : answer(sole(await presented(context.db, [order], context)));
  },
});

const listOrders = route({
  method: 'GET',
  path: '/teams/{team_id}/hubs/{hub_id}/orders',
  summary: text("List a hub's orders"),
  description: text('Sorted newest first.'),
  caller: creator('commerce.read'),
  query: list(() => ({ filter: { status: z.enum(ORDER_STATUSES).optional(), contact_id: z.uuid().optional() } })),
  response: many(Order),
  async handler({ params, query }, { db, now, files }) {
    const { status, contact_id } = query.filter;
    const wanted = [
      equals('hub_id', params.hub_id),
      ...(status ? [equals('status', status)] : []),
      ...(contact_id ? [equals('contact_id', contact_id)] : []),
    ];
    const run = ordersOf({ team: params.team_id, hub: params.hub_id });
    const dense = wanted.length === 1;
    const page = { ...run, ...query.page, descending: true, filter: all(...wanted), dense };
    const { items, next } = await db.query<OrderItem>(page);
    return answer({ items: await presented(db, items, { now, files }), next });
  },
});

const listOwn = route({
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
    return answer({ items: await presented(db, items, { now, files }), next });
  },
});

export const orderRoutes = [read, listOrders, listOwn];
