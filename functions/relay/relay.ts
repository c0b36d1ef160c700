import type { AutomationQueue } from '../../shared/automations/queue.ts';
import { eventId } from '../../shared/events/event-id.ts';
import type { LedgerEvent, ledger } from '../../shared/events/ledger.ts';
import type { News } from '../../shared/messages/delivery.ts';
import type { DeliveryQueue } from '../../shared/webhooks/delivery-queue.ts';
import { type AutomationNews, automationNews } from './automation-news.ts';
import { type Errands, errandOf } from './errands.ts';
import { EVENTS } from './events.ts';
import { type ConversationNews, messageNews } from './message-news.ts';
import { entityOf, identityOf, imagesOf, rowOf, type StreamEvent, type StreamRecord } from './stream-record.ts';
import { type WebhookNews, webhookNews } from './webhook-news.ts';

export interface RelayPorts extends Errands {
  readonly ledger: ReturnType<typeof ledger>;
  /** Brings new messages into the inboxes of their conversation; again changes nothing. */
  readonly deliver: (news: News) => Promise<void>;
  readonly webhooks: DeliveryQueue;
  readonly automations: AutomationQueue;
  readonly failed: (record: StreamRecord, error: unknown) => void;
}

/** What Lambda is told: from the lowest of these records on, everything is delivered again. */
export interface BatchResult {
  readonly batchItemFailures: readonly { readonly itemIdentifier: string }[];
}

const eventsOf = (record: StreamRecord): readonly LedgerEvent[] => {
  const tell = EVENTS[entityOf(record)];
  const events = tell?.(...imagesOf(record)) ?? [];
  return events.map((event, nth) => ({ ...event, id: eventId(identityOf(record), event.at, nth) }));
};

/** An errand is run before its event is recorded, and only then: no redelivery after that runs it again. */
const relayEvent = async (event: LedgerEvent, ports: RelayPorts): Promise<void> => {
  const run = errandOf(event, ports);
  if (run && !(await ports.ledger.has(event))) await run();
  await ports.ledger.record(event);
};

/** Relays the changes of one row in their order; what comes after a failure is left to the redelivery. */
const relayRow = async (records: readonly StreamRecord[], ports: RelayPorts): Promise<StreamRecord | undefined> => {
  for (const record of records) {
    try {
      for (const event of eventsOf(record)) await relayEvent(event, ports);
    } catch (error) {
      ports.failed(record, error);
      return record;
    }
  }
  return undefined;
};

/** Brings the news of one conversation into its inboxes; where that fails, all of them come again. */
const relayNews = async ({ news, from }: ConversationNews, ports: RelayPorts): Promise<StreamRecord | undefined> => {
  try {
    await ports.deliver(news);
    return undefined;
  } catch (error) {
    ports.failed(from, error);
    return from;
  }
};

/** Has deliveries take their turns; where that fails, all of them come again, and those that took theirs do nothing. */
const relayTurns = async (
  news: WebhookNews | undefined,
  { webhooks, failed }: RelayPorts,
): Promise<StreamRecord | undefined> => {
  try {
    if (news) await webhooks.send(news.jobs);
    return undefined;
  } catch (error) {
    if (news) failed(news.from, error);
    return news?.from;
  }
};

/** Has automations take their steps, and their letters written; those that come again do nothing. */
const relaySteps = async (
  news: AutomationNews | undefined,
  { automations, mail, failed }: RelayPorts,
): Promise<StreamRecord | undefined> => {
  try {
    if (news) await Promise.all([automations.send(news.jobs), ...news.letters.map((letter) => mail.send(letter))]);
    return undefined;
  } catch (error) {
    if (news) failed(news.from, error);
    return news?.from;
  }
};

/** Turns the table's changes into events: in order for each row, side by side for different ones. */
export const relay =
  (ports: RelayPorts) =>
  async ({ Records }: StreamEvent): Promise<BatchResult> => {
    const rows = Map.groupBy(Records, rowOf);
    const stopped = await Promise.all([
      ...[...rows.values()].map((records) => relayRow(records, ports)),
      ...messageNews(Records).map((news) => relayNews(news, ports)),
      relayTurns(webhookNews(Records, new Date()), ports),
      relaySteps(automationNews(Records, new Date()), ports),
    ]);
    const batchItemFailures = stopped.flatMap((record) =>
      record ? [{ itemIdentifier: record.dynamodb.SequenceNumber }] : [],
    );
    return { batchItemFailures };
  };
