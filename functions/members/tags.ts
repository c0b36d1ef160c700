import * as z from 'zod';
import { text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { creator } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { TagName } from '../../shared/hubs/people/tags/tag-name.ts';
import { tags } from '../../shared/hubs/people/tags/tags.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one, resource } from '../../shared/platform/http/response.ts';

const Tag = resource('tags', () =>
  z.object({
    team_id: z.string(),
    name: z.string(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

const collection = '/teams/{team_id}/tags';
const item = '/teams/{team_id}/tags/{tag_id}';
const taken = () => refuse('name_taken', { field: 'name' });

const listTags = route({
  method: 'GET',
  path: collection,
  summary: text('List tags'),
  description: text('Oldest first.'),
  caller: creator('members.read'),
  query: list(),
  response: many(Tag),
  handler: async ({ params, query }, { db }) => answer(await tags(db, params.team_id).list(query.page)),
});

const create = route({
  method: 'POST',
  path: collection,
  summary: text('Create a tag'),
  description: text('Names are unique in a team; case is ignored.'),
  caller: creator('members.manage'),
  body: envelope('tags', () => z.object({ name: TagName })),
  status: 201,
  location: '/teams/{team_id}/tags/{id}',
  response: one(Tag),
  errors: ['name_taken'],
  async handler({ params, body }, { caller, db, now }) {
    const made = await tags(db, params.team_id).create(body.name, actorOf(caller), now);
    return made === 'name_taken' ? taken() : answer(made);
  },
});

const read = route({
  method: 'GET',
  path: item,
  summary: text('Get a tag'),
  caller: creator('members.read'),
  response: one(Tag),
  errors: ['not_found'],
  async handler({ params }, { db }) {
    const tag = await tags(db, params.team_id).get(params.tag_id);
    return tag ? answer(tag) : refuse('not_found');
  },
});

const change = route({
  method: 'PATCH',
  path: item,
  summary: text('Update a tag'),
  description: text('Renames the tag for all contacts that have it. Names are unique in a team; case is ignored.'),
  caller: creator('members.manage'),
  body: envelope('tags', () => z.object({ name: TagName.optional() })),
  response: one(Tag),
  errors: ['name_taken', 'not_found'],
  async handler({ params, body }, { caller, db, now }) {
    const teamTags = tags(db, params.team_id);
    const tag = await teamTags.get(params.tag_id);
    if (!tag || body.name === undefined) return tag ? answer(tag) : refuse('not_found');
    const renamed = await teamTags.rename(tag, body.name, actorOf(caller), now);
    if (renamed === 'name_taken') return taken();
    return renamed ? answer(renamed) : refuse('not_found');
  },
});

const remove = route({
  method: 'DELETE',
  path: item,
  summary: text('Delete a tag'),
  description: text('The tag is removed from all contacts.'),
  caller: creator('members.manage'),
  status: 204,
  response: empty,
  errors: ['not_found'],
  async handler({ params }, { caller, db, now }) {
    const teamTags = tags(db, params.team_id);
    const tag = await teamTags.get(params.tag_id);
    return tag && (await teamTags.remove(tag, actorOf(caller), now)) ? done() : refuse('not_found');
  },
});

export const tagRoutes = [listTags, create, read, change, remove];
