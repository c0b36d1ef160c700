import { teamOfUserKey } from '../../accounts/teams/memberships.ts';
import type { Key, TeamId } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';

/** The most teams that are tried for a user. A user with more teams must name the team. */
const MAX_TEAMS = 100;

/** The teams that a user is in. */
export const teamsOf = async (db: Table, user: string): Promise<readonly TeamId[]> => {
  const { pk, sk: prefix } = teamOfUserKey(user, '');
  const { items } = await db.query<{ team_id: TeamId }>({ partition: pk, prefix, limit: MAX_TEAMS });
  return items.map(({ team_id }) => team_id);
};

/**
 * The team of an entity that a path names by its id alone: the team that the caller named, or the user's team that has
 * the row. `keyOf` returns its key in a team.
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
