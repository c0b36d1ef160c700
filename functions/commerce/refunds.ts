import * as z from 'zod';
import { MOST } from '../../shared/commerce/currencies.ts';
import type { OrderItem } from '../../shared/commerce/order-item.ts';
import { orderKey } from '../../shared/commerce/order-item.ts';
import { PaymentRefused } from '../../shared/commerce/payments.ts';
import { refundOrder } from '../../shared/commerce/refund-order.ts';
import { envelope } from '../../shared/http/body.ts';
import { creator } from '../../shared/http/callers.ts';
import { refuse } from '../../shared/http/errors.ts';
import { answer, one, resource } from '../../shared/http/response.ts';
import { routeWith } from '../../shared/http/route.ts';
import type { CommercePorts } from './ports.ts';

const Refund = resource(
  'refunds',
  z.object({ order_id: z.string(), amount: z.int(), currency: z.string(), created_at: z.iso.datetime() }),
);

const refund = routeWith<CommercePorts>()({
  method: 'POST',
  path: '/teams/{team_id}/hubs/{hub_id}/orders/{order_id}/refunds',
  summary: 'Give money back',
  description:
    'All that is left of the order’s payment, or an `amount` of it. The order’s status follows once the payment provider has done it; what was bought ends with a full refund.',
  caller: creator('commerce.manage'),
  body: envelope('refunds', z.object({ amount: z.int().min(1).max(MOST).optional() })),
  status: 201,
  response: one(Refund),
  errors: ['not_found', 'nothing_to_refund', 'exceeds_payment', 'payment_refused', 'payment_unavailable'],
  async handler({ params, body }, { db, now, ports }) {
    const key = orderKey(params.team_id, params.order_id);
    const order = key && (await db.get<OrderItem>(key));
    if (order?.hub_id !== params.hub_id) return refuse('not_found');
    try {
      const made = await refundOrder(db, ports.payments, order, body.amount, now);
      if (made === 'nothing_to_refund') return refuse('nothing_to_refund');
      return made === 'exceeds_payment' ? refuse('exceeds_payment', { field: 'amount' }) : answer(made);
    } catch (error) {
      return error instanceof PaymentRefused
        ? refuse('payment_refused', { field: 'amount', detail: error.message })
        : refuse('payment_unavailable', { headers: { 'Retry-After': '2' } });
    }
  },
});

export const refundRoutes = [refund];
