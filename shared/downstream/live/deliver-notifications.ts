import type { FileUrls } from '../../media/files/file-urls.ts';
import { gather } from '../../platform/db/gather.ts';
import { type NotificationItem, notificationKey } from '../notifications/notification-item.ts';
import { notificationView } from '../notifications/notification-view.ts';
import { connections } from './connections.ts';
import { type Delivery, deliverMessages } from './deliver.ts';
import type { LiveJob } from './live-job.ts';
import type { LiveMessage } from './live-message.ts';
import { liveUnread } from './live-unread.ts';

/** A delivery of notifications, which signs the URLs of photos. */
export interface NotificationDelivery extends Delivery {
  readonly files: FileUrls;
}

/** The notifications that the contact can see now, and the unread counts. */
const messagesOf = async (
  { db, files }: NotificationDelivery,
  { team_id, contact_id, notification_ids }: LiveJob & { kind: 'contact' },
  now: Date,
): Promise<readonly LiveMessage[]> => {
  const keys = notification_ids.map((id) => notificationKey(team_id, contact_id, id));
  const reading = gather(db, keys).then((rows) =>
    keys.flatMap((key) => rows<NotificationItem>(key) ?? []).filter(({ unlisted }) => !unlisted),
  );
  const { presented, unread } = await liveUnread(db, { team: team_id, contact: contact_id }, now, reading);
  if (presented.length === 0) return [{ type: 'unread', ...unread }];
  return presented.map((one) => ({
    type: 'notification',
    notification: notificationView(one, { now, files }),
    ...unread,
  }));
};

/**
 * Sends a contact's changed notifications to their open connections, in whichever hub of the team, and closes those
 * that are no longer admitted. Without open connections: one query.
 */
export const deliverNotifications = async (
  delivery: NotificationDelivery,
  job: LiveJob & { kind: 'contact' },
  now: Date,
): Promise<void> => {
  const open = await connections(delivery.db).ofContact(job.team_id, job.contact_id);
  if (open.length === 0) return;
  await deliverMessages(delivery, open, job.unread ? await messagesOf(delivery, job, now) : [], now);
};
