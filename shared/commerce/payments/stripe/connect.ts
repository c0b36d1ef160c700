import { declaredFields } from '../../../platform/aws/provider-declaration.ts';
import type { ConnectPayments } from '../adapter.ts';
import { stripePayments } from './client.ts';
import { API_KEY } from './declaration.ts';

/** `STRIPE_API_ORIGIN` overrides the origin of the API. Only the local stack sets it. */
export const connectStripe: ConnectPayments = (environment) => {
  const secret = declaredFields(environment, API_KEY);
  return stripePayments({
    key: async () => (await secret()).api_key ?? '',
    origin: environment.STRIPE_API_ORIGIN,
  });
};
