import type { TeamId } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import { isAdmitted } from './member-item.ts';
import { membershipsOf } from './memberships-of.ts';

/** Whether a contact is banned from a hub of the team and an active member of none. */
export const isBannedEverywhere = async (db: Table, team: TeamId, contact: string, now: Date): Promise<boolean> => {
  const memberships = await membershipsOf(db, team, contact);
  return (
    memberships.some(({ status }) => status === 'banned') && !memberships.some((one) => isAdmitted(one, now.getTime()))
  );
};
