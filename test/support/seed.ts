import { userEntity, userKey } from '../../shared/accounts/identity/user-item.ts';
import { SYSTEM_ROLES, type SystemRole } from '../../shared/accounts/roles/permissions.ts';
import { addUser } from '../../shared/accounts/teams/memberships.ts';
import { createTeam } from '../../shared/accounts/teams/teams.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { newId } from '../../shared/platform/ids/id.ts';
import type { TestKeys } from './tokens.ts';

/** A user without a team, written directly to the table, with a token. */
export interface SeededUser {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

/** A team with one user for each system role, and a token for each. */
export interface SeededTeam {
  readonly id: string;
  readonly users: Readonly<Record<SystemRole, SeededUser & { readonly role_id: string }>>;
}

export const seedUser = async (db: Table, keys: TestKeys, name = 'user'): Promise<SeededUser> => {
  const id = newId();
  const now = new Date().toISOString();
  const user = { id, email: `${name}-${id}@example.com`, name, platform_admin: false, address_proved_at: now };
  await db.put({ ...userKey(id), entity: userEntity, ...user, created_at: now, updated_at: now });
  return { id, email: user.email, token: keys.issue({ kind: 'user', id }) };
};

export const seedTeam = async (db: Table, keys: TestKeys): Promise<SeededTeam> => {
  const at = new Date();
  const owner = await seedUser(db, keys, 'owner');
  const made = await createTeam(db, { name: 'Team' }, owner.id, at);
  if (!made) throw new Error('The owner was not found');
  const { team, roles } = made;
  const join = async (role: SystemRole) => {
    if (role === 'owner') return [role, { ...owner, role_id: roles.owner }] as const;
    const user = await seedUser(db, keys, role);
    await addUser(db, { team: team.id, user: user.id, role: roles[role] }, { type: 'user', id: owner.id }, at);
    return [role, { ...user, role_id: roles[role] }] as const;
  };
  const users = await Promise.all((Object.keys(SYSTEM_ROLES) as SystemRole[]).map(join));
  return { id: team.id, users: Object.fromEntries(users) as SeededTeam['users'] };
};
