import type { News } from '../../shared/engagement/messages/delivery.ts';
import type { MessageItem } from '../../shared/engagement/messages/message-item.ts';
import { entityOf, imagesOf, type StreamRecord } from './stream-record.ts';

/** The changes of one conversation's messages in a batch, and the first of their records. */
interface ConversationNews {
  readonly news: News;
  readonly from: StreamRecord;
}

const toNews = (records: readonly StreamRecord[]): readonly ConversationNews[] => {
  const [from] = records;
  const images = records.map((record) => imagesOf<MessageItem>(record));
  const newest = images.at(-1)?.[1];
  if (!from || !newest) return [];
  const sent = images.flatMap(([before, after]) => (!before && after ? [after] : []));
  return [{ from, news: { team: newest.team_id, conversation: newest.conversation_id, sent } }];
};

/** What a batch of changes has to say to inboxes: conversation by conversation. */
export const messageNews = (records: readonly StreamRecord[]): readonly ConversationNews[] => {
  const told = records.filter((record) => entityOf(record) === 'message');
  return [...Map.groupBy(told, ({ dynamodb }) => dynamodb.Keys.pk?.S).values()].flatMap(toNews);
};
