import { type MemberItem, memberKey } from '../../hubs/people/members/member-item.ts';
import { equals, exists } from '../../platform/db/expression.ts';
import type { Actor } from '../../platform/db/item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Position } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import { type ConversationItem, conversationKeyOf } from './conversation-item.ts';
import { CONVERSATION, type InboxItem, inboxPartition } from './inbox-item.ts';

/**
 * Whether a conversation is in the inbox of a participant. A direct one is not while the member who began it is banned;
 * a group has other participants, and stays.
 */
export const isInInbox = (
  { creator_banned, created_by }: Pick<ConversationItem, 'creator_banned' | 'created_by'>,
  contact: string,
): boolean => creator_banned !== true || created_by === contact;

const PAGE_SIZE = 25;
const SYSTEM: Actor = { type: 'system', id: 'erase-data' };

const isBanned = async (db: Table, hub: HubKey, contact: string): Promise<boolean> =>
  (await db.get<MemberItem>(memberKey(hub, contact)))?.status === 'banned';

/** Makes one page of the direct conversations that the member began agree with the ban. */
const settlePage = async (
  db: Table,
  hub: HubKey,
  contact: string,
  banned: boolean,
  after: Position | undefined,
): Promise<Position | undefined> => {
  const { items, next } = await db.query<InboxItem>({
    partition: inboxPartition(hub.team, contact),
    prefix: CONVERSATION,
    limit: PAGE_SIZE,
    after,
    filter: equals('hub_id', hub.hub),
  });
  const keys = items.map(({ conversation_id }) => conversationKeyOf(hub.team, conversation_id));
  const found = await db.getMany<ConversationItem>(keys);
  const change = banned ? { set: { creator_banned: true } } : { remove: ['creator_banned'] };
  for (const [nth, key] of keys.entries()) {
    const conversation = found[nth];
    const isOwn = conversation?.kind === 'direct' && conversation.created_by === contact;
    if (!isOwn || (conversation.creator_banned === true) === banned) continue;
    await db.update(key, { ...change, set: { ...change.set, actor: { ...SYSTEM } } }, exists());
  }
  return next;
};

/**
 * Takes the conversations that a banned member began out of the inboxes of the others, and brings them back after the
 * ban. Each page is settled again if the ban changed meanwhile; every change of a ban starts from the first page.
 * Returns where to continue without time.
 */
export const settleBannedConversations = async (
  db: Table,
  hub: HubKey,
  contact: string,
  from: Position | undefined,
  isTimeLeft: () => boolean,
): Promise<Position | 'settled'> => {
  let after = from;
  let banned = await isBanned(db, hub, contact);
  for (;;) {
    const next = await settlePage(db, hub, contact, banned, after);
    const before = banned;
    banned = await isBanned(db, hub, contact);
    if (banned !== before) continue;
    if (next === undefined) return 'settled';
    after = next;
    if (!isTimeLeft()) return after;
  }
};
