import * as z from 'zod';
import {
  ANY_SCOPE,
  anyone,
  type Caller,
  type CallerRule,
  creator,
  everyone,
  member,
  owner,
  platform,
  platformAdmin,
  self,
  teamMember,
} from '../../../../shared/api/callers.ts';
import { type Route, routeWith } from '../../../../shared/api/route.ts';
import { either, envelope } from '../../../../shared/platform/http/body.ts';
import { refuse } from '../../../../shared/platform/http/errors.ts';
import { list } from '../../../../shared/platform/http/query-spec.ts';
import {
  type Answer,
  answer,
  done,
  empty,
  many,
  one,
  plain,
  resource,
} from '../../../../shared/platform/http/response.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';

/** Controls and counts the calls of the sample handlers. */
export interface Act {
  calls: number;
  /** Runs before a thing is created. */
  instead: (() => Promise<void>) | undefined;
}

const route = routeWith<Act, string>();

const Thing = resource('things', z.object({ name: z.string(), secret: z.string().optional() }));
const Input = z.object({ name: z.string().max(20) });
const team = '/teams/{team_id}';
const hub = '/teams/{team_id}/hubs/{hub_id}';

const make = async (name: string, act: Act): Promise<Answer<{ id: string; name: string; secret: string }>> => {
  act.calls += 1;
  await act.instead?.();
  return answer({ id: newId(), name, secret: 'whole-secret' });
};

const create = route({
  method: 'POST',
  path: `${team}/things`,
  summary: 'Create a thing',
  caller: creator('hubs.manage'),
  body: either('things', Input),
  status: 201,
  location: `${team}/things/{id}`,
  response: one(Thing),
  secrets: ['secret'],
  errors: ['limit_reached', 'slug_taken'],
  async handler({ body }, { ports }) {
    if (body.name === 'full') return refuse('limit_reached');
    if (body.name === 'taken') return refuse('slug_taken', { field: 'name' });
    return make(body.name, ports);
  },
});

const read = route({
  method: 'GET',
  path: `${team}/things/{thing_id}`,
  summary: 'Read a thing',
  caller: teamMember(ANY_SCOPE),
  response: one(Thing),
  handler: async ({ params }) => answer({ id: params.thing_id, name: 'thing' }),
});

const index = route({
  method: 'GET',
  path: `${team}/things`,
  summary: 'List things',
  caller: teamMember(ANY_SCOPE),
  query: list({ filter: { kind: z.enum(['a', 'b']).optional() } }),
  response: many(Thing),
  async handler({ query }) {
    const things = [1, 2, 3, 4, 5].map((n) => ({ id: String(n), name: `thing ${n}` }));
    const rest = things.filter(({ id }) => id > (query.page.after?.id ?? ''));
    const items = rest.slice(0, query.page.limit);
    return answer({ items, ...(rest.length > items.length && { next: { id: items.at(-1)?.id ?? '' } }) });
  },
});

const change = route({
  method: 'PATCH',
  path: `${hub}/things/{thing_id}`,
  summary: 'Change a thing',
  caller: creator('hubs.manage'),
  body: envelope('things', Input, { strict: true }),
  response: one(Thing),
  handler: async ({ params, body }) => answer({ id: params.thing_id, name: body.name }),
});

const inContext = route({
  method: 'POST',
  path: '/context',
  summary: 'Create a thing in the team of the context',
  caller: platform(undefined, 'context'),
  body: either('things', Input),
  response: one(Thing),
  handler: ({ body }, { ports }) => make(body.name, ports),
});

const remove = route({
  method: 'DELETE',
  path: `${hub}/things/{thing_id}`,
  summary: 'Delete a thing',
  caller: creator('hubs.manage'),
  status: 204,
  response: empty,
  handler: async () => done(),
});

const boom = route({
  method: 'POST',
  path: `${team}/boom`,
  summary: 'Fail',
  caller: platform(),
  response: empty,
  async handler(): Promise<never> {
    throw new TypeError('Cannot read properties of arn:aws:secret-internals at /var/task/index.js');
  },
});

const seen = (name: string, path: string, caller: CallerRule<Caller>) =>
  route({
    method: 'GET',
    path,
    summary: name,
    caller,
    response: one(Thing),
    handler: async () => answer({ id: name, name }),
  });

const anyCredential: CallerRule<Caller> = { kinds: ['user', 'key', 'contact'], tenancy: 'path', scopes: ANY_SCOPE };

const counted = (path: string, by: 'caller' | 'contact_or_address') =>
  route({
    method: 'POST',
    path,
    summary: 'Counted',
    caller: anyCredential,
    limit: { name: path.slice(path.lastIndexOf('/') + 1), limit: 10, seconds: 60, by },
    body: envelope('things', Input),
    response: one(Thing),
    handler: async ({ body }) => answer({ id: 'x', name: body.name }),
  });

const detailed = route({
  method: 'DELETE',
  path: '/messages/{message_id}',
  summary: 'Delete a message',
  caller: self(),
  detail: true,
  response: empty,
  status: 204,
  handler: async () => done(),
});

const version = route({
  method: 'GET',
  path: '/version',
  root: true,
  summary: 'Version',
  caller: anyone(),
  response: plain('application/json', z.object({ version: z.string() })),
  handler: async () => answer({ version: '1' }),
});

/** One route for every rule of the stack. */
export const sample: readonly Route<Act>[] = [
  create,
  read,
  index,
  change,
  remove,
  inContext,
  boom,
  detailed,
  version,
  seen('owner', `${team}/owner`, owner()),
  seen('admin', '/admin/things', platformAdmin()),
  seen('context', '/context', teamMember(ANY_SCOPE, 'context')),
  seen('member', '/hubs/{hub_id}/mine', member()),
  seen('everyone', '/hubs/{hub_id}/all', everyone(ANY_SCOPE)),
  seen('anyone', '/hubs/{hub_id}', anyone()),
  seen('self', '/me', self()),
  seen('credential', `${team}/any`, anyCredential),
  seen(
    'looked up',
    '/looked-up/{team_of_thing}',
    teamMember(ANY_SCOPE, async (_, params) => params.team_of_thing),
  ),
  counted('/hub/{hub_id}/checkout', 'contact_or_address'),
  counted('/hub/{hub_id}/reactions', 'caller'),
];
