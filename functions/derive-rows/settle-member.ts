import { settleMemberCounts } from '../../shared/hubs/counts/count-member.ts';
import { settleMemberPlaces } from '../../shared/hubs/people/members/member-places.ts';
import type { HubKey } from '../../shared/platform/db/key.ts';
import type { Table } from '../../shared/platform/db/table.ts';

/** Makes the places of a member in lists, and the counts of members, agree with the memberships of the contact. */
export const settleMember = async (db: Table, hub: HubKey, contact: string): Promise<void> => {
  await settleMemberPlaces(db, hub, contact);
  await settleMemberCounts(db, hub, contact);
};
