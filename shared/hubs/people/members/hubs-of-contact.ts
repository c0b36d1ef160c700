import type { TeamId } from '../../../platform/db/key.ts';
import type { Page, PageRequest } from '../../../platform/db/query.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { HubItem } from '../../hubs/hub-item.ts';
import { hubsOfTeam } from '../../hubs/hubs-of-team.ts';
import { isFormerStatus, type MemberItem, type MemberStatus, memberKey, statusAt } from './member-item.ts';

/** A hub with the contact's membership and its status now. */
export interface HubMembership {
  readonly hub: HubItem;
  readonly member: MemberItem;
  readonly status: MemberStatus;
}

/**
 * The hubs of a team in which the contact has a membership of this status, oldest hub first; without a status, all that
 * they have not left. Two round trips; hubs without them are left out, so a page may be shorter.
 */
export const hubsOfContact = async (
  db: Table,
  { team, contact, status }: { readonly team: TeamId; readonly contact: string; readonly status?: MemberStatus },
  page: PageRequest,
  now: Date,
): Promise<Page<HubMembership>> => {
  const { items, next } = await hubsOfTeam(db, team, page);
  const keys = items.map(({ id }) => memberKey({ team, hub: id }, contact));
  const rows = await db.getMany<MemberItem>(keys, { eventual: true });
  const found = items.flatMap((hub, nth) => {
    const member = rows[nth];
    return member ? [{ hub, member, status: statusAt(member, now.getTime()) }] : [];
  });
  const isWanted = (one: HubMembership): boolean =>
    status === undefined ? !isFormerStatus(one.status) : one.status === status;
  return { items: found.filter(isWanted), next };
};
