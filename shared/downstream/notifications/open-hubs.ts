import { hubDenialReason } from '../../access/rules/hub-denial-reason.ts';
import { type HubItem, hubItemKey } from '../../hubs/hubs/hub-item.ts';
import { type MemberItem, memberKey } from '../../hubs/people/members/member-item.ts';
import type { Gathered } from '../../platform/db/gather.ts';
import type { Key, TeamId } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';

/** A contact, and hubs of its team. */
interface ContactHubs {
  readonly team: TeamId;
  readonly contact: string;
  readonly hubs: readonly string[];
}

/** The keys of the rows that `openHubs` reads. */
export const hubRowKeys = ({ team, contact, hubs }: ContactHubs): readonly Key[] =>
  hubs.flatMap((hub) => [hubItemKey({ team, hub }), memberKey({ team, hub }, contact)]);

/** The hubs that admit the contact now, with their membership. */
export const openHubs = async (db: Table, { team, contact, hubs }: ContactHubs, rows: Gathered, now: Date) => {
  const checks = hubs.map(async (hub) => {
    const member = rows<MemberItem>(memberKey({ team, hub }, contact));
    const closed = await hubDenialReason(db, rows<HubItem>(hubItemKey({ team, hub })), member, now);
    return closed ? [] : [[hub, member] as const];
  });
  return new Map((await Promise.all(checks)).flat());
};
