import { absent, type Condition, compare, either } from '../../platform/db/expression.ts';
import { type Key, type TeamId, teamPartition } from '../../platform/db/key.ts';
import { nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import type { Step } from '../../platform/db/transaction.ts';

export const roleCountsEntity = /* @__PURE__ */ entity('role_counts');

/**
 * The number of users per role, in one item. It is updated in the transaction that assigns a role, and protects a
 * team's last owner and roles in use.
 */
export const roleCountsKey = (team: TeamId): Key => ({ pk: teamPartition(team), sk: 'ROLE-COUNTS' });

interface RoleMove {
  /** The assigned and the removed role. */
  readonly to?: string;
  readonly from?: string;
  /** Fails if the user is the last one with the role; the step is labelled `last`. */
  readonly keepLast?: boolean;
}

/** Counts one user's change of roles. */
export const countStep = (team: TeamId, { to, from, keepLast = false }: RoleMove): Step => ({
  update: roleCountsKey(team),
  change: { set: { entity: roleCountsEntity }, add: { ...(to && { [to]: 1 }), ...(from && { [from]: -1 }) } },
  ...(keepLast && from && { condition: compare(from, '>', 1), label: 'last' }),
});

/** No user has the role. */
export const unused = (role: string): Condition => either(absent(role), compare(role, '<=', 0));

export const roleCountsKind = {
  entity: roleCountsEntity,
  key: ['TEAM#{team}', 'ROLE-COUNTS'],
  events: 'none',
  person: nobody,
  text: 'none',
  gives: false,
  note: 'how many users have each role',
} as const satisfies RowKind;
