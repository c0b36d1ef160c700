import type { MailQueue } from '../../shared/delivery/email/mail-queue.ts';
import type { DeliveryQueue } from '../../shared/delivery/webhooks/delivery-queue.ts';
import type { AutomationQueue } from '../../shared/downstream/automations/queue.ts';
import type { LiveWake } from '../../shared/downstream/live/wake.ts';
import type { SentMessages } from '../../shared/engagement/messages/inbox-updates.ts';
import { inThread } from '../../shared/platform/telemetry/thread.ts';
import { addressChangeEmails } from './address-change-emails.ts';
import { automationTasks } from './automation-tasks.ts';
import { closedCredentialEmails } from './closed-credential-emails.ts';
import { heldEmails } from './held-emails.ts';
import { liveContacts } from './live-contacts.ts';
import { newMessages } from './new-messages.ts';
import type { StreamRecord } from './stream-record.ts';
import { verificationEmails } from './verification-emails.ts';
import { webhookDeliveries } from './webhook-deliveries.ts';

/** The targets of batch handlers. All of them are idempotent. */
export interface BatchPorts {
  /** Brings new messages into the inboxes of their conversation. */
  readonly putInInboxes: (messages: SentMessages) => Promise<void>;
  readonly webhooks: DeliveryQueue;
  readonly automations: AutomationQueue;
  readonly mail: MailQueue;
  /** Delivers to open WebSockets. */
  readonly live: LiveWake;
}

/** A task of a batch, and its first record: if the task fails, the batch is retried from there. */
export interface BatchTask {
  readonly from: StreamRecord;
  /** The record in whose thread the task runs, if it is not the first. */
  readonly of?: StreamRecord;
  readonly run: () => Promise<unknown>;
}

type BatchHandler = (records: readonly StreamRecord[], now: Date, to: BatchPorts) => readonly BatchTask[];

const batchHandler =
  <N extends Pick<BatchTask, 'from' | 'of'>>(
    read: (records: readonly StreamRecord[], now: Date) => readonly N[],
    send: (item: N, to: BatchPorts) => Promise<unknown>,
  ): BatchHandler =>
  (records, now, to) =>
    read(records, now).map((item) => ({
      from: item.from,
      ...(item.of && { of: item.of }),
      run: () => send(item, to),
    }));

/** All batch handlers. */
const BATCH_HANDLERS: readonly BatchHandler[] = [
  batchHandler(verificationEmails, ({ job }, { mail }) => mail.send(job)),
  batchHandler(closedCredentialEmails, ({ job }, { mail }) => mail.send(job)),
  batchHandler(addressChangeEmails, ({ job }, { mail }) => mail.send(job)),
  batchHandler(heldEmails, ({ job }, { mail }) => mail.send(job)),
  batchHandler(newMessages, ({ messages }, { putInInboxes }) => putInInboxes(messages)),
  batchHandler(liveContacts, ({ job }, { live }) => live.contact(job)),
  batchHandler(webhookDeliveries, ({ jobs }, { webhooks }) => webhooks.send(jobs)),
  batchHandler(automationTasks, ({ jobs, emails }, { automations, mail }) =>
    Promise.all([automations.send(jobs), ...emails.map(({ job, thread }) => inThread(thread, () => mail.send(job)))]),
  ),
];

/** Returns the tasks of a batch, besides its events. */
export const batchTasksOf: BatchHandler = (records, now, to) =>
  BATCH_HANDLERS.flatMap((read) => read(records, now, to));
