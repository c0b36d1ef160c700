import { type Actor, type Attributes, attributesOf, type Item } from '../../platform/db/item.ts';
import { contactPartition, type Key, type TeamId } from '../../platform/db/key.ts';
import { listed } from '../../platform/db/listing.ts';
import { declared } from '../../platform/ledger/domain-event.ts';
import { plainLifecycle } from '../../platform/ledger/lifecycle.ts';
import type { NotificationKind } from './kinds.ts';

/** A thing of the hub, as resources are named. */
export interface Named {
  readonly type: string;
  readonly id: string;
}

/**
 * Something that a contact is told of, to be read in their client. Of what others wrote it holds no words: those are
 * read with it, so that what was deleted or hidden is not told any more.
 */
export interface NotificationItem {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly contact_id: string;
  /** An automation's, where there is none. */
  readonly kind?: NotificationKind;
  readonly title: string | null;
  readonly body: string | null;
  /** What it leads to, where that is no thing of the hub. */
  readonly url: string | null;
  /** What it is about: while they may not see that, they are not told of it. */
  readonly subject?: Named;
  /** Whose doing it is. */
  readonly by?: Named;
  /** It is there for a letter to be written from, and is not shown. */
  readonly unlisted?: boolean;
  readonly read_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export const NOTIFICATION = 'NOTIFICATION#';

const KEPT_SECONDS = 90 * 86_400;

/** All that one contact was told of, in whatever hub, oldest first. */
export const notificationsOf = (team: TeamId, contact: string): string =>
  `${contactPartition(team, contact)}#NOTIFICATIONS`;

/** The partition of the index in which those stand that are not read. */
export const unreadOf = (team: TeamId, contact: string): string => `${notificationsOf(team, contact)}#UNREAD`;

export const notificationKey = (team: TeamId, contact: string, id: string): Key => ({
  pk: notificationsOf(team, contact),
  sk: `${NOTIFICATION}${id}`,
});

/** The row of a new one. It is kept for 90 days. */
export const notificationRow = (item: NotificationItem, actor: Actor | null): Item & Attributes => {
  const { team_id, contact_id, id, created_at, unlisted = false } = item;
  return {
    ...notificationKey(team_id, contact_id, id),
    ...(!unlisted && listed({ partition: unreadOf(team_id, contact_id), sort: `${NOTIFICATION}${id}` })),
    entity: 'notification',
    ...attributesOf(item),
    ...(actor && { actor: { ...actor } }),
    ttl: Math.ceil(Date.parse(created_at) / 1000) + KEPT_SECONDS,
  };
};

const events = /* @__PURE__ */ plainLifecycle<NotificationItem>({
  thing: 'notification',
  resource_type: 'notifications',
  id: ({ id }) => id,
  hub: ({ hub_id }) => hub_id,
  hidden: ['read_at'],
});

/** One that is there for a letter alone is told to the queue of letters, and not in the ledger: nobody can read it. */
export const notificationEvents = /* @__PURE__ */ declared(events, (before, after) =>
  after && 'unlisted' in after ? [] : events(before, after),
);
