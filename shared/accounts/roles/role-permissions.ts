import { Contention } from '../../platform/db/contention.ts';
import { absent, all, type Condition, equals, exists } from '../../platform/db/expression.ts';
import type { Actor } from '../../platform/db/item.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Permission } from './permissions.ts';
import { type Role, toRole } from './role.ts';
import { type RolesItem, rolesKey } from './roles.ts';

/** A write that lost against a concurrent one retries with the new state. */
const ATTEMPTS = 50;

const isStill = (path: string, permissions: readonly Permission[]): Condition =>
  permissions.length > 0 ? equals(path, new Set(permissions)) : absent(path);

/**
 * Grants or revokes a permission of a role. Idempotent; concurrent changes are all kept. Returns `undefined` if the
 * role was deleted. DynamoDB has no empty set, so a role without permissions lacks the attribute.
 */
export const setPermission = async (
  db: Table,
  role: Role,
  { slug, held }: { readonly slug: Permission; readonly held: boolean },
  actor: Actor,
  now: Date,
): Promise<Role | undefined> => {
  const { id, team_id: team } = role;
  const [path, timestamp] = [`roles.${id}.permissions`, now.toISOString()];
  let current = role;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (current.permissions.includes(slug) === held) return current;
    const others = current.permissions.filter((other) => other !== slug);
    const after = new Set(held ? [...others, slug] : others);
    const set = { [`roles.${id}.updated_at`]: timestamp, updated_at: timestamp, actor: { ...actor } };
    const change = after.size > 0 ? { set: { ...set, [path]: after } } : { set, remove: [path] };
    const condition = all(exists(`roles.${id}`), isStill(path, current.permissions));
    const written = await db.update<RolesItem>(rolesKey(team), change, condition);
    const stored = (written.ok ? written.value : written.current)?.roles[id];
    if (!stored) return undefined;
    current = toRole(team, id, stored);
    if (written.ok) return current;
  }
  throw new Contention('The role was changed by other requests');
};
