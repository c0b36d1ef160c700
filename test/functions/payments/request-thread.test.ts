import { afterEach, expect, test, vi } from 'vitest';
import { answerPayment } from '../../../functions/payments/payments.ts';
import type { PaymentCall } from '../../../shared/commerce/payments/call.ts';
import { remotePayments } from '../../../shared/commerce/payments/invoked-payments.ts';
import type { Payments } from '../../../shared/commerce/payments/payments.ts';
import { inThread } from '../../../shared/platform/telemetry/thread.ts';
import { logged } from '../../support/logged.ts';

afterEach(() => vi.unstubAllEnvs());

const client: Partial<Payments> = {
  expireSession: async () => 'expired',
  createAccount: () => Promise.reject(new Error('connection reset')),
};

test('a payment call is in the thread of its caller; a call of an earlier version starts one', async () => {
  vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'INFO');
  const answer = answerPayment(new Map([['stripe', client as Payments]]));
  /* As the invocation transfers it. */
  const call = (sent: PaymentCall) => answer(JSON.parse(JSON.stringify(sent)));
  const payments = remotePayments(call)('stripe');
  const lines = await logged(async () => {
    await inThread('r1', () => payments.expireSession({ account: null, id: 's' }));
    await expect(inThread('r2', () => payments.createAccount('t', 'a@example.com'))).rejects.toThrow('reset');
    await call({ provider: 'stripe', operation: 'expireSession', args: [] });
  });
  expect(lines).toMatchObject([
    { level: 'INFO', message: 'payment call', operation: 'expireSession', request_id: 'r1' },
    { level: 'ERROR', message: 'a payment call failed', operation: 'createAccount', request_id: 'r2' },
    { level: 'INFO', operation: 'expireSession', request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  ]);
});
