import { declaredVersions } from '../../../platform/aws/provider-declaration.ts';
import type { PaymentCallbacks } from '../adapter.ts';
import { stripeCallbacks } from './callbacks.ts';
import { CONNECT_SIGNING, PLATFORM_SIGNING } from './declaration.ts';
import { paymentEvent } from './events.ts';

export const stripeCallbackAdapter: PaymentCallbacks = {
  connect: (environment) =>
    stripeCallbacks(
      {
        platform: declaredVersions(environment, PLATFORM_SIGNING),
        connect: declaredVersions(environment, CONNECT_SIGNING),
      },
      { live: environment.STAGE === 'prod' },
    ),
  readEvent: paymentEvent,
};
