import type { TeamId } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { NotificationItem } from '../notifications/notification-item.ts';
import { unreadCounts } from '../notifications/unread-counts.ts';

interface OfContact {
  readonly team: TeamId;
  readonly contact: string;
}

/** The unread counts of a live message, and the notifications of `reading` that the contact can see. */
export const liveUnread = async (
  db: Table,
  { team, contact }: OfContact,
  now: Date,
  reading?: Promise<readonly NotificationItem[]>,
) => {
  const counts = await unreadCounts(db, team, contact, now, reading);
  const { presented, notification_count: unread_count, message_count: unread_message_count } = counts;
  return { presented, unread: { unread_count, unread_message_count, counted_at: now.toISOString() } };
};
