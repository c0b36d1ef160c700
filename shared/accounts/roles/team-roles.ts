import * as z from 'zod';
import { all, exists, sizeBelow } from '../../platform/db/expression.ts';
import type { Actor } from '../../platform/db/item.ts';
import type { TeamId } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { newId } from '../../platform/ids/id.ts';
import { singleLine } from '../../platform/text/single-line.ts';
import { PERMISSION_SLUGS } from './permissions.ts';
import { type Role, roleIn, roleOf, toRole } from './role.ts';
import { roleCountsKey, unused } from './role-counts.ts';
import { type RolesItem, rolePointer, rolePointerKey, rolesKey, type StoredRole } from './roles.ts';

/** The roles of a team must fit one item; the system roles count. */
export const MAX_ROLES = 100;

const fields = { name: singleLine(z.string().trim().min(1).max(80)), description: z.string().max(500).nullable() };

export const RoleInput = z.object({
  name: fields.name,
  description: fields.description.default(null),
  permissions: z.array(z.enum(PERMISSION_SLUGS)).max(100).default([]),
});
export const RoleChange = z.object(fields).partial();

/** The roles of a team. Writes address a role by its path in the item, so writes of different roles do not conflict. */
export const teamRoles = (db: Table, team: TeamId) => {
  const key = rolesKey(team);
  return {
    get: (id: string) => roleOf(db, team, id),

    /** Two roles in one read. */
    async getBoth(first: string, second: string): Promise<readonly [Role | undefined, Role | undefined]> {
      const item = await db.get<RolesItem>(key);
      return [roleIn(team, first, item), roleIn(team, second, item)];
    },

    /** All roles, oldest first. */
    async list(): Promise<readonly Role[]> {
      const { roles = {} } = (await db.get<RolesItem>(key)) ?? {};
      const ids = Object.keys(roles).sort();
      return ids.flatMap((id) => roleIn(team, id, { roles }) ?? []);
    },

    async create(input: z.output<typeof RoleInput>, actor: Actor, now: Date): Promise<Role | 'limit_reached'> {
      const id = newId();
      const timestamp = now.toISOString();
      const { name, description } = input;
      const permissions = input.permissions.length > 0 ? new Set(input.permissions) : undefined;
      const role: StoredRole = {
        name,
        description,
        permissions,
        system: null,
        created_at: timestamp,
        updated_at: timestamp,
      };
      const set = { [`roles.${id}`]: { ...role }, updated_at: timestamp, actor: { ...actor } };
      const written = await db.transact([
        { update: key, change: { set }, condition: all(exists('roles'), sizeBelow('roles', MAX_ROLES)) },
        { put: rolePointer(id, team) },
      ]);
      return written.ok ? toRole(team, id, role) : 'limit_reached';
    },

    /** Updates a role; `undefined` if it was deleted. */
    async change(
      current: Role,
      { name, description }: z.output<typeof RoleChange>,
      actor: Actor,
      now: Date,
    ): Promise<Role | undefined> {
      if (name === undefined && description === undefined) return current;
      const path = `roles.${current.id}`;
      const timestamp = now.toISOString();
      const role = { [`${path}.name`]: name, [`${path}.description`]: description, [`${path}.updated_at`]: timestamp };
      const change = { set: { ...role, updated_at: timestamp, actor: { ...actor } } };
      const written = await db.update<RolesItem>(key, change, exists(path));
      return written.ok ? roleIn(team, current.id, written.value) : undefined;
    },

    /** Deletes a role unless users have it. The caller has checked that it is not a system role. */
    async remove({ id }: Role, actor: Actor, now: Date): Promise<'removed' | 'role_in_use' | undefined> {
      const change = { remove: [`roles.${id}`], set: { updated_at: now.toISOString(), actor: { ...actor } } };
      const removed = await db.transact([
        { update: key, change, condition: exists(`roles.${id}`), label: 'role' },
        { check: roleCountsKey(team), condition: unused(id) },
        { remove: rolePointerKey(id) },
      ]);
      if (removed.ok) return 'removed';
      return removed.failed.some(({ label }) => label === 'role') ? undefined : 'role_in_use';
    },
  };
};
