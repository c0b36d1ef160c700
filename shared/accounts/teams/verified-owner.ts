import { gather } from '../../platform/db/gather.ts';
import { type TeamId, teamPartition } from '../../platform/db/key.ts';
import { queryAll } from '../../platform/db/query-all.ts';
import type { Table } from '../../platform/db/table.ts';
import { Recent } from '../../platform/runtime/recent.ts';
import { type UserItem, userKey } from '../identity/user-item.ts';
import { type RolesItem, rolesKey } from '../roles/roles.ts';
import type { MembershipItem } from './memberships.ts';

/** Cached positive results; a verified address stays verified. */
const known = new Recent<true>(5_000);

/** Whether an owner of the team has verified their address. */
export const hasVerifiedOwner = async (db: Table, team: TeamId): Promise<boolean> => {
  if (known.get(team)) return true;
  const [roles, memberships] = await Promise.all([
    db.get<RolesItem>(rolesKey(team)),
    queryAll<MembershipItem>(db, { partition: teamPartition(team), prefix: 'USER#' }),
  ]);
  const owners = memberships.filter(({ role_id }) => roles?.roles[role_id]?.system === 'owner');
  const keys = owners.map(({ user_id }) => userKey(user_id));
  const users = await gather(db, keys);
  const verified = keys.some((key) => users<UserItem>(key)?.address_proved_at !== undefined);
  if (verified) known.set(team, true);
  return verified;
};
