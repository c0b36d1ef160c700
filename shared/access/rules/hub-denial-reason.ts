import { type HubItem, hubItemKey } from '../../hubs/hubs/hub-item.ts';
import { type MemberItem, memberKey } from '../../hubs/people/members/member-item.ts';
import { type DenialReason, denialReason } from '../../hubs/people/members/standing.ts';
import type { HubKey } from '../../platform/db/key.ts';
import { rowsAt } from '../../platform/db/rows-at.ts';
import type { Table } from '../../platform/db/table.ts';
import { openTargetIds } from './gate.ts';

/** Why a member has no access to a hub; `undefined` if they have. A hub without an access rule costs no read. */
export const hubDenialReason = async (
  db: Table,
  hub: HubItem | undefined,
  member: MemberItem | undefined,
  now: Date,
): Promise<DenialReason | undefined> => {
  const why = denialReason(member, now);
  if (why || !hub || !member) return why ?? 'not_found';
  const reader = { kind: 'contact', id: member.contact_id, member } as const;
  const open = await openTargetIds(db, reader, { team: hub.team_id, hub: hub.id }, [{ ...hub, type: 'hub' }], now);
  return open.has(hub.id) ? undefined : 'not_found';
};

/** The same for a contact, whose membership is read with the hub. */
export const readHubDenialReason = async (
  db: Table,
  hub: HubKey,
  contact: string,
  now: Date,
): Promise<DenialReason | undefined> => {
  const [row, member] = await rowsAt<[HubItem, MemberItem]>(db, [hubItemKey(hub), memberKey(hub, contact)]);
  return hubDenialReason(db, row, member, now);
};
