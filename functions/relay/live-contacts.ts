import type { LiveJob } from '../../shared/downstream/live/live-job.ts';
import { type NotificationItem, notificationEntity } from '../../shared/downstream/notifications/notification-item.ts';
import { type ConversationItem, conversationEntity } from '../../shared/engagement/messages/conversation-item.ts';
import { countedUnread, type InboxItem, inboxEntryEntity } from '../../shared/engagement/messages/inbox-item.ts';
import { type ContactItem, contactEntity } from '../../shared/hubs/people/contacts/contact-item.ts';
import type { Item } from '../../shared/platform/db/item.ts';
import { tenantOf } from '../../shared/platform/db/key.ts';
import { entityOf, imagesOf, type StreamRecord } from './stream-record.ts';

/** The delivery to the open WebSockets of a contact, and the first of its records. */
interface LiveContact {
  readonly job: LiveJob & { readonly kind: 'contact' };
  readonly from: StreamRecord;
}

/** The changed notifications of one contact. A row that is only the source of an email is not listed. */
const notificationsOf = (records: readonly StreamRecord[]): readonly LiveContact[] => {
  const [from] = records;
  const images = records.map((record) => imagesOf<NotificationItem>(record));
  const listed = images.filter(([, after]) => after && !after.unlisted);
  const of = listed[0]?.[1];
  if (!from || !of) return [];
  const notification_ids = listed.flatMap(([before, after]) => (!before && after ? [after.id] : []));
  const { team_id, contact_id } = of;
  return [{ from, job: { kind: 'contact', team_id, contact_id, notification_ids, unread: true } }];
};

const isUnreadChanged = (record: StreamRecord): boolean => {
  const [before, after] = imagesOf<InboxItem>(record);
  return after !== undefined && String(before ? countedUnread(before) : []) !== String(countedUnread(after));
};

/** A participant whose counted unread messages changed in any of their inbox entries. */
const participantOf = (records: readonly StreamRecord[]): readonly LiveContact[] => {
  const from = records.find(isUnreadChanged);
  const after = from && imagesOf<InboxItem & Item>(from)[1];
  const { team_id = null } = after ? tenantOf(after.pk) : {};
  if (!after || team_id === null) return [];
  const { contact_id } = after;
  return [{ from, job: { kind: 'contact', team_id, contact_id, notification_ids: [], unread: true } }];
};

/** The participants whose inbox a conversation left, or came back to, with the ban of the member who began it. */
const bannedOf = (from: StreamRecord): readonly LiveContact[] => {
  const [before, after] = imagesOf<ConversationItem>(from);
  if (!before || !after || before.creator_banned === after.creator_banned) return [];
  const { team_id, contact_ids, created_by } = after;
  return contact_ids
    .filter((id) => id !== created_by)
    .map((contact_id) => ({
      from,
      job: { kind: 'contact', team_id, contact_id, notification_ids: [], unread: true },
    }));
};

/** A contact whose tokens were revoked or who signed out. */
const revokedOf = (from: StreamRecord): readonly LiveContact[] => {
  const [before, after] = imagesOf<ContactItem>(from);
  const isSame = before?.least_generation === after?.least_generation && before?.signed_out_at === after?.signed_out_at;
  if (!before || !after || isSame) return [];
  const of = { team_id: after.team_id, contact_id: after.id };
  return [{ from, job: { kind: 'contact', ...of, notification_ids: [], unread: false } }];
};

/** The deliveries to contacts of a batch of changes. */
export const liveContacts = (records: readonly StreamRecord[]): readonly LiveContact[] => {
  const of = (entity: string) => records.filter((record) => entityOf(record) === entity);
  const byContact = (entity: string) => [...Map.groupBy(of(entity), ({ dynamodb }) => dynamodb.Keys.pk?.S).values()];
  return [
    ...byContact(notificationEntity).flatMap(notificationsOf),
    ...byContact(inboxEntryEntity).flatMap(participantOf),
    ...of(conversationEntity).flatMap(bannedOf),
    ...of(contactEntity).flatMap(revokedOf),
  ];
};
