import * as z from 'zod';
import { equals, live } from '../../platform/db/expression.ts';
import type { Actor } from '../../platform/db/item.ts';
import { type TeamId, teamPartition } from '../../platform/db/key.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import { rowsAt } from '../../platform/db/rows-at.ts';
import type { Table } from '../../platform/db/table.ts';
import type { FailedStep } from '../../platform/db/transaction.ts';
import { tombstone } from '../../platform/db/write.ts';
import { singleLine } from '../../platform/text/single-line.ts';
import { type UserItem, userKey } from '../identity/user-item.ts';
import { countStep } from '../roles/role-counts.ts';
import type { Role } from '../roles/team-roles.ts';
import { type MembershipItem, membershipKey, roleExists, teamOfUserKey } from './memberships.ts';

/** What a team may say of a user: it holds in this team only. */
export const UserChange = z
  .object({
    name: singleLine(z.string().trim().min(1).max(120)),
    title: singleLine(z.string().max(120)).nullable(),
    bio: z.string().max(2000).nullable(),
    role_id: z.uuid(),
  })
  .partial();

/** A user as the team knows them. */
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

const toUser = (team: TeamId, place: MembershipItem, { email, name }: UserItem): TeamUser => ({
  id: place.user_id,
  team_id: team,
  email,
  name: place.name ?? name,
  title: place.title ?? null,
  bio: place.bio ?? null,
  role_id: place.role_id,
  joined_at: place.joined_at,
  updated_at: place.updated_at ?? place.joined_at,
});

type Change = z.output<typeof UserChange>;

/** Only what was sent differs: a field left out is no change. */
const asChanged = (user: TeamUser, input: Change, at: Date): TeamUser => ({
  ...user,
  ...Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)),
  updated_at: at.toISOString(),
});

/** `moved`: the role is another by now than the one the decision was made on. */
type NotRemoved = 'moved' | 'last_owner' | 'not_found';

/** Where the membership itself stood in the way, and how. */
const gone = (failed: readonly FailedStep[]): 'moved' | 'not_found' | undefined => {
  const place = failed.find(({ label }) => label === 'membership');
  if (!place) return undefined;
  return place.current && place.current.buried_at === undefined ? 'moved' : 'not_found';
};

export const teamUsers = (db: Table, team: TeamId) => ({
  async get(id: string): Promise<TeamUser | undefined> {
    const [place, user] = await rowsAt<[MembershipItem, UserItem]>(db, [membershipKey(team, id), userKey(id)]);
    return place && user && toUser(team, place, user);
  },

  /** The team's users, by when their accounts were made. */
  async list(page: PageRequest): Promise<Page<TeamUser>> {
    const partition = teamPartition(team);
    const { items, next } = await db.query<MembershipItem>({ partition, prefix: 'USER#', ...page });
    const accounts = await db.getMany<UserItem>(items.map(({ user_id }) => userKey(user_id)));
    const users = items.flatMap((place, index) => {
      const account = accounts[index];
      return account ? [toUser(team, place, account)] : [];
    });
    return { items: users, next };
  },

  /** The user with another name, title or bio. */
  async changeProfile(user: TeamUser, input: Change, actor: Actor, at: Date): Promise<TeamUser | 'not_found'> {
    const set = { ...input, role_id: undefined, updated_at: at.toISOString(), actor: { ...actor } };
    const written = await db.update(membershipKey(team, user.id), { set }, live);
    return written.ok ? { ...asChanged(user, input, at), role_id: user.role_id } : 'not_found';
  },

  /** The user with another role, if they still have the one that `from` is, and with what else the input says. */
  async changeRole(
    user: TeamUser,
    input: Change,
    from: Role | undefined,
    actor: Actor,
    at: Date,
  ): Promise<TeamUser | NotRemoved | 'unknown_role'> {
    const to = input.role_id ?? user.role_id;
    const set = { ...input, updated_at: at.toISOString(), actor: { ...actor } };
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
    if (moved.ok) return asChanged(user, input, at);
    const unknown = moved.failed.some(({ label }) => label === 'role');
    return gone(moved.failed) ?? (unknown ? 'unknown_role' : 'last_owner');
  },

  /** Takes a user out of the team; their account stays. */
  async remove(user: TeamUser, from: Role | undefined, actor: Actor, at: Date): Promise<'removed' | NotRemoved> {
    const place = membershipKey(team, user.id);
    const buried = tombstone(place, { entity: 'membership', actor, at });
    const removed = await db.transact([
      { put: buried, condition: equals('role_id', user.role_id), label: 'membership' },
      { remove: teamOfUserKey(user.id, team) },
      countStep(team, { from: user.role_id, keepLast: from?.system_role === 'owner' }),
    ]);
    return removed.ok ? 'removed' : (gone(removed.failed) ?? 'last_owner');
  },
});
