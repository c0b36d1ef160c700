import { secretFields } from '../../shared/aws/secret.ts';
import type { PaymentCall } from '../../shared/payments/call.ts';
import { stripePayments } from '../../shared/payments/stripe.ts';
import { answerPayment } from './payments.ts';

const connect = () => {
  const secret = secretFields(process.env, 'PAYMENT_KEY_SECRET_ARN');
  return answerPayment(
    stripePayments({
      key: async () => (await secret()).api_key ?? '',
      origin: process.env.STRIPE_API_ORIGIN,
    }),
  );
};

let connected: ReturnType<typeof connect> | undefined;

export const handler = (call: PaymentCall) => {
  connected ??= connect();
  return connected(call);
};
