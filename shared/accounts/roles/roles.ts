import { type Key, type TeamId, teamPartition } from '../../platform/db/key.ts';
import { nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import type { Table } from '../../platform/db/table.ts';
import { isId } from '../../platform/ids/id.ts';
import type { Permission, SystemRole } from './permissions.ts';

const rolePointerEntity = /* @__PURE__ */ entity('role_pointer');

/** A named set of permissions. `system` is set on the three roles of every team, which cannot be renamed. */
export interface StoredRole {
  readonly name: string;
  readonly description: string | null;
  readonly permissions: ReadonlySet<Permission> | undefined;
  readonly system: SystemRole | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** All roles of a team, in one item, so one read authorizes any of its users. */
export interface RolesItem {
  /** Whether users other than owners must sign in with an identity provider of the team. */
  readonly sso_required?: boolean;
  readonly roles: Readonly<Record<string, StoredRole>>;
}

export const rolesKey = (team: TeamId): Key => ({ pk: teamPartition(team), sk: 'ROLES' });

/** The pointer from a role to its team, for paths that name only the role. */
export const rolePointerKey = (role: string): Key => ({ pk: `ROLE#${role}`, sk: 'TEAM' });

export const rolePointer = (role: string, team: TeamId) => ({
  ...rolePointerKey(role),
  entity: rolePointerEntity,
  team_id: team,
});

export const roleTeam = async (db: Table, role: string): Promise<TeamId | undefined> =>
  isId(role) ? (await db.get<{ team_id: string }>(rolePointerKey(role)))?.team_id : undefined;

export const rolePointerKind = {
  entity: rolePointerEntity,
  key: ['ROLE#{role}', 'TEAM'],
  events: 'none',
  person: nobody,
  team: 'team_id',
  text: 'none',
  gives: false,
  note: 'the team of a role',
} as const satisfies RowKind;
