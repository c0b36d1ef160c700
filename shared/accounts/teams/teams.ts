import * as z from 'zod';
import { free, live } from '../../platform/db/expression.ts';
import { getLagging } from '../../platform/db/get-lagging.ts';
import type { Actor } from '../../platform/db/item.ts';
import type { TeamId } from '../../platform/db/key.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import { newId } from '../../platform/ids/id.ts';
import { singleLine } from '../../platform/text/single-line.ts';
import { EmailAddress } from '../identity/email-address.ts';
import { SYSTEM_ROLES, type SystemRole } from '../roles/permissions.ts';
import { rolesEntity } from '../roles/role-events.ts';
import { rolePointer, rolesKey, type StoredRole } from '../roles/roles.ts';
import { joinSteps } from './memberships.ts';
import { type TeamItem, teamEntity, teamKey } from './team-item.ts';

const fields = {
  name: singleLine(z.string().trim().min(1).max(120)),
  description: z.string().max(2000).nullable(),
  support_email: EmailAddress.nullable(),
};

export const TeamInput = z.object({
  name: fields.name,
  description: fields.description.default(null),
  support_email: fields.support_email.default(null),
});
export const TeamChange = z.object(fields).partial();

/** A new team and the ids of its system roles. */
export interface NewTeam {
  readonly team: TeamItem;
  readonly roles: Readonly<Record<SystemRole, string>>;
}

const systemRole = (system: SystemRole, timestamp: string): StoredRole => ({
  name: system,
  description: null,
  permissions: new Set(SYSTEM_ROLES[system]),
  system,
  created_at: timestamp,
  updated_at: timestamp,
});

/**
 * Creates a team with its system roles and first owner in one transaction; `undefined` if the owner was deleted.
 * `generation` is that of the owner's credential.
 */
export const createTeam = async (
  db: Table,
  input: z.input<typeof TeamInput>,
  owner: string,
  now: Date,
  generation?: number,
): Promise<NewTeam | undefined> => {
  const id = newId();
  const timestamp = now.toISOString();
  const actor: Actor = { type: 'user', id: owner };
  const team: TeamItem = { id, ...TeamInput.parse(input), created_at: timestamp, updated_at: timestamp };
  const roles: Record<SystemRole, string> = { owner: newId(), admin: newId(), moderator: newId() };
  const ids = Object.entries(roles) as [SystemRole, string][];
  const stored = Object.fromEntries(ids.map(([system, role]) => [role, { ...systemRole(system, timestamp) }]));
  const written = await db.transact([
    { put: { ...teamKey(id), entity: teamEntity, team_id: id, ...team, actor: { ...actor } }, condition: free },
    {
      put: {
        ...rolesKey(id),
        entity: rolesEntity,
        team_id: id,
        roles: stored,
        updated_at: timestamp,
        actor: { ...actor },
      },
      condition: free,
    },
    ...ids.map(([, role]) => ({ put: rolePointer(role, id) })),
    ...joinSteps({ team: id, user: owner, role: roles.owner, generation }, actor, now),
  ]);
  return written.ok ? { team, roles } : undefined;
};

/** The memberships of a user, oldest first. */
export const teamsOfUser = (user: string) => ({ partition: `USER#${user}`, prefix: 'TEAM#' });

export const teams = (db: Table) => ({
  get: (team: TeamId) => db.get<TeamItem>(teamKey(team)),

  /** The teams of a user, oldest first. */
  async ofUser(user: string, page: PageRequest): Promise<Page<TeamItem>> {
    const { items, next } = await db.query<{ team_id: string }>({ ...teamsOfUser(user), ...page });
    const keys = items.map(({ team_id }) => teamKey(team_id));
    const found = await getLagging<TeamItem>(db, keys);
    const existing = found.filter((team) => team !== undefined);
    return { items: existing, next };
  },

  async change(
    team: TeamId,
    input: z.output<typeof TeamChange>,
    actor: Actor,
    now: Date,
  ): Promise<TeamItem | undefined> {
    const change = { set: { ...input, updated_at: now.toISOString(), actor: { ...actor } } };
    const written = await db.update<TeamItem>(teamKey(team), change, live);
    return written.ok ? written.value : undefined;
  },
});
