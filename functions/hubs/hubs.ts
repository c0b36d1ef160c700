import * as z from 'zod';
import { text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { ANY_SCOPE, anyone, creator, teamMember } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { renewingSubscriptionIds } from '../../shared/commerce/purchases/subscriptions/renewing-subscription-ids.ts';
import { hubChange, hubInput } from '../../shared/hubs/hubs/hub-input.ts';
import { HUB_ACCESS_LEVELS, type HubItem, hubItemKey, SIGN_IN_FLOWS } from '../../shared/hubs/hubs/hub-item.ts';
import { hubOfSlug } from '../../shared/hubs/hubs/hub-of-slug.ts';
import { hubs } from '../../shared/hubs/hubs/hubs.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one, resource } from '../../shared/platform/http/response.ts';

/** A hub as its team sees it. */
export const Hub = resource('hubs', () =>
  z.object({
    team_id: z.string(),
    name: z.string(),
    slug: z.string(),
    description: z.string().nullable(),
    access_level: z.enum(HUB_ACCESS_LEVELS),
    sign_in: z.enum(SIGN_IN_FLOWS),
    allowed_origins: z.array(z.string()),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

/** The attributes that anyone may read: enough for a sign-in page. A new attribute of `Hub` is not public. */
const PublicHub = resource(
  'hubs',
  () =>
    Hub.attributes.pick({
      ...{ name: true, slug: true, description: true },
      ...{ access_level: true, sign_in: true, created_at: true },
    }),
  'PublicHub',
);

const collection = '/teams/{team_id}/hubs';
const item = '/teams/{team_id}/hubs/{hub_id}';
const location = '/teams/{team_id}/hubs/{id}';
const taken = () => refuse('slug_taken', { field: 'slug' });

const listHubs = route({
  method: 'GET',
  path: collection,
  summary: text("List a team's hubs"),
  description: text('Oldest first.'),
  caller: teamMember(ANY_SCOPE),
  query: list(),
  response: many(Hub),
  handler: async ({ params, query }, { db }) => answer(await hubs(db, params.team_id).list(query.page)),
});

const createHub = route({
  method: 'POST',
  path: collection,
  summary: text('Create a hub'),
  description: text(
    'A slug is unique in the whole service; without a `slug`, one is generated from the name. `allowed_origins` lists the origins that checkouts can return to and magic links can redirect to.',
  ),
  caller: creator('hubs.manage'),
  body: envelope('hubs', hubInput),
  status: 201,
  location,
  response: one(Hub),
  errors: ['slug_taken'],
  async handler({ params, body }, { caller, db, now }) {
    const made = await hubs(db, params.team_id).create(body, actorOf(caller), now);
    return made === 'slug_taken' ? taken() : answer(made);
  },
});

const readHub = route({
  method: 'GET',
  path: item,
  summary: text('Get a hub'),
  caller: teamMember(ANY_SCOPE),
  response: one(Hub),
  handler: async (_, { hub }) => answer(hub),
});

const changeHub = route({
  method: 'PATCH',
  path: item,
  summary: text('Update a hub'),
  description: text(
    'Omitted attributes stay unchanged. After a change of the slug, the old slug no longer finds the hub.',
  ),
  caller: creator('hubs.manage'),
  body: envelope('hubs', hubChange),
  response: one(Hub),
  errors: ['slug_taken', 'not_found'],
  async handler({ params, body }, { caller, hub, db, now }) {
    const changed = await hubs(db, params.team_id).change(hub, body, actorOf(caller), now);
    if (changed === 'slug_taken') return taken();
    return changed ? answer(changed) : refuse('not_found');
  },
});

/** The most subscriptions that a refused deletion lists. */
const MAX_LISTED_SUBSCRIPTIONS = 20;

const deleteHub = route({
  method: 'DELETE',
  path: item,
  summary: text('Delete a hub'),
  description: text(
    'The hub and its contents can no longer be accessed; its slug and domain become available. With active subscriptions the response is 409 `subscription_goes_on` and `meta` lists some of them; cancel them first.',
  ),
  caller: creator('hubs.manage'),
  status: 204,
  response: empty,
  errors: ['not_found', 'subscription_goes_on'],
  async handler({ params }, { caller, hub, db, now }) {
    const renewing = await renewingSubscriptionIds(db, { team: params.team_id, hub: hub.id }, MAX_LISTED_SUBSCRIPTIONS);
    if (renewing.length > 0) return refuse('subscription_goes_on', { meta: { subscription_ids: renewing } });
    return (await hubs(db, params.team_id).remove(hub, actorOf(caller), now)) ? done() : refuse('not_found');
  },
});

const readPublic = route({
  method: 'GET',
  path: '/hubs/{hub_id}',
  summary: text('Get a public hub by id'),
  description: text('Returns the public attributes of a hub. No sign-in is needed.'),
  caller: anyone(),
  response: one(PublicHub),
  handler: async (_, { hub }) => answer(hub),
});

const readBySlug = route({
  method: 'GET',
  path: '/hubs-by-slug/{slug}',
  /* The original path. Tools that read the API description confuse it with paths below `/hubs/{hub_id}`. */
  also: ['/api/v1/hubs/by-slug/{slug}', '/api/hubs/by-slug/{slug}'],
  summary: text('Get a public hub by slug'),
  description: text(
    'Returns the public attributes of a hub. No sign-in is needed. `/api/v1/hubs/by-slug/{slug}` returns the same.',
  ),
  caller: anyone(),
  response: one(PublicHub),
  errors: ['not_found'],
  async handler({ params }, { db }) {
    const key = await hubOfSlug(db, params.slug);
    const hub = key && (await db.get<HubItem>(hubItemKey(key)));
    return hub ? answer(hub) : refuse('not_found');
  },
});

export const hubRoutes = [listHubs, createHub, readHub, changeHub, deleteHub, readPublic, readBySlug];
