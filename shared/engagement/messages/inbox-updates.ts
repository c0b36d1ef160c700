import { isDeepStrictEqual } from 'node:util';
import { equals } from '../../platform/db/expression.ts';
import type { TeamId } from '../../platform/db/key.ts';
import { retryUntilCommitted } from '../../platform/db/retry-until-committed.ts';
import type { Table } from '../../platform/db/table.ts';
import { type ConversationItem, conversationFor, conversationKeyOf } from './conversation-item.ts';
import { type InboxItem, inboxKey, inboxListing, lastMessage } from './inbox-item.ts';
import type { MessageItem } from './message-item.ts';
import { messages } from './messages.ts';

/** The unread count stops here. */
const MAX_UNREAD = 100;

/** Messages sent to one conversation, restored ones included, and the ids of those that a moderator removed. */
export interface SentMessages {
  readonly team: TeamId;
  readonly conversation: string;
  readonly sent: readonly MessageItem[];
  readonly removed?: readonly string[];
}

const later = (one: string | null, other: string | null): string | null =>
  one !== null && (other === null || one > other) ? one : other;

/** The read state after new messages. Messages already counted or read, removed and the contact's own do not count. */
const unreadAfter = (
  { contact_id, unread, last_read_message_id }: InboxItem,
  { sent, removed = [] }: SentMessages,
): Pick<InboxItem, 'unread' | 'last_read_message_id'> => {
  const own = sent.filter(({ author_contact_id }) => author_contact_id === contact_id).map(({ id }) => id);
  const others = sent.filter(({ author_contact_id }) => author_contact_id !== contact_id).map(({ id }) => id);
  const read = own.reduce<string | null>(later, last_read_message_id);
  const isUnread = (id: string) => (read === null || id > read) && !removed.includes(id);
  const ids = [...new Set([...unread, ...others])].filter(isUnread).sort();
  return { unread: ids.slice(-MAX_UNREAD), last_read_message_id: read };
};

/** The inbox entry after new messages; undefined if nothing changes. */
const inboxAfter = (inbox: InboxItem, changed: SentMessages, newest: MessageItem) => {
  const next = { ...unreadAfter(inbox, changed), last_message: { ...lastMessage(newest) } };
  const { unread, last_read_message_id, last_message } = inbox;
  if (isDeepStrictEqual(next, { unread, last_read_message_id, last_message })) return undefined;
  const arrived = next.unread.some((id) => !unread.includes(id));
  return { ...next, ...(arrived && { is_archived: false }), last_activity_at: newest.created_at };
};

/** Updates every participant's inbox entry. Idempotent, and independent of the order. */
export const putInInboxes = async (db: Table, changed: SentMessages, now: Date): Promise<void> => {
  const { team, conversation: id } = changed;
  const [found, page] = await Promise.all([
    db.get<ConversationItem>(conversationKeyOf(team, id)),
    messages(db, team, '').list(id, { limit: 1, after: undefined }),
  ]);
  const [newest] = page.items;
  if (!found || !newest || !conversationFor(found, id, found.created_by)) return;
  const keys = found.contact_ids.map((contact) => inboxKey(team, contact, id));
  const inboxes = await db.getMany<InboxItem>(keys);
  await Promise.all(
    keys.map((key, nth) => {
      let known = inboxes[nth];
      return retryUntilCommitted(async () => {
        known ??= await db.get<InboxItem>(key);
        const set = known && inboxAfter(known, changed, newest);
        if (!known || !set) return true;
        const listed = inboxListing(team, known.contact_id, id, set.last_activity_at, known.request_status);
        const written = await db.update(
          key,
          { set: { ...set, ...listed, updated_at: now.toISOString() }, add: { revision: 1 } },
          equals('revision', known.revision),
        );
        known = undefined;
        return written.ok ? true : undefined;
      });
    }),
  );
};
