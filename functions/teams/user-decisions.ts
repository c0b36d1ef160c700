import type * as z from 'zod';
import { canGrantRole } from '../../shared/accounts/roles/grants.ts';
import { teamRoles } from '../../shared/accounts/roles/team-roles.ts';
import type { UserChange } from '../../shared/accounts/teams/user-change.ts';
import { type TeamUser, teamUsers } from '../../shared/accounts/teams/users.ts';
import type { KeyCaller, UserCaller } from '../../shared/api/callers.ts';
import type { Actor } from '../../shared/platform/db/item.ts';
import { retryUntilCommitted } from '../../shared/platform/db/retry-until-committed.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { holderOf } from './holder.ts';

/** The context of a decision about a user. */
interface Decision {
  readonly db: Table;
  readonly team: string;
  readonly caller: UserCaller | KeyCaller;
  readonly actor: Actor;
  readonly now: Date;
}

/** Repeats a decision if the user's role changed meanwhile. */
const settled = <T>(decide: () => Promise<T | 'moved'>): Promise<T> =>
  retryUntilCommitted(async () => {
    const outcome = await decide();
    return outcome === 'moved' ? undefined : outcome;
  });

type Changes = z.output<typeof UserChange>;

/** The callers who may update each field: the user and managers of users, or only the managers. */
const CHANGED_BY = {
  name: 'self or manager',
  title: 'self or manager',
  bio: 'self or manager',
  role_id: 'manager',
} as const satisfies Record<keyof Changes, 'self or manager' | 'manager'>;

const FIELDS = Object.keys(CHANGED_BY) as readonly (keyof Changes)[];

const isManager = (caller: UserCaller | KeyCaller): boolean =>
  caller.kind === 'key' || caller.permissions.has('users.manage');

const needsManager = (user: TeamUser, input: Changes): boolean =>
  FIELDS.some((field) => CHANGED_BY[field] === 'manager' && input[field] !== undefined && input[field] !== user[field]);

type Refused = 'forbidden' | 'last_owner' | 'not_found' | 'permission_not_held' | 'unknown_role';

export const changeUser = (
  { db, team, caller, actor, now }: Decision,
  id: string,
  input: Changes,
): Promise<TeamUser | Refused> =>
  settled<TeamUser | Refused>(async () => {
    const [users, roles] = [teamUsers(db, team), teamRoles(db, team)];
    const user = await users.get(id);
    if (!user || Object.keys(input).length === 0) return user ?? 'not_found';
    if (needsManager(user, input) && !isManager(caller)) return 'forbidden';
    const to = input.role_id;
    if (to === undefined || to === user.role_id) return users.changeProfile(user, input, actor, now);
    const [from, newRole] = await roles.getBoth(user.role_id, to);
    if (!newRole) return 'unknown_role';
    const holder = holderOf(caller);
    if (!canGrantRole(holder, newRole) || (from && !canGrantRole(holder, from))) return 'permission_not_held';
    return users.changeRole(user, input, from, actor, now);
  });

export const removeUser = (
  { db, team, caller, actor, now }: Decision,
  id: string,
): Promise<'removed' | 'last_owner' | 'not_found' | 'permission_not_held'> =>
  settled(async () => {
    const users = teamUsers(db, team);
    const user = await users.get(id);
    if (!user) return 'not_found';
    const from = await teamRoles(db, team).get(user.role_id);
    const leaving = caller.kind === 'user' && caller.id === id;
    if (from && !leaving && !canGrantRole(holderOf(caller), from)) return 'permission_not_held';
    return users.remove(user, from, actor, now);
  });
