import * as z from 'zod';
import { described, text } from '#docs';
import { admitSpace } from '../../shared/access/spaces/admit-space.ts';
import { ownSpaceMemberships, visibleTo, withViews } from '../../shared/access/spaces/visible-spaces.ts';
import { HUB_READING } from '../../shared/accounts/api-keys/key-scopes.ts';
import { actorOf } from '../../shared/api/actor.ts';
import { creator, everyone } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { countsOfSpace, countsOfSpaces, NO_COUNTS } from '../../shared/hubs/counts/space-counts.ts';
import { SPACE_VIEWS } from '../../shared/hubs/readers/readers.ts';
import { SPACE_MEMBERSHIP_STATUSES } from '../../shared/hubs/space-memberships/space-membership-item.ts';
import { pageOfSpaces } from '../../shared/hubs/spaces/page-of-spaces.ts';
import { spaceChange, spaceInput } from '../../shared/hubs/spaces/space-input.ts';
import { SPACE_ACCESS_LEVELS, SPACE_VISIBILITIES } from '../../shared/hubs/spaces/space-item.ts';
import { spaces } from '../../shared/hubs/spaces/spaces.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one, resource } from '../../shared/platform/http/response.ts';
import { MOVING } from '../../shared/platform/positions/moving.ts';
import { presentOwnSpace, presentSpace } from './present-space.ts';

/** A space as creators and members see it. */
const Space = resource('spaces', () =>
  z.object({
    hub_id: z.string(),
    name: z.string(),
    slug: z.string(),
    description: z.string().nullable(),
    position: z.int(),
    icon: z.string().nullable(),
    color: z.string().nullable(),
    visibility: z.enum(SPACE_VISIBILITIES),
    access_level: z.enum(SPACE_ACCESS_LEVELS),
    reviews_posts: z.boolean(),
    is_gated: z.boolean().meta(described('Whether an access rule decides which members can read and write.')),
    viewer_access: z
      .enum(SPACE_VIEWS)
      .meta(described('What the caller may do in the space. Each value includes the ones before it.')),
    viewer_membership_status: z
      .enum(SPACE_MEMBERSHIP_STATUSES)
      .nullable()
      .meta(
        described(
          "Status of the caller's membership: `pending` until a request is approved, `null` without a membership.",
        ),
      ),
    discussion_count: z
      .int()
      .nullable()
      .meta(
        described(
          'The number of published discussions. It follows a change within seconds. Null if you cannot read the space.',
        ),
      ),
    member_count: z
      .int()
      .nullable()
      .meta(
        described(
          'The number of active memberships in the space, also where members of the hub need none to read and write. It follows a change within seconds. Null if you cannot read the space.',
        ),
      ),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

/** A space for a visitor without credentials: without its access settings. */
const AnonymousSpace = resource('spaces', () =>
  Space.attributes.pick({
    name: true,
    slug: true,
    description: true,
    position: true,
    icon: true,
    color: true,
    created_at: true,
  }),
);

const views = { anonymous: AnonymousSpace };
const collection = '/hubs/{hub_id}/spaces';
const item = '/hubs/{hub_id}/spaces/{space_id}';
const taken = () => refuse('slug_taken', { field: 'slug' });

const listSpaces = route({
  method: 'GET',
  path: collection,
  summary: text("List a hub's spaces"),
  description: text('Sorted by position. Without credentials, returns the public spaces in their anonymous view.'),
  caller: everyone(HUB_READING),
  query: list(),
  response: many(Space, views),
  async handler({ params, query }, { caller, team, db, now }) {
    const hub = { team, hub: params.hub_id };
    const own = await ownSpaceMemberships(db, hub, caller);
    const [{ items, next }, countsOf] = await Promise.all([
      pageOfSpaces(db, hub, visibleTo(caller, own), query.page),
      caller.kind === 'anonymous' ? () => NO_COUNTS : countsOfSpaces(db, hub),
    ]);
    const known = await withViews(db, { hub, caller, own, now }, items);
    return answer({ items: known.map((seen) => presentSpace(caller, seen, countsOf(seen.space.id))), next });
  },
});

const createSpace = route({
  method: 'POST',
  path: collection,
  summary: text('Create a space'),
  description: text(
    'A slug is unique in a hub; without a `slug`, one is generated from the name. `visibility` sets who can see the space, `access_level` how members join, and `reviews_posts` whether posts by members wait for a moderator.',
  ),
  caller: creator('hubs.manage'),
  body: envelope('spaces', spaceInput),
  status: 201,
  location: '/hubs/{hub_id}/spaces/{id}',
  response: one(Space),
  errors: ['slug_taken'],
  async handler({ params, body }, { caller, team, db, now }) {
    const made = await spaces(db, { team, hub: params.hub_id }).create(body, actorOf(caller), now);
    return made === 'slug_taken' ? taken() : answer(presentOwnSpace(caller, made, NO_COUNTS));
  },
});

const readSpace = route({
  method: 'GET',
  path: item,
  summary: text('Get a space'),
  description: text('Without credentials, returns the anonymous view of a public space.'),
  caller: everyone(HUB_READING),
  response: one(Space, views),
  errors: ['not_found'],
  async handler({ params }, { caller, team, db, now }) {
    const hub = { team, hub: params.hub_id };
    const [place, counts] = await Promise.all([
      admitSpace(db, caller, hub, params.space_id, now),
      caller.kind === 'anonymous' ? NO_COUNTS : countsOfSpace(db, hub, params.space_id),
    ]);
    return place ? answer(presentSpace(caller, place, counts)) : refuse('not_found');
  },
});

const changeSpace = route({
  method: 'PATCH',
  path: item,
  summary: text('Update a space'),
  description: text(`Omitted attributes stay unchanged. Current members of the space stay in it. ${MOVING}`),
  caller: creator('hubs.manage'),
  body: envelope('spaces', spaceChange),
  response: one(Space),
  errors: ['slug_taken', 'not_found'],
  async handler({ params, body }, { caller, team, db, now }) {
    const hub = { team, hub: params.hub_id };
    const hubSpaces = spaces(db, hub);
    const [current, counts] = await Promise.all([
      hubSpaces.get(params.space_id, SPACE_VISIBILITIES),
      countsOfSpace(db, hub, params.space_id),
    ]);
    const changed = current && (await hubSpaces.change(current, body, actorOf(caller), now));
    if (changed === 'slug_taken') return taken();
    return changed ? answer(presentOwnSpace(caller, changed, counts)) : refuse('not_found');
  },
});

const deleteSpace = route({
  method: 'DELETE',
  path: item,
  summary: text('Delete a space'),
  description: text('Its discussions can no longer be accessed, and its slug becomes available.'),
  caller: creator('hubs.manage'),
  status: 204,
  response: empty,
  errors: ['not_found'],
  async handler({ params }, { caller, team, db, now }) {
    const hubSpaces = spaces(db, { team, hub: params.hub_id });
    const current = await hubSpaces.get(params.space_id, SPACE_VISIBILITIES);
    return current && (await hubSpaces.remove(current, actorOf(caller), now)) ? done() : refuse('not_found');
  },
});

export const spaceRoutes = [listSpaces, createSpace, readSpace, changeSpace, deleteSpace];
