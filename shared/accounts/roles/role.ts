import type { TeamId } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { PERMISSION_SLUGS, type Permission, type SystemRole } from './permissions.ts';
import { type RolesItem, rolesKey, type StoredRole } from './roles.ts';

/** A role as returned; permissions are in catalogue order. */
export interface Role {
  readonly id: string;
  readonly team_id: string;
  readonly name: string;
  readonly description: string | null;
  readonly permissions: readonly Permission[];
  readonly is_system: boolean;
  readonly system_role: SystemRole | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export const toRole = (team: TeamId, id: string, { system, permissions, ...stored }: StoredRole): Role => ({
  ...stored,
  id,
  team_id: team,
  permissions: PERMISSION_SLUGS.filter((slug) => permissions?.has(slug)),
  is_system: system !== null,
  system_role: system,
});

export const roleIn = (team: TeamId, id: string, item: RolesItem | undefined): Role | undefined => {
  const stored = item?.roles[id];
  return stored && toRole(team, id, stored);
};

export const roleOf = async (db: Table, team: TeamId, id: string): Promise<Role | undefined> =>
  roleIn(team, id, await db.get<RolesItem>(rolesKey(team)));
