import { stripePayments } from '../../shared/commerce/payments/stripe/client.ts';
import { secretFields } from '../../shared/platform/aws/secret.ts';
import { worker } from '../../shared/platform/runtime/worker.ts';
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
