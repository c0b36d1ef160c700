import { openTargetIds } from '../../access/rules/gate.ts';
import { readableSpaces } from '../../access/spaces/readable-spaces.ts';
import { isShownTo as isCommentShownTo } from '../../community/comments/admit-comment.ts';
import { type CommentItem, commentKey } from '../../community/comments/comment-item.ts';
import { isShownTo } from '../../community/discussions/admit-discussion.ts';
import { type DiscussionItem, discussionKey } from '../../community/discussions/discussion-item.ts';
import { openContent } from '../../engagement/content/open-content.ts';
import { isEventShownTo } from '../../engagement/hub-events/admit-event.ts';
import { type HubEventItem, hubEventKey } from '../../engagement/hub-events/event-item.ts';
import { readRsvpId } from '../../engagement/hub-events/rsvp-item.ts';
import { type ConversationItem, conversationKey } from '../../engagement/messages/conversation-item.ts';
import { isDeliveredTo } from '../../engagement/messages/request-status.ts';
import { hasPermission, isModerator, mayReadHub, type Reader } from '../../hubs/readers/readers.ts';
import { gather, type ReadRows } from '../../platform/db/gather.ts';
import type { HubKey, Key } from '../../platform/db/key.ts';
import type { GetOptions } from '../../platform/db/read.ts';
import type { Table } from '../../platform/db/table.ts';
import { placeOf } from '../../platform/ids/place-id.ts';
import type { LedgerEvent } from '../../platform/ledger/ledger-event.ts';
import { achievementEventKeys, seesAchievementEvent } from './achievement-events.ts';

/** The events of members that every member can see. */
const PUBLIC_MEMBER_EVENTS: ReadonlySet<string> = new Set(['member.joined', 'member.left']);
/** Events of resources that can no longer be read, so that clients remove them. */
const WITHDRAWAL = /\.(?:hidden|deleted)$/;

type Rows = <T>(key: Key) => T | undefined;

interface ReaderView {
  readonly team: string;
  readonly hub: HubKey;
  readonly reader: Reader;
  readonly rows: Rows;
  /** Whether the reader can read the space and passes the access rules. */
  readonly isReadable: (discussion: DiscussionItem) => boolean;
  readonly isOpen: (event: HubEventItem) => boolean;
  /** The content nodes whose comments the reader can read. */
  readonly content: ReadonlySet<string>;
}

const rowOf = <T>(rows: Rows, key: Key | undefined): T | undefined => (key ? rows<T>(key) : undefined);

const conversationKeyOf = (team: string, message: string): Key | undefined => {
  const place = placeOf(message);
  return place === undefined ? undefined : conversationKey(team, place);
};

const seesDiscussion = ({ team, reader, rows, isReadable }: ReaderView, id: string, withdrawn: boolean): boolean => {
  const found = rowOf<DiscussionItem>(rows, discussionKey(team, id));
  if (!found || !isReadable(found)) return false;
  return isShownTo(reader, found) || (withdrawn && found.published_at !== null);
};

const seesTarget = (sight: ReaderView, { target_type, target_id }: CommentItem): boolean =>
  target_type === 'content_node' ? sight.content.has(target_id) : seesDiscussion(sight, target_id, false);

const seesComment = (sight: ReaderView, id: string, withdrawn: boolean): boolean => {
  const found = rowOf<CommentItem>(sight.rows, commentKey(sight.team, id));
  if (!found || !seesTarget(sight, found)) return false;
  const { parent_comment_id: parent } = found;
  const root = parent ? rowOf<CommentItem>(sight.rows, commentKey(sight.team, parent)) : undefined;
  if (root && !isCommentShownTo(sight.reader, root)) return false;
  return withdrawn || isCommentShownTo(sight.reader, found);
};

const seesMessage = ({ team, reader, rows }: ReaderView, id: string): boolean => {
  if (reader.kind !== 'contact') return false;
  const conversation = rowOf<ConversationItem>(rows, conversationKeyOf(team, id));
  return conversation?.contact_ids.includes(reader.id) === true && isDeliveredTo(conversation, reader.id);
};

const seesHubEvent = ({ team, reader, rows, isOpen }: ReaderView, id: string, withdrawn: boolean): boolean => {
  const found = rowOf<HubEventItem>(rows, hubEventKey(team, id));
  if (!found || !isOpen(found)) return false;
  return (
    isEventShownTo(reader, found) ||
    (withdrawn && (found.was_shown ? mayReadHub(reader) : hasPermission(reader, 'content.manage')))
  );
};

/** An RSVP is visible to its member and to content managers. */
const seesRsvp = ({ reader }: ReaderView, id: string): boolean =>
  reader.kind === 'contact' ? readRsvpId(id).contact === reader.id : hasPermission(reader, 'content.manage');

