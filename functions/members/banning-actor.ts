import { apiKeys } from '../../shared/accounts/api-keys/api-keys.ts';
import { teamUsers } from '../../shared/accounts/teams/users.ts';
import type { KeyCaller, UserCaller } from '../../shared/api/callers.ts';
import type { BanningActor } from '../../shared/hubs/people/members/ban.ts';
import type { Table } from '../../shared/platform/db/table.ts';

/** The actor of a ban with their display name. */
export const banningActor = async (db: Table, team: string, caller: UserCaller | KeyCaller): Promise<BanningActor> => {
  const { id } = caller;
  if (caller.kind === 'key') {
    const key = await apiKeys(db, team).get(id);
    return { type: 'api_key', id, display_name: key?.name ?? '' };
  }
  const user = await teamUsers(db, team).get(id);
  return { type: 'user', id, display_name: user?.name ?? '' };
};
