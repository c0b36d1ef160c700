import type * as z from 'zod';
import { equals, live } from '../../platform/db/expression.ts';
import { getLagging } from '../../platform/db/get-lagging.ts';
import type { Actor } from '../../platform/db/item.ts';
import { type TeamId, teamPartition } from '../../platform/db/key.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import { rowsAt } from '../../platform/db/rows-at.ts';
import type { Table } from '../../platform/db/table.ts';
import type { FailedStep } from '../../platform/db/transaction.ts';
import { tombstone } from '../../platform/db/write.ts';
import { type UserItem, userKey } from '../identity/user-item.ts';
import type { Role } from '../roles/role.ts';
import { countStep } from '../roles/role-counts.ts';
import { type MembershipItem, membershipEntity, membershipKey, roleExists, teamOfUserKey } from './memberships.ts';
import type { UserChange } from './user-change.ts';

/** A user as a member of the team. */
export interface TeamUser {
  readonly id: string;
  readonly team_id: string;
  readonly email: string;
  readonly name: string;
  readonly title: string | null;
  readonly bio: string | null;
  readonly role_id: string;
  readonly joined_at: string;
  readonly updated_at: string;
}

const toUser = (team: TeamId, membership: MembershipItem, { email, name }: UserItem): TeamUser => ({
  id: membership.user_id,
  team_id: team,
  email,
  name: membership.name ?? name,
  title: membership.title ?? null,
  bio: membership.bio ?? null,
  role_id: membership.role_id,
  joined_at: membership.joined_at,
  updated_at: membership.updated_at ?? membership.joined_at,
});

type Change = z.output<typeof UserChange>;

/** Applies the sent fields; omitted ones do not change. */
const asChanged = (user: TeamUser, input: Change, now: Date): TeamUser => ({
  ...user,
  ...Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)),
  updated_at: now.toISOString(),
});

/** `moved`: the user's role changed since the decision was made. */
type NotRemoved = 'moved' | 'last_owner' | 'not_found';

/** The failure of the membership step, if it failed. */
const membershipFailure = (failed: readonly FailedStep[]): 'moved' | 'not_found' | undefined => {
  const step = failed.find(({ label }) => label === 'membership');
  if (!step) return undefined;
  return step.current && step.current.buried_at === undefined ? 'moved' : 'not_found';
};

export const teamUsers = (db: Table, team: TeamId) => ({
  async get(id: string): Promise<TeamUser | undefined> {
    const [membership, user] = await rowsAt<[MembershipItem, UserItem]>(db, [membershipKey(team, id), userKey(id)]);
    return membership && user && toUser(team, membership, user);
  },

  /** The users of the team, ordered by account creation. */
  async list(page: PageRequest): Promise<Page<TeamUser>> {
    const partition = teamPartition(team);
    const { items, next } = await db.query<MembershipItem>({ partition, prefix: 'USER#', ...page });
    const keys = items.map(({ user_id }) => userKey(user_id));
    const accounts = await getLagging<UserItem>(db, keys);
    const users = items.flatMap((membership, index) => {
      const account = accounts[index];
      return account ? [toUser(team, membership, account)] : [];
    });
    return { items: users, next };
  },

  /** Updates the user's name, title or bio. */
  async changeProfile(user: TeamUser, input: Change, actor: Actor, now: Date): Promise<TeamUser | 'not_found'> {
    const set = { ...input, role_id: undefined, updated_at: now.toISOString(), actor: { ...actor } };
    const written = await db.update(membershipKey(team, user.id), { set }, live);
    return written.ok ? { ...asChanged(user, input, now), role_id: user.role_id } : 'not_found';
  },

  /** Changes the user's role and profile, if the role is still `from`. */
  async changeRole(
    user: TeamUser,
    input: Change,
    from: Role | undefined,
    actor: Actor,
    now: Date,
  ): Promise<TeamUser | NotRemoved | 'unknown_role'> {
    const to = input.role_id ?? user.role_id;
    const set = { ...input, updated_at: now.toISOString(), actor: { ...actor } };
    const moved = await db.transact([
      {
        update: membershipKey(team, user.id),
        change: { set },
        condition: equals('role_id', user.role_id),
        label: 'membership',
      },
      countStep(team, { to, from: user.role_id, keepLast: from?.system_role === 'owner' }),
      roleExists(team, to),
    ]);
    if (moved.ok) return asChanged(user, input, now);
    const unknown = moved.failed.some(({ label }) => label === 'role');
    return membershipFailure(moved.failed) ?? (unknown ? 'unknown_role' : 'last_owner');
  },

  /**
   * Removes a user from the team; the account remains. The tombstone of a user whom others remove is kept, so that a
   * sign-in with an identity provider does not bring them back.
   */
  async remove(user: TeamUser, from: Role | undefined, actor: Actor, now: Date): Promise<'removed' | NotRemoved> {
    const key = membershipKey(team, user.id);
    const { ttl, ...kept } = tombstone(key, { entity: membershipEntity, actor, now });
    const leaves = actor.type === 'user' && actor.id === user.id;
    const removed = await db.transact([
      { put: leaves ? { ...kept, ttl } : kept, condition: equals('role_id', user.role_id), label: 'membership' },
      { remove: teamOfUserKey(user.id, team) },
      countStep(team, { from: user.role_id, keepLast: from?.system_role === 'owner' }),
    ]);
    return removed.ok ? 'removed' : (membershipFailure(removed.failed) ?? 'last_owner');
  },
});
