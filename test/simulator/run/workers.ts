import type { SQSClient } from '@aws-sdk/client-sqs';
import { awardAchievements } from '../../../functions/award-achievements/award-achievements.ts';
import { deriveRows } from '../../../functions/derive-rows/derive-rows.ts';
import { eraseData } from '../../../functions/erase-data/erase-data.ts';
import { fillSeats } from '../../../functions/fill-seats/fill-seats.ts';
import { processCallbacks } from '../../../functions/process-callbacks/process-callbacks.ts';
import { type RelayPorts, relay } from '../../../functions/relay/relay.ts';
import { runAutomations } from '../../../functions/run-automations/run-automations.ts';
import { sendMail } from '../../../functions/send-mail/send-mail.ts';
import { transferData } from '../../../functions/transfer-data/transfer-data.ts';
import { subscriptionEnds } from '../../../shared/commerce/purchases/subscriptions/subscription-ends.ts';
import { sqsMailQueue } from '../../../shared/delivery/email/mail-queue.ts';
import type { Sender } from '../../../shared/delivery/email/sender.ts';
import { trackedEmail } from '../../../shared/delivery/email/tracked-email.ts';
import { sqsDeliveryQueue } from '../../../shared/delivery/webhooks/delivery-queue.ts';
import { publishToAutomations } from '../../../shared/downstream/automations/publish-to-automations.ts';
import { sqsAutomationQueue } from '../../../shared/downstream/automations/queue.ts';
import { sqsDerivedQueue } from '../../../shared/downstream/derived/derived-queue.ts';
import { sqsRemovalQueue } from '../../../shared/downstream/erasure/removal-queue.ts';
import { sqsExportQueue } from '../../../shared/downstream/exports/export-queue.ts';
import { notifier } from '../../../shared/downstream/notifications/notifier.ts';
import type { QueueName } from '../../../shared/downstream/queues.ts';
import { dynamoIndex } from '../../../shared/downstream/search/dynamo-index.ts';
import { isStreamed } from '../../../shared/downstream/stream/streamed.ts';
import { sqsAwardQueue } from '../../../shared/engagement/achievements/award-queue.ts';
import { seatChangeHandler, sqsSeatQueue } from '../../../shared/engagement/hub-events/seat-queue.ts';
import { putInInboxes } from '../../../shared/engagement/messages/inbox-updates.ts';
import { sqsImportQueue } from '../../../shared/hubs/imports/import-queue.ts';
import { sqsMediaJobQueue } from '../../../shared/media/media/media-jobs.ts';
import type { Table } from '../../../shared/platform/db/table.ts';
import { ledger } from '../../../shared/platform/ledger/ledger.ts';
import type { BatchResult, QueueEvent } from '../../../shared/platform/queue/messages.ts';
import { EFFECTS } from './payment-provider.ts';
import type { Tampering } from './tampering.ts';

/** The boundaries of a worker's process. */
export interface Boundaries {
  readonly db: Table;
  readonly index: Table;
  readonly sqs: SQSClient;
  readonly tampering: Tampering;
  readonly sender: Sender;
  readonly failed: (by: string, error: unknown) => void;
}

type Worker = (event: QueueEvent) => Promise<BatchResult>;

/** The relay, connected as its function does. */
export const connectRelay = ({ db, sqs, failed, tampering }: Boundaries) => {
  const automations = sqsAutomationQueue(sqs, 'automations');
  const mail = sqsMailQueue(sqs, 'mail');
  const notify = notifier(db, mail);
  const ports: RelayPorts = {
    automations,
    mail,
    removals: sqsRemovalQueue(sqs, 'removals'),
    publishToAutomations: publishToAutomations(db, automations),
    ledger: ledger(db, isStreamed),
    settleSeats: seatChangeHandler(db, sqsSeatQueue(sqs, 'seats')),
    putInInboxes: (messages) => putInInboxes(db, messages, new Date()),
    endSubscriptions: (end, at) => subscriptionEnds(db).request(end, at),
    notify: (event) => notify(event, new Date()),
    imports: sqsImportQueue(sqs, 'transfers'),
    exports: sqsExportQueue(sqs, 'transfers'),
    derived: sqsDerivedQueue(sqs, 'derived'),
    awards: sqsAwardQueue(sqs, 'achievements'),
    mediaJobs: sqsMediaJobQueue(sqs, 'media-jobs'),
    webhooks: sqsDeliveryQueue(sqs, 'webhooks'),
    live: { event: async () => undefined, contact: async () => undefined },
    failed: ({ eventID }, error) => failed(`relay of ${eventID}`, error),
  };
  return relay(tampering.relay?.(ports) ?? ports);
};

const noFiles = () => Promise.reject(new Error('The simulated day has no files'));

/** The workers of the queues, connected as their functions do. A queue without a worker keeps its messages. */
export const WORKERS: Readonly<Partial<Record<QueueName, (to: Boundaries) => Worker>>> = {
  mail: ({ db, sender, failed }) =>
    sendMail({
      db,
      email: trackedEmail(db, sender, () => new Date()),
      tokenKey: async () => 'key of the simulated day',
      publicOrigin: 'https://hub.example.com',
      failed,
    }),
  transfers: ({ db, sqs, failed }) =>
    transferData({
      db,
      failed,
      queue: sqsImportQueue(sqs, 'transfers'),
      exports: sqsExportQueue(sqs, 'transfers'),
      files: { store: noFiles, find: noFiles } as never,
    }),
  achievements: ({ db, sqs, failed }) => awardAchievements({ db, queue: sqsAwardQueue(sqs, 'achievements'), failed }),
  automations: ({ db, sqs, failed }) =>
    runAutomations({ db, queue: sqsAutomationQueue(sqs, 'automations'), now: () => new Date(), failed }),
  removals: ({ db, sqs, failed }) =>
    eraseData({
      db,
      scanned: db as never,
      failed,
      clock: Date.now,
      objects: { remove: noFiles } as never,
      queue: sqsRemovalQueue(sqs, 'removals'),
      seats: sqsSeatQueue(sqs, 'seats'),
    }),
  seats: ({ db, sqs, failed }) => fillSeats({ db, queue: sqsSeatQueue(sqs, 'seats'), failed, clock: Date.now }),
  callbacks: ({ db, failed }) => processCallbacks({ db, now: () => new Date(), effects: EFFECTS, failed }),
  derived: ({ db, index, sqs, failed }) =>
    deriveRows({ db, index: dynamoIndex(index), queue: sqsDerivedQueue(sqs, 'derived'), failed }),
};
