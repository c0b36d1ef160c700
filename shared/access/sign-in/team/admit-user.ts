import { credentialStep, credentials } from '../../../accounts/identity/credentials.ts';
import { PersonName } from '../../../accounts/identity/person-name.ts';
import { type UserItem, userEntity, userKey } from '../../../accounts/identity/user-item.ts';
import { joinSteps, membershipKey, notRemoved, roleExists } from '../../../accounts/teams/memberships.ts';
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
    id,
    email,
    name: nameOf(claimed),
    platform_admin: false,
    address_proved_at: at,
    created_at: at,
    updated_at: at,
  };
  const actor = { type: 'user', id } as const;
  const created = await db.transact([
    credentialStep({ user_id: id, email, password_hash: null }, now),
    ...joinSteps({ team: provider.team_id, user: id, role }, actor, now, {
      put: { ...userKey(id), entity: userEntity, ...user, actor },
      condition: free,
      label: 'user',
    }),
    roleExists(provider.team_id, role),
  ]);
  return created.ok ? { user_id: id, generation: 1 } : undefined;
};

/**
 * Lets an existing user of the address join the team with the default role, unless they are in the team or were removed
 * from it by others.
 */
const joinUser = async (
  db: Table,
  { team_id: team, default_role_id: role }: TeamProviderItem,
  of: AdmittedUser,
  now: Date,
) => {
  const isInTeam = async () => (await db.get(membershipKey(team, of.user_id))) !== undefined;
  if (await isInTeam()) return of;
  if (role === null) return 'not_in_team';
  const user = await db.get<UserItem>(userKey(of.user_id));
  if (user?.address_proved_at === undefined) return 'unproved';
  const actor = { type: 'user', id: of.user_id } as const;
  /* Read after the proof of the address: the password from before it, of an earlier generation, gives no access. */
  const generation = (await credentials(db).get(user.email))?.generation;
  const joining = { team, user: of.user_id, role, generation };
  const steps = joinSteps(joining, actor, now, undefined, notRemoved(of.user_id));
  const joined = await db.transact([...steps, roleExists(team, role)]);
  return joined.ok || (await isInTeam()) ? of : 'not_in_team';
};

/**
 * The user with an address that the provider has verified and whose domain is the team's. With a default role, others
 * join the team; an existing user joins only with an address verified before, so no unproved password gains access.
 * Of several sign-ins at once, each is admitted.
 */
export const admitUser = async (
  db: Table,
  provider: TeamProviderItem,
  claimed: Claimed,
  now: Date,
): Promise<AdmittedUser | NotAdmitted> => {
  const known = async (): Promise<AdmittedUser | undefined> => {
    const credential = await credentials(db).get(claimed.email);
    return credential && { user_id: credential.user_id, generation: credential.generation };
  };
  const user = await known();
  if (user) return joinUser(db, provider, user, now);
  const { default_role_id: role } = provider;
  if (role === null) return 'not_in_team';
  const created = await createUser(db, provider, role, claimed, now);
  if (created) return created;
  const meanwhile = await known();
  return meanwhile ? joinUser(db, provider, meanwhile, now) : 'not_in_team';
};
