import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { MemberItem } from '../people/members/member-item.ts';
import { isInMembershipPeriod } from '../people/members/membership-period.ts';
import { SPACE_MEMBERSHIP, type SpaceMembershipItem, spaceMembershipsOf } from './space-membership-item.ts';

const MAX_SPACES = 1_000;

/** The member's active and pending space memberships from their current membership period in the hub. */
export const spaceMembershipsOfMember = async (
  db: Table,
  hub: HubKey,
  member: MemberItem,
): Promise<readonly SpaceMembershipItem[]> => {
  const partition = spaceMembershipsOf(hub, member.contact_id);
  const { items } = await db.query<SpaceMembershipItem>({ partition, prefix: SPACE_MEMBERSHIP, limit: MAX_SPACES });
  return items.filter((place) => isInMembershipPeriod(member, place));
};
