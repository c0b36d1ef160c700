import type { Row } from '../../support/memory-engine/expression.ts';
import { type Check, numberOf, rowsOf } from './rows.ts';

const holds = ({ coupon_held }: Row): boolean => coupon_held === true;

/** A coupon counts the orders that hold it, in total and for each contact, and never more than it allows. */
export const couponCounts: Check = ({ simulation }) => {
  const orders = rowsOf(simulation, 'order');
  return [
    ...rowsOf(simulation, 'coupon').flatMap((row) => {
      const held = orders.filter((order) => order.coupon_id === row.id && holds(order)).length;
      const [counted, most] = [numberOf(row, 'times_redeemed'), numberOf(row, 'max_redemptions')];
      return [
        ...(counted === held ? [] : [`the coupon counts ${counted} uses, and ${held} orders hold it`]),
        ...(held <= most ? [] : [`${held} orders hold a coupon of ${most} uses`]),
      ];
    }),
    ...rowsOf(simulation, 'coupon_use').flatMap((row) => {
      const own = orders.filter((order) => holds(order) && String(row.pk).endsWith(String(order.coupon_contact_id)));
      const counted = numberOf(row, 'count');
      return counted === own.length ? [] : [`a contact counts ${counted} uses of the coupon and has ${own.length}`];
    }),
  ];
};

/** A paid order grants what was bought, or its refund is requested because the buyer was banned meanwhile. */
const grantProblems = (order: Row, isGranted: boolean, ends: readonly Row[]): readonly string[] => {
  if (order.refused_for === undefined) return isGranted ? [] : [`order ${order.id} was paid and granted nothing`];
  const isUndone = ends.some(({ order_id }) => order_id === order.id);
  return isGranted || !isUndone ? [`order ${order.id} was refused, and is not undone`] : [];
};

/** What the provider took is what the orders say, and only a paid order grants. */
export const money: Check = ({ simulation }) => {
  const orders = new Map(rowsOf(simulation, 'order').map((order) => [String(order.id), order]));
  const entitlements = new Map(rowsOf(simulation, 'entitlement').map((row) => [String(row.sk).split('#')[1], row]));
  const ends = rowsOf(simulation, 'subscription_end');
  const { payments } = simulation;
  const ofSessions = [...payments.sessions.values()].flatMap(({ request, state }) => {
    const { id } = request.order;
    const order = orders.get(id);
    const [status, refunded] = [String(order?.status), payments.refunded(id)];
    if (state !== 'paid')
      return ['paid', 'refunded'].includes(status) ? [`order ${id} is ${status} and was not paid`] : [];
    return [
      ...(order ? [] : [`order ${id} was paid and does not exist`]),
      ...(['paid', 'refunded', 'partially_refunded'].includes(status) ? [] : [`order ${id} was paid and is ${status}`]),
      ...(numberOf(order, 'refunded_amount') === refunded
        ? []
        : [`order ${id} says ${numberOf(order, 'refunded_amount')} was refunded, not ${refunded}`]),
      ...(refunded <= request.price.amount ? [] : [`${refunded} of ${request.price.amount} was refunded`]),
      ...(order ? grantProblems(order, entitlements.has(id), ends) : []),
    ];
  });
  const unpaid = [...entitlements].flatMap(([id = '', { status }]) => {
    const order = orders.get(id);
    const isPaid = payments.sessions.get(`session-of-${id}`)?.state === 'paid' || numberOf(order, 'total') === 0;
    return status === 'active' && !isPaid ? [`an unpaid order granted ${id}`] : [];
  });
  return [...ofSessions, ...unpaid];
};

/** A contact gets a free price once. */
export const freeOnce: Check = ({ simulation }) => {
  const free = rowsOf(simulation, 'order').filter(({ subtotal }) => subtotal === 0);
  const each = Map.groupBy(free, ({ contact_id, price_id }) => `${String(contact_id)} ${String(price_id)}`);
  return [...each].flatMap(([who, own]) => (own.length > 1 ? [`${who} got a free price ${own.length} times`] : []));
};
