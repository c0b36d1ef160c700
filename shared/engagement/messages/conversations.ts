import { hubDenialReason } from '../../access/rules/hub-denial-reason.ts';
import { type HubItem, hubItemKey } from '../../hubs/hubs/hub-item.ts';
import { type MemberItem, memberKey } from '../../hubs/people/members/member-item.ts';
import type { DenialReason } from '../../hubs/people/members/standing.ts';
import { all, equals, exists } from '../../platform/db/expression.ts';
import { gather } from '../../platform/db/gather.ts';
import { getLagging } from '../../platform/db/get-lagging.ts';
import { hubOf, type TeamId } from '../../platform/db/key.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import { retryUntilCommitted } from '../../platform/db/retry-until-committed.ts';
import { rowsAt } from '../../platform/db/rows-at.ts';
import type { Table } from '../../platform/db/table.ts';
import { isInInbox } from './banned-conversations.ts';
import { type ConversationItem, conversationFor, conversationKeyOf } from './conversation-item.ts';
import { type InboxItem, inboxKey, inboxPartition, listingPrefix } from './inbox-item.ts';
import { messages } from './messages.ts';
import type { RequestStatus } from './request-status.ts';

/** A conversation with the inbox entry of one participant. */
export interface Participation {
  readonly conversation: ConversationItem;
  readonly inbox: InboxItem;
}

interface ParticipationChange {
  readonly is_muted?: boolean | undefined;
  readonly is_archived?: boolean | undefined;
}

interface InboxFilter {
  readonly hub: string | undefined;
  readonly archived: boolean;
  /** The requests with this status, instead of the inbox. */
  readonly request: RequestStatus | undefined;
}

/** The conversations of one contact. */
export const conversations = (db: Table, team: TeamId, me: string) => {
  /** Refused unless the contact is a participant and its hub admits them. */
  const get = async (id: string, now: Date): Promise<Participation | DenialReason> => {
    const [found, inbox] = await db.getMany<ConversationItem & InboxItem>([
      conversationKeyOf(team, id),
      inboxKey(team, me, id),
    ]);
    const conversation = conversationFor(found, id, me);
    if (!conversation || !inbox) return 'not_found';
    const hub = hubOf(conversation);
    const [member, place] = await rowsAt<[MemberItem, HubItem]>(db, [memberKey(hub, me), hubItemKey(hub)]);
    return (await hubDenialReason(db, place, member, now)) ?? { conversation, inbox };
  };

  /** The entries whose hub admits the contact, with their conversations: two parallel requests. */
  const participations = async (entries: readonly InboxItem[], now: Date): Promise<readonly Participation[]> => {
    const hubs = [...new Set(entries.map(({ hub_id }) => hub_id))];
    const keysOf = (hub: string) => [memberKey({ team, hub }, me), hubItemKey({ team, hub })] as const;
    const [found, rows] = await Promise.all([
      getLagging<ConversationItem>(
        db,
        entries.map(({ conversation_id: id }) => conversationKeyOf(team, id)),
      ),
      gather(db, hubs.flatMap(keysOf)),
    ]);
    const closed = await Promise.all(
      hubs.map((hub) => {
        const [member, item] = keysOf(hub);
        return hubDenialReason(db, rows<HubItem>(item), rows<MemberItem>(member), now);
      }),
    );
    const open = new Set(hubs.filter((_, nth) => closed[nth] === undefined));
    return entries.flatMap((inbox, nth) => {
      const conversation = conversationFor(found[nth], inbox.conversation_id, me);
      const isShown = conversation && open.has(inbox.hub_id) && isInInbox(conversation, me);
      return isShown ? [{ conversation, inbox }] : [];
    });
  };

  return {
    get,

    /** Latest activity first, eventually consistent. Conversations in closed hubs and of banned members are left out of a page. */
    async list({ hub, archived, request }: InboxFilter, page: PageRequest, now: Date): Promise<Page<Participation>> {
      const { items, next } = await db.query<InboxItem>({
        partition: inboxPartition(team, me),
        prefix: listingPrefix(request),
        index: 'listing',
        descending: true,
        filter: all(equals('is_archived', archived), ...(hub === undefined ? [] : [equals('hub_id', hub)])),
        dense: hub === undefined && !archived,
        ...page,
      });
      const found = await participations(items, now);
      return { items: found, next };
    },

    /** Changes only the contact's own entry. */
    async change(id: string, change: ParticipationChange, now: Date): Promise<Participation | DenialReason> {
      const seat = await get(id, now);
      if (typeof seat === 'string' || Object.values(change).every((value) => value === undefined)) return seat;
      const set = { ...change, updated_at: now.toISOString() };
      const written = await db.update<InboxItem>(inboxKey(team, me, id), { set }, exists());
      return written.ok ? { ...seat, inbox: written.value } : 'not_found';
    },

    /** Marks all messages so far as read. */
    markRead: (id: string, now: Date): Promise<Participation | DenialReason> =>
      retryUntilCommitted(async () => {
        const [seat, newest] = await Promise.all([
          get(id, now),
          messages(db, team, me).list(id, { limit: 1, after: undefined }),
        ]);
        const read = newest.items[0]?.id;
        if (typeof seat === 'string' || read === undefined) return seat;
        const { unread, revision } = seat.inbox;
        const set = {
          unread: unread.filter((message) => message > read),
          last_read_message_id: read,
          updated_at: now.toISOString(),
        };
        const change = { set, add: { revision: 1 } };
        const written = await db.update<InboxItem>(inboxKey(team, me, id), change, equals('revision', revision));
        return written.ok ? { ...seat, inbox: written.value } : undefined;
      }),
  };
};
