import { type RolesItem, rolesKey } from '../../../accounts/roles/roles.ts';
import { teamKey } from '../../../accounts/teams/team-item.ts';
import { live } from '../../../platform/db/expression.ts';
import type { Actor } from '../../../platform/db/item.ts';
import type { TeamId } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';

/** How the users of a team sign in. Admission reads it with the roles, so it holds from the next request on. */
interface SignInPolicy {
  readonly sso_required: boolean;
}

export const signInPolicy = (db: Table, team: TeamId) => ({
  async get(): Promise<SignInPolicy> {
    return { sso_required: (await db.get<RolesItem>(rolesKey(team)))?.sso_required === true };
  },

  /** Changes the policy, and the team with it, so that the audit log shows who did. Returns false without a team. */
  async set({ sso_required }: SignInPolicy, actor: Actor, now: Date): Promise<boolean> {
    const set = { sso_required, updated_at: now.toISOString(), actor: { ...actor } };
    const written = await db.transact([
      { update: rolesKey(team), change: { set: { sso_required } }, condition: live },
      { update: teamKey(team), change: { set }, condition: live },
    ]);
    return written.ok;
  },
});
