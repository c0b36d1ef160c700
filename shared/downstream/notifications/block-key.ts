import { pairKey } from '../../hubs/people/members/pairs.ts';
import type { Key } from '../../platform/db/key.ts';
import type { NotificationKind } from './kinds.ts';
import type { NotificationItem } from './notification-item.ts';

/** Whether a kind is from another member, so that a block stops it; the others are from the hub. */
const PERSONAL = {
  reply: true,
  message: true,
  achievement: false,
  event_seat: false,
  event_host: false,
  warning: false,
  unlock: false,
  automation: false,
} satisfies Record<NotificationKind, boolean>;

/** The key of the row that contains a block; `undefined` if no block can apply. */
export const blockKeyOf = ({ team_id, contact_id, kind = 'automation', by }: NotificationItem): Key | undefined =>
  PERSONAL[kind] && by?.type === 'contact' ? pairKey(team_id, contact_id, by.id) : undefined;
