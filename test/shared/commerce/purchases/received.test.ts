import { expect, test } from 'vitest';
import type { PaymentEvent } from '../../../../shared/commerce/payments/payment-event.ts';
import { amountsOf, uncountedAmount } from '../../../../shared/commerce/purchases/received.ts';

const paid = (name: string, amount?: number) => ({ paid: { name, amount } }) as PaymentEvent;
const order = { total: 900 };
const received = (events: readonly PaymentEvent[], counted: Readonly<Record<string, number>> = {}) => {
  const countedOf = (name: string) => counted[name] ?? 0;
  return uncountedAmount(amountsOf(events, order, countedOf), countedOf);
};

test('an amount that two events report is counted once', () => {
  expect(received([paid('in_1', 500), paid('in_1', 500), paid('in_2', 300)])).toBe(800);
});

test('an event without an amount means the total of the order', () => {
  expect(received([paid('pi_1')])).toBe(900);
});

test('a counted amount is not counted again, and a smaller report subtracts nothing', () => {
  expect(received([paid('in_1', 500)], { in_1: 500 })).toBe(0);
  expect(received([paid('in_1', 700)], { in_1: 500 })).toBe(200);
  expect(received([paid('in_1', 100)], { in_1: 500 })).toBe(0);
});
