import { absent, all, type Condition, either, equals, exists, free, live } from '../../platform/db/expression.ts';
import type { Actor } from '../../platform/db/item.ts';
import { type Key, type TeamId, teamPartition } from '../../platform/db/key.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { credentials } from '../identity/credentials.ts';
import { userKey } from '../identity/user-item.ts';
import { countStep } from '../roles/role-counts.ts';
import { rolesKey } from '../roles/roles.ts';

const teamOfUserEntity = /* @__PURE__ */ entity('user_team');

/** A user's membership of a team, with their profile in it. Without `name`, the account's name is used. */
export interface MembershipItem {
  readonly team_id: string;
  readonly user_id: string;
  readonly role_id: string;
  readonly name?: string;
  readonly title?: string | null;
  readonly bio?: string | null;
  readonly joined_at: string;
  readonly updated_at?: string;
  /** Access tokens of an earlier generation are refused: another person may have had the password then. */
  readonly least_generation?: number;
}

export const membershipKey = (team: TeamId, user: string): Key => ({ pk: teamPartition(team), sk: `USER#${user}` });

/** The pointer in the user's own partition to one of their teams. */
export const membershipEntity = /* @__PURE__ */ entity('membership');
export const teamOfUserKey = (user: string, team: TeamId): Key => ({ pk: `USER#${user}`, sk: `TEAM#${team}` });

interface NewMembership {
  readonly team: TeamId;
  readonly user: string;
  readonly role: string;
  /** The generation of the credential with which the user joins. */
  readonly generation?: number | undefined;
}

/** The user was never in the team, or left it themselves; `free` holds also for a user whom the team has removed. */
export const notRemoved = (user: string): Condition =>
  either(absent('pk'), all(exists('buried_at'), equals('actor.id', user)));

/**
 * The steps that add a user to a team. They fail if the user was deleted. The role must exist; add `roleExists` if it
 * is not new. `onUser` replaces the check of the user's row, and `condition` that of the membership.
 */
export const joinSteps = (
  { team, user, role, generation = 1 }: NewMembership,
  actor: Actor,
  now: Date,
  onUser: Step = { check: userKey(user), condition: live, label: 'user' },
  condition: Condition = free,
): readonly Step[] => {
  const timestamp = now.toISOString();
  const place = {
    team_id: team,
    user_id: user,
    role_id: role,
    title: null,
    bio: null,
    joined_at: timestamp,
    updated_at: timestamp,
    ...(generation > 1 && { least_generation: generation }),
  };
  return [
    {
      put: { ...membershipKey(team, user), entity: membershipEntity, ...place, actor: { ...actor } },
      condition,
      label: 'membership',
    },
    { put: { ...teamOfUserKey(user, team), entity: teamOfUserEntity, team_id: team } },
    countStep(team, { to: role }),
    onUser,
  ];
};

export const roleExists = (team: TeamId, role: string): Step => ({
  check: rolesKey(team),
  condition: exists(`roles.${role}`),
  label: 'role',
});

/**
 * Adds a user with a role. Returns false if they are in the team already or were deleted, or if the role does not
 * exist.
 */
export const addUser = async (db: Table, membership: NewMembership, actor: Actor, now: Date): Promise<boolean> =>
  (await db.transact([...joinSteps(membership, actor, now), roleExists(membership.team, membership.role)])).ok;

/** Whether a user with this address is in the team. */
export const isEmailInTeam = async (db: Table, team: TeamId, email: string): Promise<boolean> => {
  const credential = await credentials(db).get(email);
  return credential !== undefined && (await db.get(membershipKey(team, credential.user_id))) !== undefined;
};

export const teamOfUserKind = {
  entity: teamOfUserEntity,
  key: ['USER#{user}', 'TEAM#{team}'],
  events: 'none',
  person: { user: { exported: { none: 'The membership is exported.' }, erased: 'at once' } },
  team: 'team_id',
  text: 'none',
  gives: false,
  note: 'the same membership, by user',
} as const satisfies RowKind;
