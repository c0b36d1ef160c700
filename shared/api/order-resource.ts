import * as z from 'zod';
import { described } from '#docs';
import { namedPurchases } from '../commerce/purchases/named-purchases.ts';
import {
  amountPaid,
  ORDER_STATUSES,
  type OrderItem,
  SESSION_STATUSES,
} from '../commerce/purchases/orders/order-item.ts';
import { purchaseNames } from '../commerce/purchases/purchase-shape.ts';
import type { PresentDeps } from '../media/attachments/present-attachments.ts';
import type { Table } from '../platform/db/table.ts';
import { resource } from '../platform/http/response.ts';

export const Order = resource('orders', () =>
  z.object({
    team_id: z.string(),
    hub_id: z.string(),
    contact_id: z.string().nullable().meta(described('The buyer. Null until an order without a known buyer is paid.')),
    product_id: z.string().meta(described('The product of the price.')),
    price_id: z.string().meta(described('The price that was ordered.')),
    ...purchaseNames(),
    status: z
      .enum(ORDER_STATUSES)
      .meta(
        described(
          'The state of the payment. During a trial it is `pending`, and `paid` with the first payment. `free` for a free price, and for a one-time price with a full discount.',
        ),
      ),
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
    receipt_url: z
      .string()
      .nullable()
      .meta(
        described(
          "The payment provider's page with the receipt of the last payment. Anyone with the URL can open it. Null before the first payment, for free orders, and until the provider reports it, usually within seconds of the payment.",
        ),
      ),
    trial_days: z
      .int()
      .nullable()
      .meta(described('Days before the first payment. Null without a trial. The order is `pending` until it is paid.')),
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

/** Orders as responses show them, with the names that they refer to. */
export const presentOrders = async (db: Table, orders: readonly OrderItem[], showing: PresentDeps) => {
  const named = await namedPurchases(db, orders, showing);
  return named.map((order) => ({
    ...order,
    amount_paid: amountPaid(order),
    trial_days: order.terms.trial_days,
    last_payment_id: order.facts.taken?.name ?? null,
    receipt_url: order.facts.receipt?.url ?? null,
  }));
};
