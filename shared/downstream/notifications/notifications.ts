import { absent, all, compare, either, live } from '../../platform/db/expression.ts';
import type { TeamId } from '../../platform/db/key.ts';
import { UNLISTED } from '../../platform/db/listing.ts';
import type { Page, Position } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import {
  NOTIFICATION,
  type NotificationItem,
  notificationKey,
  notificationsOf,
  unreadOf,
} from './notification-item.ts';
import { inOpenHubs } from './open-hubs.ts';

/** More unread ones than this are told as this many. */
const MAX_UNREAD = 100;

const BATCH_SIZE = 25;
/** What may be marked as read at once; what is left is marked by asking again. */
const ROUNDS = 40;

/** Not older than they are kept: the store takes its time to drop what expired. */
const kept = (now: Date) => either(absent('ttl'), compare('ttl', '>', Math.floor(now.getTime() / 1000)));

const asRead = (now: Date) => ({
  set: { read_at: now.toISOString(), updated_at: now.toISOString() },
  remove: UNLISTED,
});

/** What one contact was told of, in all hubs of their team. */
export const notifications = (db: Table, team: TeamId, contact: string) => {
  const keyOf = (id: string) => notificationKey(team, contact, id);

  const unread = (now: Date, limit: number, after?: Position) =>
    db.query<NotificationItem>({
      partition: unreadOf(team, contact),
      prefix: NOTIFICATION,
      index: 'listing',
      filter: kept(now),
      dense: true,
      limit,
      after,
    });

  /** Read once, it stays read since then. */
  const read = async (id: string, now: Date): Promise<void> => {
    await db.update(keyOf(id), asRead(now), all(live, compare('read_at', '=', null)));
  };

  return {
    /** Newest first. */
    list: (page: { limit: number; after: Position | undefined }, now: Date): Promise<Page<NotificationItem>> =>
      db.query<NotificationItem>({
        partition: notificationsOf(team, contact),
        prefix: NOTIFICATION,
        descending: true,
        filter: all(absent('unlisted'), kept(now)),
        dense: true,
        ...page,
      }),

    async get(id: string, now: Date): Promise<NotificationItem | undefined> {
      const found = await db.get<NotificationItem & { readonly ttl?: number }>(keyOf(id));
      const over = found?.ttl !== undefined && found.ttl * 1000 <= now.getTime();
      return found?.unlisted || over ? undefined : found;
    },

    read,

    /** How many of hubs that let the contact in are not read, at most `MAX_UNREAD`; it may lag a moment. */
    async countUnread(now: Date): Promise<number> {
      let [count, after]: [number, Position?] = [0];
      for (let round = 0; round < ROUNDS; round += 1) {
        const { items, next } = await unread(now, MAX_UNREAD, after);
        count += (await inOpenHubs(db, team, contact, items, now)).length;
        if (!next || count >= MAX_UNREAD) break;
        after = next;
      }
      return Math.min(count, MAX_UNREAD);
    },

    /** All that are there by now are read: a thousand of them at once. */
    async readAll(now: Date): Promise<void> {
      let after: Position | undefined;
      for (let round = 0; round < ROUNDS; round += 1) {
        const { items, next } = await unread(now, BATCH_SIZE, after);
        await Promise.all(items.map(({ id }) => read(id, now)));
        if (!next) return;
        after = next;
      }
    },
  };
};
