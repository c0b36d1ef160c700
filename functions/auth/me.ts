import * as z from 'zod';
import type { Table } from '../../shared/db/table.ts';
import { either } from '../../shared/http/body.ts';
import { type ContactCaller, oneself, type UserCaller } from '../../shared/http/callers.ts';
import { refuse } from '../../shared/http/errors.ts';
import { answer, one, resource } from '../../shared/http/response.ts';
import { users } from '../../shared/identity/users.ts';
import { contacts } from '../../shared/members/contacts.ts';
import { route } from './ports.ts';
import { Name } from './register.ts';

const person = {
  email: z.string(),
  name: z.string().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
};

const Me = resource('users', z.object({ ...person, platform_admin: z.boolean().optional() }), 'Me');
const MeAsContact = resource('contacts', z.object({ ...person, team_id: z.string() }), 'MeAsContact');

/** A token outlives whom it speaks for by a few minutes at most; nobody is served with it then. */
const gone = () => refuse('unauthorized', { headers: { 'WWW-Authenticate': 'Bearer' } });

const myself = (caller: UserCaller | ContactCaller, db: Table) =>
  caller.kind === 'user' ? users(db).get(caller.id) : contacts(db, caller.team).get(caller.id);

const read = route({
  method: 'GET',
  path: '/me',
  summary: 'Read who one is',
  caller: oneself(),
  response: one(Me, { contact: MeAsContact }),
  errors: ['unauthorized'],
  async handler(_, { caller, db }) {
    const me = await myself(caller, db);
    return me ? answer(me) : gone();
  },
});

const change = route({
  method: 'PATCH',
  path: '/me',
  summary: 'Change who one is',
  caller: oneself(),
  body: either(['users', 'contacts'], z.object({ name: Name.optional() })),
  response: one(Me, { contact: MeAsContact }),
  errors: ['unauthorized'],
  async handler({ body }, { caller, db, now }) {
    const me =
      caller.kind === 'user'
        ? await users(db).change(caller.id, body, now)
        : await contacts(db, caller.team).change(caller.id, body, now);
    return me ? answer(me) : gone();
  },
});

export const meRoutes = [read, change];
