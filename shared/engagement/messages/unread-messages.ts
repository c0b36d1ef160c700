import { hubDenialReason } from '../../access/rules/hub-denial-reason.ts';
import { type HubItem, hubItemKey } from '../../hubs/hubs/hub-item.ts';
import { type MemberItem, memberKey } from '../../hubs/people/members/member-item.ts';
import { gather } from '../../platform/db/gather.ts';
import type { TeamId } from '../../platform/db/key.ts';
import { queryAll } from '../../platform/db/query-all.ts';
import type { Table } from '../../platform/db/table.ts';
import { isInInbox } from './banned-conversations.ts';
import { type ConversationItem, conversationKeyOf } from './conversation-item.ts';
import { CONVERSATION, countedUnread, type InboxItem, inboxPartition } from './inbox-item.ts';

/**
 * The contact's conversations with unread messages, muted and archived ones included, in hubs that admit the contact.
 * Those of banned members, and requests that the contact has not accepted, do not count. Reads the whole inbox,
 * consistently: a count of it is a recount.
 */
export const unreadConversations = async (
  db: Table,
  team: TeamId,
  contact: string,
  now: Date,
): Promise<readonly InboxItem[]> => {
  const entries = await queryAll<InboxItem>(db, { partition: inboxPartition(team, contact), prefix: CONVERSATION });
  const unread = entries.filter((entry) => countedUnread(entry).length > 0);
  const hubs = [...new Set(unread.map(({ hub_id }) => hub_id))].map((hub) => ({ team, hub }));
  const keyOf = ({ conversation_id }: InboxItem) => conversationKeyOf(team, conversation_id);
  const rows = await gather(db, [
    ...hubs.flatMap((hub) => [hubItemKey(hub), memberKey(hub, contact)]),
    ...unread.map(keyOf),
  ]);
  const closed = await Promise.all(
    hubs.map((hub) =>
      hubDenialReason(db, rows<HubItem>(hubItemKey(hub)), rows<MemberItem>(memberKey(hub, contact)), now),
    ),
  );
  const open = new Set(hubs.flatMap(({ hub }, nth) => (closed[nth] === undefined ? [hub] : [])));
  return unread.filter((entry) => {
    const conversation = rows<ConversationItem>(keyOf(entry));
    return open.has(entry.hub_id) && (!conversation || isInInbox(conversation, contact));
  });
};
