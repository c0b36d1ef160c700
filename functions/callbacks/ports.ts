import { SQSClient } from '@aws-sdk/client-sqs';
import type { ConnectPorts } from '../../shared/api/serve.ts';
import { PAYMENT_CALLBACKS } from '../../shared/commerce/payments/callbacks.ts';
import { EMAIL_CALLBACKS } from '../../shared/delivery/email/callbacks.ts';
import { TRANSCRIPTION_CALLBACKS } from '../../shared/media/transcription/callbacks.ts';
import { type CallbackQueue, sqsCallbackQueue } from '../../shared/platform/callbacks/callback-queue.ts';
import type { CallbackProvider } from '../../shared/platform/callbacks/provider.ts';
import { type Environment, required } from '../../shared/platform/runtime/config.ts';

export type CallbackFamily = 'payment' | 'email' | 'transcription';

/** The callback providers, and the queue of recorded callbacks. */
export interface CallbackPorts {
  readonly callbacks: {
    readonly queue: CallbackQueue;
    provider(family: CallbackFamily, name: string): CallbackProvider | undefined;
  };
}

/** Finds a provider by its family and name. */
export const providerLookup =
  (providers: readonly CallbackProvider[]): CallbackPorts['callbacks']['provider'] =>
  (family, name) =>
    providers.find((one) => one.family === family && one.name === name);

/** Every registered provider that sends callbacks. */
export const callbackProviders = (environment: Environment): readonly CallbackProvider[] =>
  [
    ...Object.values(PAYMENT_CALLBACKS).map(({ connect }) => connect),
    ...Object.values(EMAIL_CALLBACKS),
    ...Object.values(TRANSCRIPTION_CALLBACKS),
  ].map((connect) => connect(environment));

export const connectCallbacks: ConnectPorts<CallbackPorts> = (environment) => ({
  callbacks: {
    queue: sqsCallbackQueue(new SQSClient(), required(environment, 'CALLBACKS_QUEUE_URL')),
    provider: providerLookup(callbackProviders(environment)),
  },
});
