import { unreadConversations } from '../../engagement/messages/unread-messages.ts';
import type { TeamId } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { NotificationItem } from './notification-item.ts';
import { presentWithUnread } from './unread.ts';

interface Counts {
  readonly notification_count: number;
  readonly message_count: number;
  readonly conversation_count: number;
}

interface HubCounts extends Counts {
  readonly hub_id: string;
}

const NONE: Promise<readonly NotificationItem[]> = Promise.resolve([]);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/**
 * What a contact has not read in all hubs of the team that admit them, with `reading` as in `presentWithUnread`. The
 * response of `GET /me/unread-counts` and the messages of live updates have these counts.
 */
export const unreadCounts = async (db: Table, team: TeamId, contact: string, now: Date, reading = NONE) => {
  const [{ presented, unread }, conversations] = await Promise.all([
    presentWithUnread(db, team, contact, reading, now),
    unreadConversations(db, team, contact, now),
  ]);
  const countsIn = (isCounted: (item: { readonly hub_id: string }) => boolean): Counts => {
    const counted = conversations.filter(isCounted);
    return {
      notification_count: unread.filter(isCounted).length,
      message_count: sum(counted.map((entry) => entry.unread.length)),
      conversation_count: counted.length,
    };
  };
  const ids = [...new Set([...unread, ...conversations].map(({ hub_id }) => hub_id))].sort();
  const hubs: readonly HubCounts[] = ids.map((id) => ({ hub_id: id, ...countsIn(({ hub_id }) => hub_id === id) }));
  return { presented, ...countsIn(() => true), hubs };
};
