import * as z from 'zod';
import { described, text } from '#docs';
import { creator } from '../../shared/api/callers.ts';
import { routeWith } from '../../shared/api/route.ts';
import { MAX_AMOUNT } from '../../shared/commerce/catalog/currencies.ts';
import { isChargeable, notChargeable } from '../../shared/commerce/catalog/minor-units.ts';
import { PaymentRefused } from '../../shared/commerce/payments/payments.ts';
import type { OrderItem } from '../../shared/commerce/purchases/orders/order-item.ts';
import { orderKey } from '../../shared/commerce/purchases/orders/order-item.ts';
import { refundOrder } from '../../shared/commerce/purchases/orders/refund-order.ts';
import { Contention } from '../../shared/platform/db/contention.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { answer, one, resource } from '../../shared/platform/http/response.ts';
import type { CommercePorts } from './ports.ts';

const Refund = resource('refunds', () =>
  z.object({
    order_id: z.string(),
    payment_id: z.string().meta(described("The payment provider's id of the refunded payment.")),
    amount: z.int().meta(described('The refunded amount, in the minor unit of the currency.')),
    currency: z.string().meta(described('The ISO 4217 code of the currency.')),
    created_at: z.iso.datetime(),
  }),
);

const Input = z.object({
  amount: z
    .int()
    .min(1)
    .max(MAX_AMOUNT)
    .optional()
    .meta(
      described(
        'The amount to refund, in the minor unit of the currency. In BHD, JOD, KWD, OMR and TND it must end in 0. Default: all of the payment that is not yet refunded.',
      ),
    ),
  payment_id: z
    .string()
    .min(1)
    .max(255)
    .optional()
    .meta(
      described("The payment provider's id of the payment or of its invoice. Default: the last payment of the order."),
    ),
});

const refund = routeWith<CommercePorts>()({
  method: 'POST',
  path: '/teams/{team_id}/hubs/{hub_id}/orders/{order_id}/refunds',
  summary: text('Refund an order'),
  description: text(`Refunds the last payment of the order, or the payment that \`payment_id\` names, in full or by
\`amount\`. Only an amount that is not yet refunded can be refunded; a larger amount returns 422
\`exceeds_payment\`. The order's status changes when the payment provider confirms the refund. The buyer loses
access when everything they paid, in all their orders of the product, is refunded. A refund does not cancel a subscription: cancel it to stop renewals.`),
  caller: creator('commerce.manage'),
  body: envelope('refunds', Input),
  status: 201,
  response: one(Refund),
  errors: [
    'not_found',
    'amount_not_chargeable',
    'nothing_to_refund',
    'unknown_payment',
    'exceeds_payment',
    'payment_refused',
    'payment_unavailable',
  ],
  async handler({ params, body }, { db, now, ports }) {
    const key = orderKey(params.team_id, params.order_id);
    const order = key && (await db.get<OrderItem>(key));
    if (order?.hub_id !== params.hub_id) return refuse('not_found');
    const { currency } = order;
    if (body.amount !== undefined && !isChargeable(body.amount, currency))
      return refuse('amount_not_chargeable', { field: 'amount', detail: notChargeable('amount', currency) });
    try {
      const options = { amount: body.amount, payment: body.payment_id };
      const result = await refundOrder(db, ports.payments, order, options, now);
      if (result === 'nothing_to_refund') return refuse('nothing_to_refund');
      if (result === 'unknown_payment') return refuse('unknown_payment', { field: 'payment_id' });
      return result === 'exceeds_payment' ? refuse('exceeds_payment', { field: 'amount' }) : answer(result);
    } catch (error) {
      if (error instanceof Contention) throw error;
      return error instanceof PaymentRefused
        ? refuse('payment_refused', { field: 'amount', detail: error.message })
        : refuse('payment_unavailable', { headers: { 'Retry-After': '2' } });
    }
  },
});

export const refundRoutes = [refund];
