import { text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { ANY_SCOPE, creator, teamMember } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { siteRefusal } from '../../shared/api/site-refusal.ts';
import { renewingSubscriptionIds } from '../../shared/commerce/purchases/subscriptions/renewing-subscription-ids.ts';
import { memberCountOf, withMemberCounts } from '../../shared/hubs/counts/hub-counts.ts';
import { presentedHubs } from '../../shared/hubs/hubs/hub-images.ts';
import { hubChange, hubInput } from '../../shared/hubs/hubs/hub-input.ts';
import { hubs } from '../../shared/hubs/hubs/hubs.ts';
import { hasAllHubs } from '../../shared/hubs/hubs/hubs-of-team.ts';
import { siteChange } from '../../shared/hubs/hubs/site-change.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one } from '../../shared/platform/http/response.ts';
import { Hub, presentHub } from './hub-resource.ts';

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
  async handler({ params, query }, { db, now, files }) {
    const { team_id: team } = params;
    const list = () => hubs(db, team).list(query.page);
    const { items, next } = await withMemberCounts(db, team, query.page, list, ({ id }) => id);
    return answer({ items: await presentedHubs(db, items, { now, files }), next });
  },
});

const createHub = route({
  method: 'POST',
  path: collection,
  summary: text('Create a hub'),
  description: text(
    'A slug is unique in the whole service; without a `slug`, one is generated from the name. `allowed_origins` lists the origins that checkouts can return to and magic links can redirect to; the origin of `site_url` is one of them. Members sign in there, so only an owner, or an API key with the scope `members.impersonate`, can set them; others get 403. To set the logo or icon, attach an image to the target `hub_branding` with the role `logo` or `favicon`. A team can have 100 hubs.',
  ),
  caller: creator('hubs.manage'),
  body: envelope('hubs', hubInput),
  status: 201,
  location,
  response: one(Hub),
  errors: ['forbidden', 'limit_reached', 'slug_taken'],
  async handler({ params, body }, context) {
    const { caller, db, now } = context;
    const refusal = siteRefusal(caller, siteChange(body).chosen);
    if (refusal) return refusal;
    if (await hasAllHubs(db, params.team_id)) return refuse('limit_reached');
    const made = await hubs(db, params.team_id).create(body, actorOf(caller), now);
    return made === 'slug_taken' ? taken() : answer({ ...(await presentHub(made, context)), member_count: 0 });
  },
});

const readHub = route({
  method: 'GET',
  path: item,
  summary: text('Get a hub'),
  caller: teamMember(ANY_SCOPE),
  response: one(Hub),
  async handler({ params }, context) {
    const { hub, db } = context;
    const hubKey = { team: params.team_id, hub: hub.id };
    const [shown, member_count] = await Promise.all([presentHub(hub, context), memberCountOf(db, hubKey)]);
    return answer({ ...shown, member_count });
  },
});

const changeHub = route({
  method: 'PATCH',
  path: item,
  summary: text('Update a hub'),
  description: text(
    'Omitted attributes stay unchanged. After a change of the slug, the old slug no longer finds the hub. It is reserved for the team for 90 days. Only an owner, or an API key with the scope `members.impersonate`, can name another `site_url` or other `allowed_origins`, because members sign in there; others get 403. They can send the current values, or empty them.',
  ),
  caller: creator('hubs.manage'),
  body: envelope('hubs', hubChange),
  response: one(Hub),
  errors: ['forbidden', 'slug_taken', 'not_found'],
  async handler({ params, body }, context) {
    const { caller, hub, db, now } = context;
    const { team_id: team } = params;
    const { input, chosen } = siteChange(body, hub);
    const refusal = siteRefusal(caller, chosen);
    if (refusal) return refusal;
    const [changed, member_count] = await Promise.all([
      hubs(db, team).change(hub, input, actorOf(caller), now),
      memberCountOf(db, { team, hub: hub.id }),
    ]);
    if (changed === 'slug_taken') return taken();
    return changed ? answer({ ...(await presentHub(changed, context)), member_count }) : refuse('not_found');
  },
});

/** The most subscriptions that a refused deletion lists. */
const MAX_LISTED_SUBSCRIPTIONS = 20;

const deleteHub = route({
  method: 'DELETE',
  path: item,
  summary: text('Delete a hub'),
  description: text(
    'The hub and its contents can no longer be accessed; its domain becomes available, and its slug after 90 days; the team itself can use the slug at once. With active subscriptions the response is 409 `subscription_goes_on` and `meta` lists some of them; cancel them first.',
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

export const hubRoutes = [listHubs, createHub, readHub, changeHub, deleteHub];
