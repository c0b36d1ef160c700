import { expect, test } from 'vitest';
import { answerPayment } from '../../../functions/payments/payments.ts';
import { PaymentRefused, type Payments } from '../../../shared/commerce/payments/payments.ts';
import { UNNAMED_PAYMENT_PROVIDER } from '../../../shared/commerce/payments/registry.ts';

const calls: unknown[] = [];
const client: Partial<Payments> = {
  expireSession: async (...args: readonly unknown[]) => {
    calls.push(args);
    return 'expired';
  },
  refund: async () => {
    throw new PaymentRefused('The charge is already refunded.');
  },
  createAccount: async () => {
    throw new Error('connection reset');
  },
};
const answer = answerPayment(new Map([[UNNAMED_PAYMENT_PROVIDER, client as Payments]]));

test('a call without a provider reaches the default provider with its arguments', async () => {
  expect(await answer({ operation: 'expireSession', args: ['sub_1', null] })).toEqual({ value: 'expired' });
  expect(calls).toEqual([['sub_1', null]]);
});

test('a refusal of the provider is returned with its message; any other failure is thrown', async () => {
  expect(await answer({ operation: 'refund', args: [] })).toEqual({ refused: 'The charge is already refunded.' });
  await expect(answer({ operation: 'createAccount', args: [] })).rejects.toThrow('connection reset');
});

test('an unknown provider or operation is rejected before any call', async () => {
  await expect(answer({ provider: 'nobody', operation: 'refund', args: [] })).rejects.toThrow('nobody');
  const operation = 'constructor' as 'refund';
  await expect(answer({ operation, args: [] })).rejects.toThrow('Unknown operation constructor');
});
