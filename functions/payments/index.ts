import { secretFields } from '../../shared/aws/secret.ts';
import { stripePayments } from '../../shared/payments/stripe.ts';
import { worker } from '../../shared/worker.ts';
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

export const handler = worker(connect);
