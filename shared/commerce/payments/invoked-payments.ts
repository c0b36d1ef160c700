import { signedFetch } from '../../platform/aws/signed-fetch.ts';
import { type Environment, required } from '../../platform/runtime/config.ts';
import { currentThread } from '../../platform/telemetry/thread.ts';
import { PaymentAnswer, type PaymentCall } from './call.ts';
import { PaymentRefused, type Payments, type PaymentsOf } from './payments.ts';

/** Clients that forward each call to the payments function as plain data. */
export const remotePayments =
  (invoke: (call: PaymentCall) => Promise<PaymentAnswer>): PaymentsOf =>
  (provider) => {
    /* The payments function runs the same operation, so the result has its type. */
    function call<Name extends keyof Payments>(
      operation: Name,
      ...args: Parameters<Payments[Name]>
    ): ReturnType<Payments[Name]>;
    async function call(operation: keyof Payments, ...args: readonly unknown[]): Promise<unknown> {
      const answer = await invoke({ provider, operation, args, thread: currentThread() });
      if ('refused' in answer) throw new PaymentRefused(answer.refused);
      return answer.value;
    }
    return {
      openSession: (request) => call('openSession', request),
      refund: (request) => call('refund', request),
      cancelAtPeriodEnd: (subscription, cancel) => call('cancelAtPeriodEnd', subscription, cancel),
      cancelNow: (subscription) => call('cancelNow', subscription),
      expireSession: (session) => call('expireSession', session),
      createAccount: (team, email, country) => call('createAccount', team, email, country),
      onboardingUrl: (account, back, refresh) => call('onboardingUrl', account, back, refresh),
    };
  };

/** The payment providers, called through the only function that has their keys. */
export const invokedPayments = (environment: Environment): PaymentsOf =>
  remotePayments(async (call) => {
    const response = await signedFetch(environment, new Date(), {
      service: 'lambda',
      method: 'POST',
      path: `/2015-03-31/functions/${encodeURIComponent(required(environment, 'PAYMENTS_FUNCTION'))}/invocations`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(call),
    });
    if (!response.ok || response.headers.has('x-amz-function-error'))
      throw new Error(`The payments function returned ${response.status}`);
    return PaymentAnswer.parse(await response.json());
  });
