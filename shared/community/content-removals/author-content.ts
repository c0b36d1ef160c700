import { countedActions } from '../../engagement/achievements/counted-action-item.ts';
import { conversationPartition } from '../../engagement/messages/conversation-item.ts';
import { CONVERSATION, type InboxItem, inboxPartition } from '../../engagement/messages/inbox-item.ts';
import { MESSAGE, type MessageItem } from '../../engagement/messages/message-item.ts';
import { ownEntries } from '../../hubs/people/contacts/own-entries.ts';
import type { ContentRemovalItem, RemovedKind } from '../../hubs/people/content-removals/content-removal-item.ts';
import { all, equals } from '../../platform/db/expression.ts';
import { hubOf, memberPartition } from '../../platform/db/key.ts';
import type { Position, Query } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import { tagFor } from '../../platform/ids/place-id.ts';
import type { CommentItem } from '../comments/comment-item.ts';
import { heldBy } from '../comments/held-comments.ts';
import { type DiscussionPlace, hubByAuthor } from '../discussions/discussion-places.ts';

/** Where the search for the author's content continues: a list, a position in it, and one within a conversation. */
export interface ContentCursor {
  readonly list: number;
  readonly after?: Position | undefined;
  readonly within?: Position | undefined;
}

/** Ids of content of the author, which may be removed already, and where to continue. */
interface ContentPage {
  readonly kind: RemovedKind;
  readonly ids: readonly string[];
  readonly next: ContentCursor;
}

const PAGE_SIZE = 25;

type Read = (
  db: Table,
  removal: ContentRemovalItem,
  at: Omit<ContentCursor, 'list'>,
) => Promise<{ readonly ids: readonly string[]; readonly next?: Omit<ContentCursor, 'list'> | undefined }>;

/** Reads the ids of one query, which leads to all content of its kind by one author. */
const reading =
  <Row>(
    queryOf: (removal: ContentRemovalItem) => Omit<Query, 'limit'>,
    idOf: (row: Row & { sk: string }) => string,
  ): Read =>
  async (db, removal, { after }) => {
    const { items, next } = await db.query<Row>({ ...queryOf(removal), limit: PAGE_SIZE, after });
    return { ids: items.map(idOf), next: next && { after: next } };
  };

/** The counted actions of a member. The personal export reads them too. */
const actions = (kind: 'comments_created' | 'reactions_given'): Read => {
  const prefix = countedActions(kind);
  return reading<object>(
    (removal) => ({ partition: memberPartition(hubOf(removal), removal.contact_id), prefix }),
    ({ sk }) => sk.slice(prefix.length),
  );
};

/** The author's messages in one conversation after another. */
const messages: Read = async (db, removal, { after, within }) => {
  const { team_id: team, hub_id, contact_id } = removal;
  const inbox = await db.query<InboxItem>({
    partition: inboxPartition(team, contact_id),
    prefix: CONVERSATION,
    limit: 1,
    after,
    filter: equals('hub_id', hub_id),
  });
  const [entry] = inbox.items;
  if (!entry) return { ids: [], next: inbox.next && { after: inbox.next } };
  const { conversation_id } = entry;
  const { items, next } = await db.query<MessageItem>({
    partition: conversationPartition(team, tagFor(conversation_id)),
    prefix: MESSAGE,
    limit: PAGE_SIZE,
    after: within,
    filter: all(equals('author_contact_id', contact_id), equals('conversation_id', conversation_id)),
  });
  const rest = inbox.next && { after: inbox.next };
  return { ids: items.map(({ id }) => id), next: next ? { after, within: next } : rest };
};

/** Every list of an author's content. None reads the content of others, besides the queue of held comments. */
const LISTS: readonly { readonly kind: RemovedKind; readonly read: Read }[] = [
  {
    kind: 'discussions',
    read: reading<DiscussionPlace>(
      (removal) => ({ ...hubByAuthor(hubOf(removal), removal.contact_id), index: 'listing' }),
      ({ discussion_id }) => discussion_id,
    ),
  },
  {
    kind: 'discussions',
    read: reading<{ readonly id: string }>(
      ({ team_id, contact_id }) => ownEntries(team_id, contact_id, 'DRAFTS'),
      ({ id }) => id,
    ),
  },
  { kind: 'comments', read: actions('comments_created') },
  {
    kind: 'comments',
    read: reading<CommentItem>(
      (removal) => heldBy(hubOf(removal), removal.contact_id),
      ({ id }) => id,
    ),
  },
  { kind: 'messages', read: messages },
  { kind: 'reactions', read: actions('reactions_given') },
];

const listFrom = ({ include }: ContentRemovalItem, from: number): number =>
  LISTS.findIndex(({ kind }, nth) => nth >= from && include.includes(kind));

/** Where a removal begins. */
export const FIRST: ContentCursor = { list: 0 };

/** One page of the author's content of the included kinds; undefined at the end. */
export const authorContent = async (
  db: Table,
  removal: ContentRemovalItem,
  { list: from, ...at }: ContentCursor,
): Promise<ContentPage | undefined> => {
  const list = listFrom(removal, from);
  const found = LISTS[list];
  if (!found) return undefined;
  const { ids, next } = await found.read(db, removal, list === from ? at : {});
  return { kind: found.kind, ids, next: next ? { list, ...next } : { list: list + 1 } };
};
