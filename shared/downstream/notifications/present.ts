import { type CommentItem, commentKey } from '../../community/comments/comment-item.ts';
import { offerKey } from '../../engagement/achievements/offer-item.ts';
import { readOffer } from '../../engagement/achievements/offer-row.ts';
import { type HubEventItem, hubEventKey } from '../../engagement/hub-events/event-item.ts';
import { isInInbox } from '../../engagement/messages/banned-conversations.ts';
import { type ConversationItem, conversationKey } from '../../engagement/messages/conversation-item.ts';
import { type MessageItem, messageKey } from '../../engagement/messages/message-item.ts';
import { type AwardItem, awardKey, isAwardActive } from '../../hubs/awards/award-item.ts';
import { type ContactItem, contactKey } from '../../hubs/people/contacts/contact-item.ts';
import {
  type EmbeddedPerson,
  embeddedKeys,
  embeddedPerson,
  hubContact,
  type NamedPerson,
} from '../../hubs/people/embedded/embedded-person.ts';
import type { PresentDeps } from '../../media/attachments/present-attachments.ts';
import type { ReadRows } from '../../platform/db/gather.ts';
import { gatherNear } from '../../platform/db/gather-near.ts';
import type { Item } from '../../platform/db/item.ts';
import { hubOf, type Key, type TeamId } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { placeOf } from '../../platform/ids/place-id.ts';
import { cut } from '../../platform/text/cut.ts';
import type { NotificationKind } from './kinds.ts';
import { AS_WRITTEN, type MemberTexts } from './member-texts.ts';
import type { NotificationItem, ResourceRef } from './notification-item.ts';
import { unlockedKey, unlockedTitle } from './unlock.ts';
import { visibleNotifications } from './visible-notifications.ts';

/** The text of a notification, and the resource that it links to. */
interface NotificationText {
  readonly title: string;
  readonly body: string | null;
  readonly leads_to: ResourceRef | null;
}

type Words = (item: NotificationItem, rows: ReadRows, texts: MemberTexts) => NotificationText | undefined;

/** How the text of one kind is made, and from which rows besides its actor. No text means the notification is not shown. */
interface Wording {
  keys(item: NotificationItem): readonly (Key | undefined)[];
  words: Words;
}

const EXCERPT = 280;
const excerptOf = (text: string | null, { written }: MemberTexts): string | null =>
  text === null ? null : written(cut(text, EXCERPT));

const subjectOf = ({ subject }: NotificationItem): string => subject?.id ?? '';

const rowOf = <T>(rows: ReadRows, key: Key | undefined): T | undefined => key && rows<T>(key);

const actorKey = ({ team_id, by }: NotificationItem): Key | undefined =>
  by?.type === 'contact' ? contactKey(team_id, by.id) : undefined;

const NAMELESS = 'A member';
const FORGOTTEN = 'A former member';
const STAFF = 'The team';

const nameOf = (item: NotificationItem, rows: ReadRows, texts: MemberTexts): string => {
  const key = actorKey(item);
  if (!key) return STAFF;
  const contact = rows<ContactItem>(key);
  if (!contact) return FORGOTTEN;
  return contact.name === null ? NAMELESS : texts.name(contact.name);
};

const messageOf = (item: NotificationItem): Key | undefined => {
  const tag = placeOf(subjectOf(item));
  return tag === undefined ? undefined : messageKey(item.team_id, tag, subjectOf(item));
};

const conversationOf = ({ team_id, subject }: NotificationItem): Key | undefined => {
  const tag = placeOf(subject?.id ?? '');
  return tag === undefined ? undefined : conversationKey(team_id, tag);
};

const asStored: Words = ({ title, body }) => (title === null ? undefined : { title, body, leads_to: null });

/** A moderator can be a member, whose text is shown as one; that of users and API keys is the team's own. */
const warningWords: Words = ({ title, body, by }, _, texts) => {
  if (title === null) return undefined;
  return { title, body: body !== null && by?.type === 'contact' ? texts.written(body) : body, leads_to: null };
};

const NOT_AGREED =
  'The event is shown with your name and picture. If you do not want to host it, withdraw in the hub: its team is alerted and can name another host.';

