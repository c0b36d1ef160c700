import { type CommentItem, commentKey } from '../../community/comments/comment-item.ts';
import { type DiscussionItem, discussionKey } from '../../community/discussions/discussion-item.ts';
import { type HubEventItem, hubEventKey } from '../../engagement/hub-events/event-item.ts';
import { readRsvpId } from '../../engagement/hub-events/rsvp-item.ts';
import { type ConversationItem, conversationKey } from '../../engagement/messages/conversation-item.ts';
import { type InboxItem, inboxKey } from '../../engagement/messages/inbox-item.ts';
import { type MessageItem, messageKey } from '../../engagement/messages/message-item.ts';
import { isDeliveredTo } from '../../engagement/messages/request-status.ts';
import { warnings } from '../../hubs/people/members/warnings.ts';
import { equals } from '../../platform/db/expression.ts';
import type { Author } from '../../platform/db/item.ts';
import type { HubKey, Key, TeamId } from '../../platform/db/key.ts';
import type { Position } from '../../platform/db/query.ts';
import { rowsAt } from '../../platform/db/rows-at.ts';
import type { Table } from '../../platform/db/table.ts';
import { placeOf } from '../../platform/ids/place-id.ts';
import type { LedgerEvent } from '../../platform/ledger/ledger-event.ts';
import type { NotificationKind } from './kinds.ts';
import { NOTIFICATION, type NotificationItem, notificationsPartition, type ResourceRef } from './notification-item.ts';

/** A notification to create, and its recipients. */
export interface NotificationDraft {
  readonly kind: NotificationKind;
  /** The recipients, without the person who caused the event. */
  readonly contacts: readonly string[];
  readonly subject?: ResourceRef;
  readonly title?: string;
  readonly body?: string;
}

/** An event of a hub. */
export type HubScopedEvent = LedgerEvent & { readonly team_id: string; readonly hub_id: string };

type Rule = (db: Table, hub: HubKey, event: HubScopedEvent) => Promise<NotificationDraft | undefined>;

const PAGE = 100;

const contactOf = (author: Author | undefined): string | undefined =>
  author?.type === 'contact' ? author.id : undefined;

const rowAt = async <T>(db: Table, key: Key | undefined): Promise<T | undefined> =>
  key === undefined ? undefined : db.get<T>(key);

/** Notifies the authors of the parent comment and the discussion. */
const replyRule: Rule = async (db, { team }, { resource_id }) => {
  const comment = await rowAt<CommentItem>(db, commentKey(team, resource_id));
  if (comment?.status !== 'published') return undefined;
  const { parent_comment_id: parent, target_type, target_id } = comment;
  const [above, discussion] = await Promise.all([
    parent === null ? undefined : rowAt<CommentItem>(db, commentKey(team, parent)),
    target_type === 'discussion' ? rowAt<DiscussionItem>(db, discussionKey(team, target_id)) : undefined,
  ]);
  const authors = [contactOf(above?.author), contactOf(discussion?.author)].filter((id) => id !== undefined);
  return { kind: 'reply', contacts: authors, subject: { type: 'comments', id: resource_id } };
};

/**
 * Notifies the other participants who have not muted the conversation, have no earlier unread message and, if it began
 * as a request to them, have accepted it.
 */
const messageRule: Rule = async (db, { team }, { resource_id: id }) => {
  const tag = placeOf(id);
  if (tag === undefined) return undefined;
  const keys = [conversationKey(team, tag), messageKey(team, tag, id)];
  const [conversation, message] = await rowsAt<[ConversationItem, MessageItem]>(db, keys);
  if (!conversation || !message || message.deleted_at !== null) return undefined;
  const others = conversation.contact_ids.filter(
    (contact) => contact !== message.author_contact_id && isDeliveredTo(conversation, contact),
  );
  const inboxes = await db.getMany<InboxItem>(others.map((contact) => inboxKey(team, contact, conversation.id)));
  const waiting = inboxes.flatMap((inbox) =>
    inbox && !inbox.is_muted && !inbox.unread.some((earlier) => earlier < id) ? [inbox.contact_id] : [],
  );
  return { kind: 'message', contacts: waiting, subject: { type: 'messages', id } };
};

const achievementRule: Rule = async (_, __, { resource_id: id, contact_id }) =>
  contact_id === undefined
    ? undefined
    : { kind: 'achievement', contacts: [contact_id], subject: { type: 'achievements', id } };

const seatRule: Rule = async (_, __, { resource_id }) => {
  const { event: id, contact } = readRsvpId(resource_id);
  return { kind: 'event_seat', contacts: [contact], subject: { type: 'events', id } };
};

/** Whether the contact has a notification of the kind about the subject. */
const wasNotified = async (db: Table, team: TeamId, contact: string, kind: NotificationKind, subject: string) => {
  const range = { partition: notificationsPartition(team, contact), prefix: NOTIFICATION, limit: PAGE };
  let after: Position | undefined;
  do {
    const { items, next } = await db.query<NotificationItem>({ ...range, filter: equals('kind', kind), after });
    if (items.some((item) => item.subject?.id === subject)) return true;
    after = next;
  } while (after);
  return false;
};

/** Notifies the host once for each event: when they are named, or when a draft that names them is published. */
const hostRule: Rule = async (db, { team }, { type, resource_id: id, changed }) => {
  if (type === 'event.updated' && !changed.includes('host_contact_id')) return undefined;
  const host = (await rowAt<HubEventItem>(db, hubEventKey(team, id)))?.host_contact_id ?? null;
  if (host === null) return undefined;
  const isFirst = type === 'event.created' || !(await wasNotified(db, team, host, 'event_host', id));
  if (!isFirst) return undefined;
  return { kind: 'event_host', contacts: [host], subject: { type: 'events', id } };
};

const RECENT = 20;

/** The event does not name the warning: it is the one created at the time of the event. */
const warningRule: Rule = async (db, hub, { resource_id: contact, at }) => {
  const { items } = await warnings(db, hub, contact).list({ limit: RECENT, after: undefined });
  const body = items.find(({ created_at }) => created_at === at)?.message;
  return { kind: 'warning', contacts: [contact], title: 'You received a warning', ...(body !== undefined && { body }) };
};

const RULES: Readonly<Record<string, Rule>> = {
  'comment.created': replyRule,
  'message.created': messageRule,
  'achievement.earned': achievementRule,
  'event.promoted': seatRule,
  'event.created': hostRule,
  'event.published': hostRule,
  'event.updated': hostRule,
  'member.warned': warningRule,
};

/** Returns the event if it can cause notifications. */
export const notifiableEventOf = (event: LedgerEvent): HubScopedEvent | undefined => {
  const { type, team_id, hub_id } = event;
  if (!Object.hasOwn(RULES, type) || team_id === null || hub_id === null) return undefined;
  return { ...event, team_id, hub_id };
};

/** The notification of an event, if any. The person who caused it is not notified. */
export const notificationFor = async (db: Table, event: HubScopedEvent): Promise<NotificationDraft | undefined> => {
  const { team_id: team, hub_id: hub, type, actor } = event;
  const occasion = await RULES[type]?.(db, { team, hub }, event);
  if (!occasion) return undefined;
  const own = actor?.type === 'contact' ? actor.id : undefined;
  const contacts = [...new Set(occasion.contacts)].filter((contact) => contact !== own);
  return contacts.length > 0 ? { ...occasion, contacts } : undefined;
};
