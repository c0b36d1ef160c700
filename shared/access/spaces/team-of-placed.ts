import { teamOfUserKey } from '../../accounts/teams/memberships.ts';
import type { Key, TeamId } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';

/** A user is tried in at most so many of their teams; who is in more names the one they mean. */
const TEAMS = 100;

/** The teams that a user is in. */
export const teamsOf = async (db: Table, user: string): Promise<readonly TeamId[]> => {
  const { pk, sk: prefix } = teamOfUserKey(user, '');
  const { items } = await db.query<{ team_id: TeamId }>({ partition: pk, prefix, limit: TEAMS });
  return items.map(({ team_id }) => team_id);
};

/**
 * The team of what a path names by its id alone: the one the caller named, or the one of the user's teams that has it.
 * `keyOf` says where it would stand in a team.
 */
export const teamOfPlaced =
  (param: string, keyOf: (team: TeamId, id: string) => Key | undefined) =>
  async (
    db: Table,
    params: Readonly<Record<string, string>>,
    { user, team }: { readonly user: string | undefined; readonly team: string | undefined },
  ): Promise<TeamId | undefined> => {
    if (team !== undefined || user === undefined) return team;
    const [only, ...others] = await teamsOf(db, user);
    if (only === undefined || others.length === 0) return only;
    const tried = [only, ...others].flatMap((one) => {
      const key = keyOf(one, params[param] ?? '');
      return key ? [{ team: one, key }] : [];
    });
    const found = await db.getMany(tried.map(({ key }) => key));
    return tried.find((_, nth) => found[nth] !== undefined)?.team;
  };
