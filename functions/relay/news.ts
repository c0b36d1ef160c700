import type { MailQueue } from '../../shared/delivery/email/mail-queue.ts';
import type { DeliveryQueue } from '../../shared/delivery/webhooks/delivery-queue.ts';
import type { AutomationQueue } from '../../shared/downstream/automations/queue.ts';
import type { News as ConversationNews } from '../../shared/engagement/messages/delivery.ts';
import { automationNews } from './automation-news.ts';
import { closedNews } from './closed-news.ts';
import { heldNews } from './held-news.ts';
import { messageNews } from './message-news.ts';
import { registrationNews } from './registration-news.ts';
import type { StreamRecord } from './stream-record.ts';
import { webhookNews } from './webhook-news.ts';

/** Whom batches of changes are told to. Told again, none of them does anything again. */
export interface NewsPorts {
  /** Brings new messages into the inboxes of their conversation. */
  readonly deliver: (news: ConversationNews) => Promise<void>;
  readonly webhooks: DeliveryQueue;
  readonly automations: AutomationQueue;
  readonly mail: MailQueue;
}

/**
 * Something to tell of a batch, and the first of the records that it comes from: where telling fails, they come again.
 */
export interface News {
  readonly from: StreamRecord;
  readonly tell: () => Promise<unknown>;
}

type Kind = (records: readonly StreamRecord[], now: Date, to: NewsPorts) => readonly News[];

const kind =
  <N extends { readonly from: StreamRecord }>(
    read: (records: readonly StreamRecord[], now: Date) => readonly N[],
    tell: (news: N, to: NewsPorts) => Promise<unknown>,
  ): Kind =>
  (records, now, to) =>
    read(records, now).map((news) => ({ from: news.from, tell: () => tell(news, to) }));

/** What is told of a batch beside its events, one line a kind. */
const KINDS: readonly Kind[] = [
  kind(registrationNews, ({ job }, { mail }) => mail.send(job)),
  kind(closedNews, ({ job }, { mail }) => mail.send(job)),
  kind(heldNews, ({ job }, { mail }) => mail.send(job)),
  kind(messageNews, ({ news }, { deliver }) => deliver(news)),
  kind(webhookNews, ({ jobs }, { webhooks }) => webhooks.send(jobs)),
  kind(automationNews, ({ jobs, letters }, { automations, mail }) =>
    Promise.all([automations.send(jobs), ...letters.map((letter) => mail.send(letter))]),
  ),
];

/** What a batch of changes has to tell beside its events. */
export const newsOf: Kind = (records, now, to) => KINDS.flatMap((read) => read(records, now, to));
