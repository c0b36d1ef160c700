import { type Key, type TeamId, teamPartition } from '../db/key.ts';
import { lifecycle } from '../events/lifecycle.ts';

/** Something that a contact is told of, to be read in their client. */
export interface NotificationItem {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly contact_id: string;
  readonly title: string;
  readonly body: string | null;
  /** What it leads to. */
  readonly url: string | null;
  readonly read_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export const NOTIFICATION = 'NOTIFICATION#';

/** All that one contact was told of, in whatever hub, oldest first. */
export const notificationsOf = (team: TeamId, contact: string): string =>
  `${teamPartition(team)}#CONTACT#${contact}#NOTIFICATIONS`;

export const notificationKey = (team: TeamId, contact: string, id: string): Key => ({
  pk: notificationsOf(team, contact),
  sk: `${NOTIFICATION}${id}`,
});

export const notificationEvents = lifecycle<NotificationItem>({
  thing: 'notification',
  resource_type: 'notifications',
  id: ({ id }) => id,
  hub: ({ hub_id }) => hub_id,
});
