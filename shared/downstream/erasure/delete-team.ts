import { rolesKey } from '../../accounts/roles/roles.ts';
import { membershipKey, teamOfUserKey } from '../../accounts/teams/memberships.ts';
import {
  erasureExpiry,
  type TeamErasureItem,
  teamErasureEntity,
  teamErasureKey,
} from '../../accounts/teams/team-erasure-item.ts';
import { teamEntity, teamKey } from '../../accounts/teams/team-item.ts';
import { equals, free, live } from '../../platform/db/expression.ts';
import type { TeamId } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { tombstone } from '../../platform/db/write.ts';

/**
 * Deletes a team; `undefined` if it is deleted already, or if the user no longer has this role in it. Its users lose access in the same transaction, because no role
 * is left. The deletion's event starts the erasure, which begins with API keys, contacts and hubs.
 */
export const deleteTeam = async (
  db: Table,
  team: TeamId,
  user: { readonly id: string; readonly role_id: string },
  now: Date,
): Promise<TeamErasureItem | undefined> => {
  const timestamp = now.toISOString();
  const erasure: TeamErasureItem = {
    id: team,
    team_id: team,
    user_id: user.id,
    status: 'running',
    removed_rows: 0,
    requested_at: timestamp,
    completed_at: null,
    updated_at: timestamp,
  };
  const actor = { type: 'user', id: user.id } as const;
  const deleted = await db.transact([
    { put: tombstone(teamKey(team), { entity: teamEntity, actor, now }), condition: live },
    { remove: rolesKey(team) },
    { remove: membershipKey(team, user.id), condition: equals('role_id', user.role_id) },
    { remove: teamOfUserKey(user.id, team) },
    {
      put: { ...teamErasureKey(team), entity: teamErasureEntity, ...erasure, ttl: erasureExpiry(now) },
      condition: free,
    },
  ]);
  return deleted.ok ? erasure : undefined;
};
