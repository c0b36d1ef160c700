import { type HubItem, hubItemKey } from '../../hubs/hubs/hub-item.ts';
import { type MemberItem, memberKey } from '../../hubs/people/members/member-item.ts';
import { type Barred, barred } from '../../hubs/people/members/standing.ts';
import type { HubKey } from '../../platform/db/key.ts';
import { rowsAt } from '../../platform/db/rows-at.ts';
import type { Table } from '../../platform/db/table.ts';
import { opened } from './gate.ts';

/** Why a hub's conversations are closed to a member of it. What no access rule stands on costs no read. */
export const closedTo = async (
  db: Table,
  hub: HubItem | undefined,
  member: MemberItem | undefined,
  now: Date,
): Promise<Barred | undefined> => {
  const why = barred(member, now);
  if (why || !hub || !member) return why ?? 'not_found';
  const reader = { kind: 'contact', id: member.contact_id, member } as const;
  const open = await opened(db, reader, { team: hub.team_id, hub: hub.id }, [{ ...hub, type: 'hub' }], now);
  return open.has(hub.id) ? undefined : 'not_found';
};

/** Why a contact reaches nothing in a hub; `undefined` for a member whom it lets in and who meets the rule on it. */
export const closedHub = async (db: Table, hub: HubKey, contact: string, now: Date): Promise<Barred | undefined> => {
  const [row, member] = await rowsAt<[HubItem, MemberItem]>(db, [hubItemKey(hub), memberKey(hub, contact)]);
  return closedTo(db, row, member, now);
};
