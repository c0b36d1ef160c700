import { hubDenialReason } from '../../access/rules/closed-hub.ts';
import { type HubItem, hubItemKey } from '../../hubs/hubs/hub-item.ts';
import { type MemberItem, memberKey } from '../../hubs/people/members/member-item.ts';
import { type Gathered, gather } from '../../platform/db/gather.ts';
import type { Key, TeamId } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { NotificationItem } from './notification-item.ts';

/** A contact of a team, and some of its hubs. */
interface Asked {
  readonly team: TeamId;
  readonly contact: string;
  readonly hubs: readonly string[];
}

/** The rows that `openHubs` decides by. */
export const hubRowKeys = ({ team, contact, hubs }: Asked): readonly Key[] =>
  hubs.flatMap((hub) => [hubItemKey({ team, hub }), memberKey({ team, hub }, contact)]);

/** The hubs that let the contact in at this moment, each with the contact's membership. */
export const openHubs = async (db: Table, { team, contact, hubs }: Asked, rows: Gathered, now: Date) => {
  const asked = hubs.map(async (hub) => {
    const member = rows<MemberItem>(memberKey({ team, hub }, contact));
    const closed = await hubDenialReason(db, rows<HubItem>(hubItemKey({ team, hub })), member, now);
    return closed ? [] : [[hub, member] as const];
  });
  return new Map((await Promise.all(asked)).flat());
};

/** Those of a contact's notifications whose hub lets the contact in at this moment; no notification costs no read. */
export const inOpenHubs = async (
  db: Table,
  team: TeamId,
  contact: string,
  items: readonly NotificationItem[],
  now: Date,
): Promise<readonly NotificationItem[]> => {
  const asked = { team, contact, hubs: [...new Set(items.map(({ hub_id }) => hub_id))] };
  const open = await openHubs(db, asked, await gather(db, hubRowKeys(asked)), now);
  return items.filter(({ hub_id }) => open.has(hub_id));
};