const WORDINGS: Readonly<Record<NotificationKind, Wording>> = {
  reply: {
    keys: (item) => [commentKey(item.team_id, subjectOf(item))],
    words(item, rows, texts) {
      const comment = rowOf<CommentItem>(rows, commentKey(item.team_id, subjectOf(item)));
      if (comment?.status !== 'published') return undefined;
      const leads_to = { type: 'comments', id: comment.id };
      return { title: `${nameOf(item, rows, texts)} replied to you`, body: excerptOf(comment.body, texts), leads_to };
    },
  },
  message: {
    keys: (item) => [messageOf(item), conversationOf(item)],
    words(item, rows, texts) {
      const message = rowOf<MessageItem>(rows, messageOf(item));
      const conversation = rowOf<ConversationItem>(rows, conversationOf(item));
      if (!message || message.deleted_at !== null) return undefined;
      if (conversation && !isInInbox(conversation, item.contact_id)) return undefined;
      const leads_to = { type: 'conversations', id: message.conversation_id };
      return {
        title: `${nameOf(item, rows, texts)} sent you ${message.is_automated === true ? 'an automated' : 'a'} message`,
        body: excerptOf(message.body, texts),
        leads_to,
      };
    },
  },
  achievement: {
    keys: (item) => [offerKey(hubOf(item), subjectOf(item)), awardKey(hubOf(item), item.contact_id, subjectOf(item))],
    words(item, rows) {
      const offer = rows<Item>(offerKey(hubOf(item), subjectOf(item)));
      const award = rows<AwardItem>(awardKey(hubOf(item), item.contact_id, subjectOf(item)));
      if (!offer || !award || !isAwardActive(award)) return undefined;
      const body = award.points > 0 ? `${award.points} ${award.points === 1 ? 'point' : 'points'}` : null;
      const leads_to = { type: 'achievements', id: award.achievement_id };
      return { title: `You earned ${readOffer(offer).title}`, body, leads_to };
    },
  },
  event_seat: {
    keys: (item) => [hubEventKey(item.team_id, subjectOf(item))],
    words(item, rows) {
      const event = rowOf<HubEventItem>(rows, hubEventKey(item.team_id, subjectOf(item)));
      if (!event) return undefined;
      const leads_to = { type: 'events', id: event.id };
      return { title: `You are going to ${event.title}`, body: 'A seat became free, and it is now yours.', leads_to };
    },
  },
  event_host: {
    keys: (item) => [hubEventKey(item.team_id, subjectOf(item))],
    words(item, rows) {
      const event = rowOf<HubEventItem>(rows, hubEventKey(item.team_id, subjectOf(item)));
      if (event?.host_contact_id !== item.contact_id) return undefined;
      const leads_to = { type: 'events', id: event.id };
      return { title: `You are shown as the host of ${event.title}`, body: NOT_AGREED, leads_to };
    },
  },
  warning: { keys: () => [], words: warningWords },
  unlock: {
    keys: ({ team_id, subject }) => [unlockedKey(team_id, subject?.type, subject?.id ?? '')],
    words({ team_id, subject }, rows, texts) {
      const found = rowOf<{ title: string | null }>(rows, unlockedKey(team_id, subject?.type, subject?.id ?? ''));
      if (!found || !subject) return undefined;
      const title = `${unlockedTitle(subject.type, found, texts.written)} is now unlocked`;
      return { title, body: null, leads_to: subject };
    },
  },
  automation: { keys: () => [], words: asStored },
};

const wordingOf = ({ kind = 'automation' }: NotificationItem): Wording => WORDINGS[kind];

/** A notification with its text and the member who caused it. */
export interface Presented extends NotificationText {
  readonly item: NotificationItem;
  actor(showing: PresentDeps): EmbeddedPerson | undefined;
}

/** Staff who caused a notification are not named. */
const actorOf = ({ by, team_id: team, hub_id: hub }: NotificationItem): NamedPerson | undefined =>
  by?.type === 'contact' ? hubContact({ team, hub }, by.id) : undefined;

const subjectKeys = (item: NotificationItem): readonly Key[] =>
  wordingOf(item)
    .keys(item)
    .filter((key) => key !== undefined);

const allKeys = (item: NotificationItem): readonly Key[] => {
  const actor = actorOf(item);
  return [...subjectKeys(item), ...(actor ? embeddedKeys(actor) : [])];
};

interface OfContact {
  readonly team: TeamId;
  readonly contact: string;
}

/** The notifications that the contact can see now, in their order, with their texts and the rows of `keysOf`. */
const readShown = async (
  db: Table,
  { team, contact }: OfContact,
  items: readonly NotificationItem[],
  now: Date,
  keysOf: typeof allKeys,
  texts = AS_WRITTEN,
) => {
  const reading = gatherNear(db, items.flatMap(keysOf), { eventual: true });
  const visible = visibleNotifications(db, team, contact, items, now, reading);
  const [open, rows] = await Promise.all([visible, reading]);
  const shown = open.flatMap((item) => {
    const text = wordingOf(item).words(item, rows, texts);
    return text ? [{ item, ...text }] : [];
  });
  return { shown, rows };
};

/** The notifications that the contact can see now, with their texts, in their order. */
export const present = async (
  db: Table,
  team: TeamId,
  contact: string,
  items: readonly NotificationItem[],
  now: Date,
  texts = AS_WRITTEN,
): Promise<readonly Presented[]> => {
  const { shown, rows } = await readShown(db, { team, contact }, items, now, allKeys, texts);
  return shown.map((each) => {
    const actor = actorOf(each.item);
    return { ...each, actor: (showing: PresentDeps) => actor && embeddedPerson(actor, rows, showing) };
  });
};

/** Those of the notifications that `present` returns, without reading their actors. */
export const shownNotifications = async (
  db: Table,
  team: TeamId,
  contact: string,
  items: readonly NotificationItem[],
  now: Date,
): Promise<readonly NotificationItem[]> => {
  const { shown } = await readShown(db, { team, contact }, items, now, subjectKeys);
  return shown.map(({ item }) => item);
};