const seesMember = ({ reader }: ReaderView, { type, resource_id }: LedgerEvent): boolean =>
  reader.kind === 'contact'
    ? PUBLIC_MEMBER_EVENTS.has(type) || resource_id === reader.id
    : hasPermission(reader, 'members.read') || isModerator(reader);

/** Other events are visible to the member who caused them and to content managers. */
const seesOther = ({ reader }: ReaderView, { actor }: LedgerEvent): boolean =>
  reader.kind === 'contact' ? actor?.id === reader.id : hasPermission(reader, 'content.manage');

const sees = (sight: ReaderView, event: LedgerEvent): boolean => {
  const { type, resource_type, resource_id } = event;
  const withdrawn = WITHDRAWAL.test(type);
  if (resource_type === 'discussions') return seesDiscussion(sight, resource_id, withdrawn);
  if (resource_type === 'comments') return seesComment(sight, resource_id, withdrawn);
  if (resource_type === 'messages') return seesMessage(sight, resource_id);
  if (resource_type === 'events') return seesHubEvent(sight, resource_id, withdrawn);
  if (resource_type === 'event_rsvps') return seesRsvp(sight, resource_id);
  const { reader, hub, rows } = sight;
  if (resource_type === 'achievements' && reader.kind === 'contact')
    return seesAchievementEvent(hub, reader, event, rows);
  return type.startsWith('member.') ? seesMember(sight, event) : seesOther(sight, event);
};

const keyOf = (team: string, { resource_type, resource_id }: LedgerEvent): Key | undefined => {
  if (resource_type === 'discussions') return discussionKey(team, resource_id);
  if (resource_type === 'comments') return commentKey(team, resource_id);
  if (resource_type === 'events') return hubEventKey(team, resource_id);
  return resource_type === 'messages' ? conversationKeyOf(team, resource_id) : undefined;
};

const NONE: ReadonlyMap<string, unknown> = new Map();

/** How the subjects are read: consistently, unless a list may lag; rows in `known` are not read again. */
interface Reading extends GetOptions {
  readonly known?: ReadRows;
}

/**
 * The events whose subject the reader can see now. At most two round trips, none for events of members, and two more if
 * access rules apply.
 */
export const visibleEvents = async (
  db: Table,
  reader: Reader,
  hub: HubKey,
  events: readonly LedgerEvent[],
  now: Date,
  { known, ...options }: Reading = {},
): Promise<readonly LedgerEvent[]> => {
  const { team } = hub;
  const keys = events.flatMap((event) => [
    ...[keyOf(team, event) ?? []].flat(),
    ...(event.resource_type === 'achievements' && reader.kind === 'contact'
      ? achievementEventKeys(hub, reader, event)
      : []),
  ]);
  const spaced = events.some(({ resource_type }) => resource_type === 'discussions' || resource_type === 'comments');
  const [subjects, spaces] = await Promise.all([
    gather(db, keys, options, known),
    spaced ? readableSpaces(db, reader, hub, now) : NONE,
  ]);
  const comments = events.flatMap(({ resource_type, resource_id }) =>
    resource_type === 'comments' ? (rowOf<CommentItem>(subjects, commentKey(team, resource_id)) ?? []) : [],
  );
  const above = comments.flatMap(({ target_id, parent_comment_id: root }) =>
    [discussionKey(team, target_id), root ? commentKey(team, root) : undefined].filter((key) => key !== undefined),
  );
  const nodes = comments.flatMap(({ target_type, target_id }) => (target_type === 'content_node' ? [target_id] : []));
  const [targets, content] = await Promise.all([gather(db, above, options), openContent(db, reader, hub, nodes, now)]);
  const rows: Rows = <T>(key: Key) => subjects<T>(key) ?? targets<T>(key);
  const discussions = [...events.map(({ resource_id }) => resource_id), ...comments.map(({ target_id }) => target_id)]
    .flatMap((id) => rowOf<DiscussionItem>(rows, discussionKey(team, id)) ?? [])
    .map((one) => ({ ...one, type: 'discussion' }) as const);
  const hubEvents = events
    .flatMap(({ resource_id }) => rowOf<HubEventItem>(rows, hubEventKey(team, resource_id)) ?? [])
    .map((one) => ({ ...one, type: 'event' }) as const);
  const open = await openTargetIds(db, reader, hub, [...discussions, ...hubEvents], now);
  const isOpen = ({ id }: HubEventItem): boolean => open.has(id);
  const isReadable = ({ id, space_id }: DiscussionItem): boolean => spaces.has(space_id) && open.has(id);
  const sight: ReaderView = { team, hub, reader, rows, isReadable, isOpen, content };
  return events.filter((event) => sees(sight, event));
};
