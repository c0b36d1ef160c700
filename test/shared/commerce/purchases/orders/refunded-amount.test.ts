import { expect, test } from 'vitest';
import { refundedOf } from '../../../../../shared/commerce/purchases/orders/refunded-amount.ts';

test('the refunds of a payment that were undone since its last report are not counted, and those of another payment are', () => {
  const undone = (payment: string, at: number, amount: number) => ({
    payment,
    at,
    amount,
    event: `evt_${at}`,
    reason: null,
  });
  const facts = {
    refunds: { pi_1: { amount: 900, at: 20, event: 'evt_a' }, pi_2: { amount: 500, at: 20, event: 'evt_b' } },
    undone_refunds: { re_1: undone('pi_1', 30, 300), re_2: undone('pi_1', 10, 100) },
  };
  expect(refundedOf(facts, 'pi_1')).toBe(600);
  expect(refundedOf(facts, 'pi_2')).toBe(500);
  expect(refundedOf(facts, 'pi_3')).toBe(0);
});
