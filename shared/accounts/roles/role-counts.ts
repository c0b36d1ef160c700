import { absent, type Condition, compare, either } from '../../platform/db/expression.ts';
import { type Key, type TeamId, teamPartition } from '../../platform/db/key.ts';
import type { Step } from '../../platform/db/transaction.ts';

/**
 * How many users of a team have each role: one item, one number a role, written in the transaction that gives or takes
 * the role. It is what keeps a team's last owner and a role that is in use.
 */
export const roleCountsKey = (team: TeamId): Key => ({ pk: teamPartition(team), sk: 'ROLE-COUNTS' });

interface RoleMove {
  /** The role given, and the one taken. */
  readonly to?: string;
  readonly from?: string;
  /** Refuses to take the last one; the step is labelled `last`. */
  readonly keepLast?: boolean;
}

/** Counts one user's move between roles. */
export const countStep = (team: TeamId, { to, from, keepLast = false }: RoleMove): Step => ({
  update: roleCountsKey(team),
  change: { set: { entity: 'role_counts' }, add: { ...(to && { [to]: 1 }), ...(from && { [from]: -1 }) } },
  ...(keepLast && from && { condition: compare(from, '>', 1), label: 'last' }),
});

/** Nobody has the role. */
export const unused = (role: string): Condition => either(absent(role), compare(role, '<=', 0));
