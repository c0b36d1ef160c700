import { objectsIn } from './aws/s3/objects.ts';
import { startDynamoDB } from './engines/dynamodb.ts';
import { startQueues } from './engines/queues.ts';
import { noFaults } from './faults.ts';
import { mailbox } from './mailbox.ts';
import { outbox } from './outbox.ts';
import { paymentProofs, paymentProvider } from './payments/provider.ts';
import { customResourceAnswers } from './resources/custom-answers.ts';
import { noMailEvents } from './resources/mail-topics.ts';
import { kmsKeys } from './secrets/kms-keys.ts';
import type { Secrets } from './secrets/secrets-manager.ts';
import type { StackOptions } from './stack-options.ts';

/** Starts what keeps data, and the payment provider. `closing` gets what ends them. */
export const startStores = async (
  { folder, dynamodbEndpoint }: StackOptions,
  origin: string,
  closing: AsyncDisposableStack,
) => {
  const engine = await startDynamoDB(folder.file('table.sqlite'), dynamodbEndpoint);
  closing.defer(engine.stop);
  const queues = await startQueues(folder.file('queues'));
  closing.defer(queues.stop);
  const secrets: Secrets = new Map();
  const sent = outbox(folder, () => origin, paymentProofs(secrets));
  closing.defer(async () => sent.stop());
  return {
    engine,
    queues,
    secrets,
    /** Callbacks of providers. */
    sent,
    payments: paymentProvider(folder, sent, origin),
    keys: kmsKeys(folder),
    mailbox: mailbox(folder),
    mailEvents: noMailEvents(),
    objects: objectsIn(folder.file('files')),
    faults: noFaults(),
    customAnswers: customResourceAnswers(),
  };
};

export type Stores = Awaited<ReturnType<typeof startStores>>;
