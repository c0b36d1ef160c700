import { credentialStep, credentials } from '../../../accounts/identity/credentials.ts';
import { PersonName } from '../../../accounts/identity/person-name.ts';
import { type UserItem, userKey } from '../../../accounts/identity/user-item.ts';
import { joinSteps, membershipKey, roleExists } from '../../../accounts/teams/memberships.ts';
import { free } from '../../../platform/db/expression.ts';
import type { Table } from '../../../platform/db/table.ts';
import { newId } from '../../../platform/ids/id.ts';
import type { TeamProviderItem } from './team-provider-item.ts';

/** The user of a sign-in, whose session lasts as long as the generation of the credential. */
interface AdmittedUser {
  readonly user_id: string;
  readonly generation: number;
}

/** `unproved`: a user with the address exists who has never verified it, so another person may know the password. */
type NotAdmitted = 'not_in_team' | 'unproved';

interface Claimed {
  readonly email: string;
  readonly name: unknown;
}

const nameOf = ({ name, email }: Claimed): string => {
  const read = PersonName.safeParse(name);
  return read.success ? read.data : email.slice(0, email.lastIndexOf('@')).slice(0, 60);
};

/** Creates a user without a password who is in the team, in one transaction. */
const createUser = async (db: Table, provider: TeamProviderItem, role: string, claimed: Claimed, now: Date) => {
  const [id, at] = [newId(), now.toISOString()];
  const { email } = claimed;
  const user: UserItem = {
    ...{ id, email, name: nameOf(claimed), platform_admin: false, address_proved_at: at },
    ...{ created_at: at, updated_at: at },
  };
  const actor = { type: 'user', id } as const;
  const created = await db.transact([
    credentialStep({ user_id: id, email, password_hash: null }, now),
    ...joinSteps({ team: provider.team_id, user: id, role }, actor, now, {
      put: { ...userKey(id), entity: 'user', ...user, actor },
      condition: free,
      label: 'user',
    }),
    roleExists(provider.team_id, role),
  ]);
  return created.ok ? { user_id: id, generation: 1 } : undefined;
};

/**
 * The user with an address that the provider has verified and whose domain is the team's. With a default role, others
 * join the team; an existing user joins only with an address verified before, so no unproved password gains access.
 */
export const admitUser = async (
  db: Table,
  provider: TeamProviderItem,
  claimed: Claimed,
  now: Date,
): Promise<AdmittedUser | NotAdmitted> => {
  const { team_id: team, default_role_id: role } = provider;
  const credential = await credentials(db).get(claimed.email);
  if (!credential) return (role !== null && (await createUser(db, provider, role, claimed, now))) || 'not_in_team';
  const { user_id, generation } = credential;
  if (await db.get(membershipKey(team, user_id))) return { user_id, generation };
  if (role === null) return 'not_in_team';
  const user = await db.get<UserItem>(userKey(user_id));
  if (user?.address_proved_at === undefined) return 'unproved';
  const actor = { type: 'user', id: user_id } as const;
  const joined = await db.transact([...joinSteps({ team, user: user_id, role }, actor, now), roleExists(team, role)]);
  return joined.ok ? { user_id, generation } : 'not_in_team';
};
