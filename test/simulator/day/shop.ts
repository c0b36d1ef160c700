import { accepted } from '../run/api.ts';
import { callbackRequest } from '../run/payment-provider.ts';
import type { Day, Made } from './day.ts';
import type { StepKinds } from './step.ts';

/** Where the buyer of an order pays, if the order costs something. */
const urlOf = (order: Made | undefined): unknown => {
  const { attributes } = (order?.more.data ?? {}) as { readonly attributes?: { readonly session_url?: unknown } };
  return attributes?.session_url;
};

/** Sends a callback as the provider does: until it is accepted, and sometimes again. */
const deliver = async (day: Day, number: number): Promise<void> => {
  const { callbacks } = day.simulation.payments;
  const callback = callbacks[number % callbacks.length];
  if (!callback) return;
  const reply = await day.send(callbackRequest(callback, day.simulation.scheduler.now));
  if (accepted(reply)) callback.accepted = true;
};

/** What buyers, creators and the payment provider do in the shop of a hub. */
export const shop: StepKinds = {
  checkout: {
    weight: 6,
    async run(day, { a, b }) {
      const { free, paid } = day.ours;
      const attributes = {
        price_id: b % 3 === 0 ? free : paid,
        ...(b % 2 === 0 && b % 3 !== 0 && { coupon_code: 'FEW' }),
      };
      const { id, token } = day.member(a);
      const path = `/hub/${day.ours.hub}/checkout`;
      const order = await day.create('order', id, {
        method: 'POST',
        path,
        token,
        type: 'checkout_sessions',
        attributes,
      });
      day.simulation.payments.show(urlOf(order));
    },
  },
  pay: {
    weight: 4,
    async run(day, { a }) {
      const { payable } = day.simulation.payments;
      const session = payable[a % payable.length];
      if (session) day.simulation.payments.pay(session);
    },
  },
  'deliver a callback': { weight: 5, run: (day, { a }) => deliver(day, a) },
  'deliver a callback three times': {
    weight: 2,
    async run(day, { a }) {
      await Promise.all([deliver(day, a), deliver(day, a), deliver(day, a)]);
    },
  },
  refund: {
    weight: 2,
    async run(day, { a, b }) {
      const order = day.one('order', a);
      if (!order) return;
      if (day.awaitLateWork) await day.awaitLateWork();
      const path = `/teams/${day.ours.team.id}/hubs/${day.ours.hub}/orders/${order.id}/refunds`;
      const attributes = b % 2 === 0 ? {} : { amount: 100 };
      await day.send({ method: 'POST', path, token: day.owner, type: 'refunds', attributes });
    },
  },
};

/** After the day the provider sends what was not accepted yet. */
export const deliverRest = async (day: Day): Promise<void> => {
  const { callbacks } = day.simulation.payments;
  for (let nth = 0; nth < callbacks.length; nth += 1) if (!callbacks[nth]?.accepted) await deliver(day, nth);
};
