import { opened } from '../access/gate.ts';
import type { Table } from '../db/table.ts';
import type { HubItem } from '../hubs/hub-item.ts';
import type { MemberItem } from '../members/member-item.ts';
import { type Barred, barred } from './standing.ts';

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
