import { pairKey } from '../../hubs/people/members/pairs.ts';
import type { Key } from '../../platform/db/key.ts';
import type { NotificationKind } from './kinds.ts';
import type { NotificationItem } from './notification-item.ts';

/** Whether a kind is what one member wrote to another, which a block stops; everything else is from the hub. */
const PERSONAL = {
  reply: true,
  message: true,
  achievement: false,
  event_seat: false,
  warning: false,
  automation: false,
} satisfies Record<NotificationKind, boolean>;

/** The row that says whether a block stops a notification; none where no block can. */
export const blockKeyOf = ({ team_id, contact_id, kind = 'automation', by }: NotificationItem): Key | undefined =>
  PERSONAL[kind] && by?.type === 'contact' ? pairKey(team_id, contact_id, by.id) : undefined;
