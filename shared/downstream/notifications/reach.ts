import { closedTo } from '../../access/rules/closed-hub.ts';
import { type HubItem, hubItemKey } from '../../hubs/hubs/hub-item.ts';
import { type MemberItem, memberKey } from '../../hubs/people/members/member-item.ts';
import { isBlocked, type PairItem } from '../../hubs/people/members/pairs.ts';
import { gather } from '../../platform/db/gather.ts';
import type { TeamId } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { LedgerEvent } from '../../platform/ledger/ledger-event.ts';
import { visibleEvents } from '../stream/visible-events.ts';
import type { NotificationItem } from './notification-item.ts';
import { blockKeyOf } from './personal.ts';

/** A notification as the event whose subject it is about. */
const asEvent = ({ id, team_id, hub_id, contact_id, subject, created_at }: NotificationItem): LedgerEvent => ({
  id,
  type: 'notification.created',
  team_id,
  hub_id,
  resource_type: subject?.type ?? 'members',
  resource_id: subject?.id ?? contact_id,
  actor: { type: 'contact', id: contact_id },
  at: created_at,
  changed: [],
  contact_id,
});

/**
 * Those of a contact's notifications that are for them at this moment: their hub lets them in, they may see what it is
 * about, and no block stands between them and the member who wrote it. Two round trips for any number of hubs, and those of `visibleEvents` side by side.
 */
export const reachable = async (
  db: Table,
  team: TeamId,
  contact: string,
  items: readonly NotificationItem[],
  now: Date,
): Promise<readonly NotificationItem[]> => {
  const byHub = [...Map.groupBy(items, ({ hub_id }) => hub_id)];
  const rows = await gather(db, [
    ...byHub.flatMap(([hub]) => [hubItemKey({ team, hub }), memberKey({ team, hub }, contact)]),
    ...items.flatMap((item) => blockKeyOf(item) ?? []),
  ]);
  const passes = (item: NotificationItem): boolean => {
    const key = blockKeyOf(item);
    return key === undefined || !isBlocked(rows<PairItem>(key));
  };
  const seen = await Promise.all(
    byHub.map(async ([id, inHub]) => {
      const hub = { team, hub: id };
      const member = rows<MemberItem>(memberKey(hub, contact));
      if (await closedTo(db, rows<HubItem>(hubItemKey(hub)), member, now)) return [];
      const reader = { kind: 'contact', id: contact, member } as const;
      return visibleEvents(db, reader, hub, inHub.map(asEvent), now);
    }),
  );
  const ids = new Set(seen.flat().map(({ id }) => id));
  return items.filter((item) => ids.has(item.id) && passes(item));
};
