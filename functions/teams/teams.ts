import * as z from 'zod';
import { text } from '#docs';
import { users } from '../../shared/accounts/identity/users.ts';
import { createTeam, TeamChange, TeamInput, teams, teamsOfUser } from '../../shared/accounts/teams/teams.ts';
import { actorOf } from '../../shared/api/actor.ts';
import { callerDeleted } from '../../shared/api/caller-deleted.ts';
import { ANY_SCOPE, creator, teamMember, user } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { isFull } from '../../shared/platform/db/is-full.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { either, optionalType } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, one, resource } from '../../shared/platform/http/response.ts';

const Team = resource('teams', () =>
  z.object({
    name: z.string(),
    description: z.string().nullable(),
    support_email: z.string().nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

const item = '/teams/{team_id}';

/** The most teams of a user without a verified address. */
const MAX_UNPROVED_TEAMS = 5;

/** Whether the user must verify their address before they create another team. */
const needsProof = async (db: Table, user: string): Promise<boolean> =>
  (await isFull(db, teamsOfUser(user), MAX_UNPROVED_TEAMS)) &&
  (await users(db).get(user))?.address_proved_at === undefined;

const listTeams = route({
  method: 'GET',
  path: '/teams',
  summary: text("List the caller's teams"),
  description: text('An API key belongs to one team.'),
  caller: teamMember(ANY_SCOPE, 'none'),
  query: list(),
  response: many(Team),
  async handler({ query }, { caller, db }) {
    if (caller.kind === 'user') return answer(await teams(db).ofUser(caller.id, query.page));
    const team = await teams(db).get(caller.team);
    return answer({ items: team ? [team] : [] });
  },
});

const create = route({
  method: 'POST',
  path: '/teams',
  summary: text('Create a team'),
  description: text(
    'The caller becomes its owner. The roles owner, admin and moderator are created with it. A user without a verified email address can be in five teams; beyond that the response is 403 `address_not_proved`.',
  ),
  caller: user(),
  body: either('teams', TeamInput),
  status: 201,
  location: '/teams/{id}',
  response: one(Team),
  errors: ['address_not_proved', 'unauthorized'],
  async handler({ body }, { caller, db, now }) {
    if (await needsProof(db, caller.id)) return refuse('address_not_proved');
    const made = await createTeam(db, body, caller.id, now, caller.generation);
    return made ? answer(made.team) : callerDeleted();
  },
});

const read = route({
  method: 'GET',
  path: item,
  summary: text('Get a team'),
  caller: teamMember(ANY_SCOPE),
  response: one(Team),
  errors: ['not_found'],
  async handler({ params }, { db }) {
    const team = await teams(db).get(params.team_id);
    return team ? answer(team) : refuse('not_found');
  },
});

const change = route({
  method: 'PATCH',
  path: item,
  summary: text('Update a team'),
  description: text(
    'Omitted attributes stay unchanged; `null` clears an optional attribute. A body without any change is refused.',
  ),
  caller: creator('team.manage'),
  body: optionalType(either('teams', TeamChange)),
  response: one(Team),
  errors: ['no_updatable_fields', 'not_found'],
  async handler({ params, body }, { caller, db, now }) {
    if (Object.keys(body).length === 0) return refuse('no_updatable_fields');
    const team = await teams(db).change(params.team_id, body, actorOf(caller), now);
    return team ? answer(team) : refuse('not_found');
  },
});

export const teamRoutes = [listTeams, create, read, change];
