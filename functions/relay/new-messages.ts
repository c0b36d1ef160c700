import type { SentMessages } from '../../shared/engagement/messages/inbox-updates.ts';
import { type MessageItem, messageEntity } from '../../shared/engagement/messages/message-item.ts';
import type { Item } from '../../shared/platform/db/item.ts';
import { entityOf, imagesOf, type StreamRecord } from './stream-record.ts';

/** The changes of one conversation's messages in a batch, and the first and the last of their records. */
interface ConversationChange {
  readonly messages: SentMessages;
  readonly from: StreamRecord;
  readonly of: StreamRecord;
}

type Signed = MessageItem & Pick<Item, 'actor'>;

/** Whether a moderator deleted the message. One that its author deleted stays unread. */
const isRemoved = ({ deleted_at, author_contact_id, actor }: Signed): boolean =>
  deleted_at !== null && actor !== undefined && actor.id !== author_contact_id;

/** Whether the change sent or restored the message. */
const isSent = (before: Signed | undefined, after: Signed): boolean =>
  !before || (before.deleted_at !== null && after.deleted_at === null);

const toConversationChange = (records: readonly StreamRecord[]): readonly ConversationChange[] => {
  const [from, of] = [records[0], records.at(-1)];
  const images = records.map((record) => imagesOf<Signed>(record));
  const newest = images.at(-1)?.[1];
  if (!from || !of || !newest) return [];
  const sent = images.flatMap(([before, after]) => (after && isSent(before, after) ? [after] : []));
  /* The last image of a message decides: it may have been removed and restored in one batch. */
  const last = new Map(images.flatMap(([, after]) => (after ? [[after.id, after] as const] : [])));
  const removed = [...last.values()].filter(isRemoved).map(({ id }) => id);
  return [{ from, of, messages: { team: newest.team_id, conversation: newest.conversation_id, sent, removed } }];
};

/** The new, removed and restored messages of a batch, by conversation. */
export const newMessages = (records: readonly StreamRecord[]): readonly ConversationChange[] => {
  const changed = records.filter((record) => entityOf(record) === messageEntity);
  return [...Map.groupBy(changed, ({ dynamodb }) => dynamodb.Keys.pk?.S).values()].flatMap(toConversationChange);
};
