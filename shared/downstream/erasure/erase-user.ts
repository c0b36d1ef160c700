import { credentialKey } from '../../accounts/identity/credentials.ts';
import { type UserItem, userEntity, userKey } from '../../accounts/identity/user-item.ts';
import { deleteInvitations } from '../../accounts/invitations/delete-invitations.ts';
import { roleOf } from '../../accounts/roles/role.ts';
import { roleCountsKey } from '../../accounts/roles/role-counts.ts';
import { teamOfUserKey } from '../../accounts/teams/memberships.ts';
import { teamUsers } from '../../accounts/teams/users.ts';
import { emailsToAddress } from '../../delivery/email/email-item.ts';
import { suppressionsOfAddress } from '../../delivery/email/suppression-item.ts';
import { Contention } from '../../platform/db/contention.ts';
import { all, equals, live } from '../../platform/db/expression.ts';
import { queryAll } from '../../platform/db/query-all.ts';
import { retryUntilCommitted } from '../../platform/db/retry-until-committed.ts';
import type { Table } from '../../platform/db/table.ts';
import { tombstone } from '../../platform/db/write.ts';
import { exportKey, PART } from '../exports/export-item.ts';
import { removeRows } from './remove-rows.ts';

/** The ids of the user's teams. */
const teamsOf = async (db: Table, user: string): Promise<readonly string[]> => {
  const { pk: partition, sk: prefix } = teamOfUserKey(user, '');
  return (await queryAll<{ team_id: string }>(db, { partition, prefix })).map(({ team_id }) => team_id);
};

const isLastOwner = async (db: Table, team: string, id: string): Promise<boolean> => {
  const user = await teamUsers(db, team).get(id);
  if (!user) return false;
  const [role, counts] = await Promise.all([
    roleOf(db, team, user.role_id),
    db.get<Readonly<Record<string, unknown>>>(roleCountsKey(team)),
  ]);
  return role?.system_role === 'owner' && Number(counts?.[user.role_id]) <= 1;
};

/** The teams whose only owner is the user; they block the erasure. */
export const teamsOwnedAlone = async (db: Table, user: string): Promise<readonly string[]> => {
  const teams = await teamsOf(db, user);
  const alone = await Promise.all(teams.map((team) => isLastOwner(db, team, user)));
  return teams.filter((_, nth) => alone[nth]);
};

/** Removes the user from the team; returns false for its last owner. */
const leave = (db: Table, team: string, id: string, now: Date): Promise<boolean> =>
  retryUntilCommitted(async () => {
    const users = teamUsers(db, team);
    const user = await users.get(id);
    if (!user) return true;
    const role = await roleOf(db, team, user.role_id);
    const removed = await users.remove(user, role, { type: 'user', id }, now);
    return removed === 'moved' ? undefined : removed !== 'last_owner';
  });

/**
 * Erases a user: removes their memberships, account, sessions, received invitations and emails. What they created stays
 * without their name. An interrupted call resumes on retry.
 */
export const eraseUser = async (db: Table, { id, email }: UserItem, now: Date): Promise<'erased' | 'last_owner'> => {
  for (const team of await teamsOf(db, id)) if (!(await leave(db, team, id, now))) return 'last_owner';
  await deleteInvitations(db, email);
  for (const run of [emailsToAddress(email), suppressionsOfAddress(email)]) await removeRows(db, run);
  const ended = await db.transact([
    {
      put: tombstone(userKey(id), { entity: userEntity, actor: { type: 'user', id }, now }),
      condition: all(live, equals('email', email)),
    },
    { remove: credentialKey(email), condition: equals('user_id', id) },
    { remove: exportKey({ kind: 'user', id }) },
  ]);
  if (!ended.ok && (await db.get(userKey(id)))) throw new Contention('The account changed meanwhile');
  await removeRows(db, { partition: userKey(id).pk, prefix: PART });
  return 'erased';
};
