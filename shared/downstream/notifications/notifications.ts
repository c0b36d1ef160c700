import { absent, all, compare, either, live } from '../../platform/db/expression.ts';
import type { TeamId } from '../../platform/db/key.ts';
import { UNLISTED } from '../../platform/db/listing.ts';
import type { Page, PageRequest, Position } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import {
  NOTIFICATION,
  type NotificationItem,
  notificationKey,
  notificationsPartition,
  unreadPartition,
} from './notification-item.ts';

const BATCH_SIZE = 25;
/** The maximum number of pages that one call marks as read. */
const ROUNDS = 40;

/** Excludes expired rows that DynamoDB has not deleted yet. */
const kept = (now: Date) => either(absent('ttl'), compare('ttl', '>', Math.floor(now.getTime() / 1000)));

const asRead = (now: Date) => ({
  set: { read_at: now.toISOString(), updated_at: now.toISOString() },
  remove: UNLISTED,
});

/** The notifications of one contact from all hubs of the team. */
export const notifications = (db: Table, team: TeamId, contact: string) => {
  const keyOf = (id: string) => notificationKey(team, contact, id);

  const unread = (now: Date, page: PageRequest, descending = false) =>
    db.query<NotificationItem>({
      partition: unreadPartition(team, contact),
      prefix: NOTIFICATION,
      index: 'listing',
      filter: kept(now),
      dense: true,
      descending,
      ...page,
    });

  /** Marks a notification as read; the first time is kept. */
  const read = async (id: string, now: Date): Promise<void> => {
    await db.update(keyOf(id), asRead(now), all(live, compare('read_at', '=', null)));
  };

  return {
    /** Sorted newest first. The unread ones are read from the index, which may lag. */
    list: (page: PageRequest, now: Date, is_read?: boolean): Promise<Page<NotificationItem>> =>
      is_read === false
        ? unread(now, page, true)
        : db.query<NotificationItem>({
            partition: notificationsPartition(team, contact),
            prefix: NOTIFICATION,
            descending: true,
            filter: all(absent('unlisted'), kept(now), ...(is_read ? [compare('read_at', '>', '')] : [])),
            dense: true,
            ...page,
          }),

    async get(id: string, now: Date): Promise<NotificationItem | undefined> {
      const found = await db.get<NotificationItem & { readonly ttl?: number }>(keyOf(id));
      const over = found?.ttl !== undefined && found.ttl * 1000 <= now.getTime();
      return found?.unlisted || over ? undefined : found;
    },

    read,

    /** Marks the unread notifications as read, 1,000 at most. */
    async readAll(now: Date): Promise<void> {
      let after: Position | undefined;
      for (let round = 0; round < ROUNDS; round += 1) {
        const { items, next } = await unread(now, { limit: BATCH_SIZE, after });
        await Promise.all(items.map(({ id }) => read(id, now)));
        if (!next) return;
        after = next;
      }
    },
  };
};
