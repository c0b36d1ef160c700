import { type RolesItem, rolesKey } from '../../../accounts/roles/roles.ts';
import { teamKey } from '../../../accounts/teams/team-item.ts';
import { live } from '../../../platform/db/expression.ts';
import type { Actor } from '../../../platform/db/item.ts';
import type { TeamId } from '../../../platform/db/key.ts';
import { rowsAt } from '../../../platform/db/rows-at.ts';
import type { Table } from '../../../platform/db/table.ts';

/** Hours after which a session of an identity provider ends, unless the team sets others. */
export const DEFAULT_SESSION_HOURS = 12;
/** A session cannot last longer without a new check: 30 days, as a refresh token. */
export const MAX_SESSION_HOURS = 30 * 24;

/** How people sign in to a team and its hubs. */
interface SignInPolicy {
  /** Admission reads it with the roles, so it holds from the next request on. */
  readonly sso_required: boolean;
  /** The maximum age of sessions that began with an identity provider, of the team or of its hubs. */
  readonly max_session_hours: number;
}

/** A value that could not have been set, as in rows of before, is the default. */
const sessionHours = (stored: unknown): number =>
  typeof stored === 'number' && stored >= 1 && stored <= MAX_SESSION_HOURS ? stored : DEFAULT_SESSION_HOURS;

type PolicyChange = { readonly [Name in keyof SignInPolicy]?: SignInPolicy[Name] | undefined };

export const signInPolicy = (db: Table, team: TeamId) => ({
  async get(): Promise<SignInPolicy> {
    const keys = [rolesKey(team), teamKey(team)];
    const [roles, of] = await rowsAt<[RolesItem, Partial<SignInPolicy>]>(db, keys);
    return { sso_required: roles?.sso_required === true, max_session_hours: sessionHours(of?.max_session_hours) };
  },

  async maxSessionHours(): Promise<number> {
    return sessionHours((await db.get<Partial<SignInPolicy>>(teamKey(team)))?.max_session_hours);
  },

  /** Changes the policy, and the team with it, so that the audit log shows who did. Returns false without a team. */
  async set(change: PolicyChange, actor: Actor, now: Date): Promise<boolean> {
    const { sso_required, max_session_hours } = change;
    const given = {
      ...(sso_required !== undefined && { sso_required }),
      ...(max_session_hours !== undefined && { max_session_hours }),
    };
    if (Object.keys(given).length === 0) return (await db.get(teamKey(team))) !== undefined;
    const set = { ...given, updated_at: now.toISOString(), actor: { ...actor } };
    const roles = { update: rolesKey(team), change: { set: { sso_required } }, condition: live };
    const written = await db.transact([
      ...(sso_required === undefined ? [] : [roles]),
      { update: teamKey(team), change: { set }, condition: live },
    ]);
    return written.ok;
  },
});
