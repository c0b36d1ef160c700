import type { SentMessages } from '../../shared/engagement/messages/inbox-updates.ts';
import type { MessageItem } from '../../shared/engagement/messages/message-item.ts';
import { entityOf, imagesOf, type StreamRecord } from './stream-record.ts';

/** The changes of one conversation's messages in a batch, and the first and the last of their records. */
interface ConversationChange {
  readonly messages: SentMessages;
  readonly from: StreamRecord;
  readonly of: StreamRecord;
}

const toConversationChange = (records: readonly StreamRecord[]): readonly ConversationChange[] => {
  const [from, of] = [records[0], records.at(-1)];
  const images = records.map((record) => imagesOf<MessageItem>(record));
  const newest = images.at(-1)?.[1];
  if (!from || !of || !newest) return [];
  const sent = images.flatMap(([before, after]) => (!before && after ? [after] : []));
  return [{ from, of, messages: { team: newest.team_id, conversation: newest.conversation_id, sent } }];
};

/** The new messages of a batch, by conversation. */
export const newMessages = (records: readonly StreamRecord[]): readonly ConversationChange[] => {
  const changed = records.filter((record) => entityOf(record) === 'message');
  return [...Map.groupBy(changed, ({ dynamodb }) => dynamodb.Keys.pk?.S).values()].flatMap(toConversationChange);
};
