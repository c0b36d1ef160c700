import { SQSClient } from '@aws-sdk/client-sqs';
import { subscriptionEnds } from '../../shared/commerce/purchases/subscriptions/subscription-ends.ts';
import { sqsMailQueue } from '../../shared/delivery/email/mail-queue.ts';
import { sqsDeliveryQueue } from '../../shared/delivery/webhooks/delivery-queue.ts';
import { publishToAutomations } from '../../shared/downstream/automations/publish-to-automations.ts';
import { sqsAutomationQueue } from '../../shared/downstream/automations/queue.ts';
import { sqsDerivedQueue } from '../../shared/downstream/derived/derived-queue.ts';
import { sqsRemovalQueue } from '../../shared/downstream/erasure/removal-queue.ts';
import { sqsExportQueue } from '../../shared/downstream/exports/export-queue.ts';
import { sqsLiveQueue } from '../../shared/downstream/live/live-queue.ts';
import { liveWake } from '../../shared/downstream/live/wake.ts';
import { notifier } from '../../shared/downstream/notifications/notifier.ts';
import { isStreamed } from '../../shared/downstream/stream/streamed.ts';
import { sqsAwardQueue } from '../../shared/engagement/achievements/award-queue.ts';
import { seatChangeHandler, sqsSeatQueue } from '../../shared/engagement/hub-events/seat-queue.ts';
import { putInInboxes } from '../../shared/engagement/messages/inbox-updates.ts';
import { sqsImportQueue } from '../../shared/hubs/imports/import-queue.ts';
import { sqsMediaJobQueue } from '../../shared/media/media/media-jobs.ts';
import { connectTable } from '../../shared/platform/db/connect.ts';
import { ledger } from '../../shared/platform/ledger/ledger.ts';
import { required } from '../../shared/platform/runtime/config.ts';
import { worker } from '../../shared/platform/runtime/worker.ts';
import { functionLog } from '../../shared/platform/telemetry/log.ts';
import { relay } from './relay.ts';

const connect = () => {
  const log = functionLog();
  const db = connectTable(process.env);
  const sqs = new SQSClient();
  const automations = sqsAutomationQueue(sqs, required(process.env, 'AUTOMATIONS_QUEUE_URL'));
  const mail = sqsMailQueue(sqs, required(process.env, 'MAIL_QUEUE_URL'));
  const notify = notifier(db, mail);
  return relay({
    automations,
    publishToAutomations: publishToAutomations(db, automations),
    ledger: ledger(db, isStreamed),
    settleSeats: seatChangeHandler(db, sqsSeatQueue(sqs, required(process.env, 'SEATS_QUEUE_URL'))),
    putInInboxes: (messages) => putInInboxes(db, messages, new Date()),
    endSubscriptions: (end, at) => subscriptionEnds(db).request(end, at),
    mail,
    notify: (event) => notify(event, new Date()),
    imports: sqsImportQueue(sqs, required(process.env, 'TRANSFERS_QUEUE_URL')),
    exports: sqsExportQueue(sqs, required(process.env, 'TRANSFERS_QUEUE_URL')),
    derived: sqsDerivedQueue(sqs, required(process.env, 'DERIVED_QUEUE_URL')),
    awards: sqsAwardQueue(sqs, required(process.env, 'ACHIEVEMENTS_QUEUE_URL')),
    mediaJobs: sqsMediaJobQueue(sqs, required(process.env, 'MEDIA_JOBS_QUEUE_URL')),
    removals: sqsRemovalQueue(sqs, required(process.env, 'REMOVALS_QUEUE_URL')),
    webhooks: sqsDeliveryQueue(sqs, required(process.env, 'WEBHOOKS_QUEUE_URL')),
    live: liveWake(db, sqsLiveQueue(sqs, required(process.env, 'LIVE_QUEUE_URL'))),
    failed: ({ eventID }, error) => log.error('a change was not relayed', error, { eventID }),
  });
};

export const handler = worker(connect);
