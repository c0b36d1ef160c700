import { type Actor, attributesOf, type NewItem } from '../../platform/db/item.ts';
import { contactPartition, type Key, type TeamId } from '../../platform/db/key.ts';
import { listed } from '../../platform/db/listing.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { declared } from '../../platform/ledger/domain-event.ts';
import { plainLifecycle } from '../../platform/ledger/lifecycle.ts';
import type { NotificationKind } from './kinds.ts';

export const notificationEntity = /* @__PURE__ */ entity('notification');

/** A reference to a resource of the hub. */
export interface ResourceRef {
  readonly type: string;
  readonly id: string;
}

/**
 * A notification of a contact. It contains no text of other people: that is read at display time, so that deleted or
 * hidden text is not shown.
 */
export interface NotificationItem {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly contact_id: string;
  /** Missing for notifications of automations. */
  readonly kind?: NotificationKind;
  readonly title: string | null;
  readonly body: string | null;
  /** A link outside the hub's resources. */
  readonly url: string | null;
  /** The subject. The notification is shown only while the contact can see it. */
  readonly subject?: ResourceRef;
  /** The person who caused it. */
  readonly by?: ResourceRef;
  /** True if it exists only as the source of an email and is not listed. */
  readonly unlisted?: boolean;
  readonly read_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export const NOTIFICATION = 'NOTIFICATION#';

export const KEPT_SECONDS = 90 * 86_400;

/** The partition of a contact's notifications from all hubs, oldest first. */
export const notificationsPartition = (team: TeamId, contact: string): string =>
  `${contactPartition(team, contact)}#NOTIFICATIONS`;

/** The index partition of a contact's unread notifications. */
export const unreadPartition = (team: TeamId, contact: string): string =>
  `${notificationsPartition(team, contact)}#UNREAD`;

export const notificationKey = (team: TeamId, contact: string, id: string): Key => ({
  pk: notificationsPartition(team, contact),
  sk: `${NOTIFICATION}${id}`,
});

/** The row of a new notification. It expires after 90 days. */
export const notificationRow = (item: NotificationItem, actor: Actor | null): NewItem => {
  const { team_id, contact_id, id, created_at, unlisted = false } = item;
  return {
    ...notificationKey(team_id, contact_id, id),
    ...(!unlisted && listed({ partition: unreadPartition(team_id, contact_id), sort: `${NOTIFICATION}${id}` })),
    entity: notificationEntity,
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

/** An email-only notification records no event: nobody can read it. */
const notificationEvents = /* @__PURE__ */ declared(events, (before, after) =>
  after && 'unlisted' in after ? [] : events(before, after),
);

export const notificationKind = {
  entity: notificationEntity,
  key: ['TEAM#{team}#CONTACT#{contact}#NOTIFICATIONS', 'NOTIFICATION#{notification}'],
  index: ['TEAM#{team}#CONTACT#{contact}#NOTIFICATIONS#UNREAD or none', 'NOTIFICATION#{notification} or none'],
  events: notificationEvents,
  person: { contact: { exported: 'notifications', erased: 'afterwards' } },
  text: 'not searched',
  gives: false,
  note: 'a notification of a contact in any hub, without copied text; in the index until it is read; 90 days',
} as const satisfies RowKind;
