import type { LiveJob } from '../../shared/downstream/live/live-queue.ts';
import type { NotificationItem } from '../../shared/downstream/notifications/notification-item.ts';
import type { ContactItem } from '../../shared/hubs/people/contacts/contact-item.ts';
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
  const notified = records.filter((record) => entityOf(record) === 'notification');
  const byContact = Map.groupBy(notified, ({ dynamodb }) => dynamodb.Keys.pk?.S);
  const contacts = records.filter((record) => entityOf(record) === 'contact');
  return [...[...byContact.values()].flatMap(notificationsOf), ...contacts.flatMap(revokedOf)];
};
