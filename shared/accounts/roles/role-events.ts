import type { Item } from '../../platform/db/item.ts';
import { nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { changedNames } from '../../platform/ledger/changed-names.ts';
import { type DomainEvent, declared } from '../../platform/ledger/domain-event.ts';
import { circumstances, rowChange, writeTime } from '../../platform/ledger/row-change.ts';
import type { RolesItem, StoredRole } from './roles.ts';

export const rolesEntity = /* @__PURE__ */ entity('roles');

const rolesOf = (row: Item): RolesItem['roles'] => (row as Item & RolesItem).roles ?? {};

type RoleEvent = Pick<DomainEvent, 'type' | 'changed'>;

const permissionsOf = ({ permissions }: StoredRole): ReadonlySet<string> => permissions ?? new Set();

const without = (from: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...from].filter((slug) => !others.has(slug)).sort();

/** The events of one role; `changed` lists permissions by slug. */
const eventsOf = (before: StoredRole | undefined, after: StoredRole | undefined): readonly RoleEvent[] => {
  if (!before) return [{ type: 'role.created', changed: [] }];
  if (!after) return [{ type: 'role.deleted', changed: [] }];
  const [had, has] = [permissionsOf(before), permissionsOf(after)];
  return [
    { type: 'role.updated', changed: changedNames(before, after, ['permissions']) },
    { type: 'role.permission_granted', changed: without(has, had) },
    { type: 'role.permission_revoked', changed: without(had, has) },
  ].filter(({ changed }) => changed.length > 0);
};

const TYPES = ['role.created', 'role.updated', 'role.deleted', 'role.permission_granted', 'role.permission_revoked'];

/**
 * All roles of a team are one row; each role has its own events. The initial roles have none: they belong to
 * `team.created`.
 */
const roleEvents = /* @__PURE__ */ declared(TYPES, (before, after) => {
  const change = rowChange(before, after);
  if (change?.kind !== 'updated') return [];
  const [was, is] = [rolesOf(change.before), rolesOf(change.after)];
  const ids = [...new Set([...Object.keys(was), ...Object.keys(is)])].sort();
  return ids.flatMap((id) =>
    eventsOf(was[id], is[id]).map((event) => ({
      ...circumstances(change.after, writeTime(change.after)),
      ...event,
      resource_type: 'roles',
      resource_id: id,
    })),
  );
});

export const rolesKind = {
  entity: rolesEntity,
  key: ['TEAM#{team}', 'ROLES'],
  events: roleEvents,
  person: nobody,
  text: 'not searched',
  gives: false,
  note: 'all roles of a team in one item, at most 100',
} as const satisfies RowKind;
