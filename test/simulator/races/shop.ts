import { rowsOf } from '../checks/rows.ts';
import { couponCounts, freeOnce } from '../checks/shop.ts';
import type { Day } from '../day/day.ts';
import type { Request } from '../run/api.ts';
import type { Arena } from './arena.ts';

const dayOf = ({ simulation }: Arena): Day => ({ simulation }) as Day;

const checkout = (arena: Arena, nth: number, attributes: object): Request => ({
  method: 'POST',
  path: `/hub/${arena.ours.hub}/checkout`,
  token: arena.member(nth),
  type: 'checkout_sessions',
  attributes,
});

/** Of concurrent checkouts, as many hold a coupon as it allows. */
export const coupon = async (arena: Arena): Promise<readonly string[]> => {
  const code = `RACE${arena.round}`;
  await arena.create(`${arena.path}/coupons`, 'coupons', { code, percent_off: 50, max_redemptions: 1 });
  const buy = (nth: number) => checkout(arena, nth, { price_id: arena.ours.paid, coupon_code: code });
  await arena.together([buy(0), buy(1), buy(2), buy(0)]);
  const held = rowsOf(arena.simulation, 'order').filter(
    ({ coupon_code, coupon_held }) => coupon_code === code && coupon_held === true,
  );
  const wrong = (couponCounts(dayOf(arena)) as readonly string[]).filter((line) =>
    line.startsWith('the coupon counts'),
  );
  return [...wrong, ...(held.length === 1 ? [] : [`${held.length} orders hold a coupon of one use`])];
};

/** A free price is given to each contact once, however often they ask at the same moment. */
export const freeCheckout = async (arena: Arena): Promise<readonly string[]> => {
  const product = await arena.create(`${arena.path}/products`, 'products', { name: `Race ${arena.round}` });
  const price = await arena.create(`${arena.path}/products/${product}/prices`, 'prices', {
    kind: 'free',
    currency: 'EUR',
  });
  const take = (nth: number) => checkout(arena, nth, { price_id: price });
  await arena.together([take(0), take(0), take(1), take(0)]);
  const orders = rowsOf(arena.simulation, 'order').filter(({ price_id }) => price_id === price);
  return [
    ...(freeOnce(dayOf(arena)) as readonly string[]),
    ...(orders.length === 2 ? [] : [`two contacts got a free price ${orders.length} times`]),
  ];
};
