import { closedTo } from '../../access/rules/closed-hub.ts';
import { type HubItem, hubItemKey } from '../../hubs/hubs/hub-item.ts';
import { type MemberItem, memberKey } from '../../hubs/people/members/member-item.ts';
import { gather } from '../../platform/db/gather.ts';
import type { TeamId } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { NotificationItem } from './notification-item.ts';

/** Those of a contact's notifications whose hub lets the contact in at this moment; no notification costs no read. */
export const inOpenHubs = async (
  db: Table,
  team: TeamId,
  contact: string,
  items: readonly NotificationItem[],
  now: Date,
): Promise<readonly NotificationItem[]> => {
  const hubs = [...new Set(items.map(({ hub_id }) => hub_id))];
  const keysOf = (hub: string) => [hubItemKey({ team, hub }), memberKey({ team, hub }, contact)] as const;
  const rows = await gather(db, hubs.flatMap(keysOf));
  const closed = await Promise.all(
    hubs.map((hub) => {
      const [hubKey, member] = keysOf(hub);
      return closedTo(db, rows<HubItem>(hubKey), rows<MemberItem>(member), now);
    }),
  );
  const open = new Set(hubs.filter((_, nth) => closed[nth] === undefined));
  return items.filter(({ hub_id }) => open.has(hub_id));
};
