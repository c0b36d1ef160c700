import { SQSClient } from '@aws-sdk/client-sqs';
import type { ConnectPorts } from '../../shared/api/serve.ts';
import { PAYMENT_CALLBACKS } from '../../shared/commerce/payments/callbacks.ts';
import { resendCallbacks } from '../../shared/delivery/email/resend/callbacks.ts';
import { sesCallbacks, snsCertificates } from '../../shared/delivery/email/ses/callbacks.ts';
import { assemblyAiCallbacks } from '../../shared/media/transcription/assemblyai/callbacks.ts';
import { transcriptionSecret } from '../../shared/media/transcription/assemblyai/secret.ts';
import { secretFields } from '../../shared/platform/aws/secret.ts';
import { type CallbackQueue, sqsCallbackQueue } from '../../shared/platform/callbacks/callback-queue.ts';
import type { CallbackFamily, CallbackProvider } from '../../shared/platform/callbacks/provider.ts';
import { required } from '../../shared/platform/runtime/config.ts';

/** Who may call back, and where what they tell waits to be processed. */
export interface CallbackPorts {
  readonly callbacks: {
    readonly queue: CallbackQueue;
    provider(family: CallbackFamily, name: string): CallbackProvider | undefined;
  };
}

/** Of each family the provider with this name. */
export const providersOf =
  (providers: readonly CallbackProvider[]): CallbackPorts['callbacks']['provider'] =>
  (family, name) =>
    providers.find((one) => one.family === family && one.name === name);

export const connectCallbacks: ConnectPorts<CallbackPorts> = (environment) => ({
  callbacks: {
    queue: sqsCallbackQueue(new SQSClient(), required(environment, 'CALLBACKS_QUEUE_URL')),
    provider: providersOf([
      ...Object.values(PAYMENT_CALLBACKS).map(({ connect }) => connect(environment)),
      sesCallbacks({ topic: environment.EMAIL_EVENTS_TOPIC_ARN ?? '', certificate: snsCertificates() }),
      resendCallbacks(secretFields(environment, 'RESEND_SECRET_ARN')),
      assemblyAiCallbacks(transcriptionSecret(environment)),
    ]),
  },
});
