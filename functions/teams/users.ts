import * as z from 'zod';
import { text } from '#docs';
import { TEAM_READING } from '../../shared/accounts/api-keys/key-scopes.ts';
import { UserChange } from '../../shared/accounts/teams/user-change.ts';
import { teamUsers } from '../../shared/accounts/teams/users.ts';
import { actorOf } from '../../shared/api/actor.ts';
import { creatorOrSelf, teamMember } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { flat } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one, resource } from '../../shared/platform/http/response.ts';
import { changeUser, removeUser } from './user-decisions.ts';

const User = resource('users', () =>
  z.object({
    team_id: z.string(),
    email: z.string(),
    name: z.string(),
    title: z.string().nullable(),
    bio: z.string().nullable(),
    role_id: z.string(),
    joined_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

const item = '/users/{user_id}';

const listUsers = route({
  method: 'GET',
  path: '/users',
  summary: text('List users'),
  description: text(
    'Returns the users of the team in context. `X-Team-ID` names the team; without it the `team_id` of the sign-in applies.',
  ),
  caller: teamMember(TEAM_READING, 'context'),
  query: list(),
  response: many(User),
  handler: async ({ query }, { team, db }) => answer(await teamUsers(db, team).list(query.page)),
});

const read = route({
  method: 'GET',
  path: item,
  summary: text('Get a user'),
  description: text("Includes the user's role, title and bio in this team."),
  caller: teamMember(TEAM_READING, 'context'),
  response: one(User),
  errors: ['not_found'],
  async handler({ params }, { team, db }) {
    const user = await teamUsers(db, team).get(params.user_id);
    return user ? answer(user) : refuse('not_found');
  },
});

const change = route({
  method: 'PATCH',
  path: item,
  summary: text('Update a user'),
  description: text(
    'Users can change their own name, title and bio in this team. Changing a role requires permission to manage users and every permission of both the new and the old role. Omitted attributes stay unchanged.',
  ),
  caller: creatorOrSelf('users.manage', 'context', 'user_id'),
  body: flat(UserChange),
  response: one(User),
  errors: ['forbidden', 'last_owner', 'not_found', 'permission_not_held', 'unknown_role'],
  async handler({ params, body }, { caller, team, db, now }) {
    const changed = await changeUser({ db, team, caller, actor: actorOf(caller), now }, params.user_id, body);
    if (typeof changed !== 'string') return answer(changed);
    return refuse(changed, changed === 'not_found' ? {} : { field: 'role_id' });
  },
});

const remove = route({
  method: 'DELETE',
  path: item,
  summary: text('Remove a user from the team'),
  description: text(
    'Users can remove themselves. The account and the API keys that the user created are kept. A user whom others remove can join again by an invitation only, whatever `default_role_id` an identity provider of the team has.',
  ),
  caller: creatorOrSelf('users.manage', 'context', 'user_id'),
  status: 204,
  response: empty,
  errors: ['last_owner', 'not_found', 'permission_not_held'],
  async handler({ params }, { caller, team, db, now }) {
    const removed = await removeUser({ db, team, caller, actor: actorOf(caller), now }, params.user_id);
    return removed === 'removed' ? done() : refuse(removed);
  },
});

export const userRoutes = [listUsers, read, change, remove];
