import type { TeamId } from '../../platform/db/key.ts';
import type { Position } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import type { NotificationItem } from './notification-item.ts';
import { notifications } from './notifications.ts';
import { type Presented, present, shownNotifications } from './present.ts';

/** The maximum of the unread count. */
const MAX_UNREAD = 1_000;

/** Unread notifications that the contact cannot see are passed over in at most this many pages. */
const MAX_PAGES = 5;

/** Notifications as their recipient sees them, and the unread ones of all hubs that the recipient can see. */
interface WithUnread {
  readonly presented: readonly Presented[];
  /** At most `MAX_UNREAD`. */
  readonly unread: readonly NotificationItem[];
}

const isUnread = ({ read_at }: NotificationItem): boolean => read_at === null;

/**
 * Presents the notifications, and finds the unread ones that `GET /me/notifications` shows. The index of unread ones
 * may lag; `reading` are rows of the table, which replace what the index has of them.
 */
export const presentWithUnread = async (
  db: Table,
  team: TeamId,
  contact: string,
  reading: Promise<readonly NotificationItem[]>,
  now: Date,
): Promise<WithUnread> => {
  const unreadPage = (after?: Position) =>
    notifications(db, team, contact).list({ limit: MAX_UNREAD, after }, now, false);
  const [rows, first] = await Promise.all([reading, unreadPage()]);
  const known = new Set(rows.map(({ id }) => id));
  const shown = (items: readonly NotificationItem[]) =>
    shownNotifications(
      db,
      ...([team, contact] as const),
      items.filter(({ id }) => !known.has(id)),
      now,
    );
  const [presented, others] = await Promise.all([present(db, team, contact, rows, now), shown(first.items)]);
  const unread = [...presented.map(({ item }) => item).filter(isUnread), ...others];
  let after = first.next;
  for (let page = 1; after && page < MAX_PAGES && unread.length < MAX_UNREAD; page += 1) {
    const { items, next } = await unreadPage(after);
    unread.push(...(await shown(items)));
    after = next;
  }
  return { presented, unread: unread.slice(0, MAX_UNREAD) };
};
