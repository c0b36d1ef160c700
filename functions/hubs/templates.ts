import * as z from 'zod';
import { text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { ANY_SCOPE, creator, teamMember } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { siteRefusal } from '../../shared/api/site-refusal.ts';
import { hubInput } from '../../shared/hubs/hubs/hub-input.ts';
import { hubs } from '../../shared/hubs/hubs/hubs.ts';
import { hasAllHubs } from '../../shared/hubs/hubs/hubs-of-team.ts';
import { siteChange } from '../../shared/hubs/hubs/site-change.ts';
import { TEMPLATES, templateOf } from '../../shared/hubs/hubs/templates.ts';
import { SPACE_ACCESS_LEVELS, SPACE_VISIBILITIES } from '../../shared/hubs/spaces/space-item.ts';
import { firstPage } from '../../shared/platform/db/page-of.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, one, resource } from '../../shared/platform/http/response.ts';
import { lazy } from '../../shared/platform/runtime/lazy.ts';
import { Hub, presentHub } from './hub-resource.ts';

const HubTemplate = resource('hub_templates', () =>
  z.object({
    name: z.string(),
    description: z.string(),
    spaces: z.array(
      z.object({
        name: z.string(),
        slug: z.string(),
        description: z.string().nullable(),
        position: z.int(),
        icon: z.string().nullable(),
        color: z.string().nullable(),
        visibility: z.enum(SPACE_VISIBILITIES),
        access_level: z.enum(SPACE_ACCESS_LEVELS),
        reviews_posts: z.boolean(),
      }),
    ),
  }),
);

const listTemplates = route({
  method: 'GET',
  path: '/hub-templates',
  summary: text('List hub templates'),
  description: text(
    'Template ids are words, such as `course`. Templates are part of the service and the same for every team.',
  ),
  caller: teamMember(ANY_SCOPE, 'none'),
  query: list(),
  response: many(HubTemplate),
  async handler({ query: { page } }) {
    const begin = page.after ? TEMPLATES.findIndex(({ id }) => id === page.after?.id) + 1 : 0;
    return answer(firstPage(TEMPLATES.slice(begin), page.limit, ({ id }) => ({ id })));
  },
});

const fromTemplate = lazy(() =>
  hubInput().extend({ newcomer_limits: z.boolean().default(true), template_id: z.enum(TEMPLATES.map(({ id }) => id)) }),
);

const createFromTemplate = route({
  method: 'POST',
  path: '/teams/{team_id}/hubs/from-template',
  summary: text('Create a hub from a template'),
  description: text(
    'Creates the hub and the spaces of the template, or nothing. Its `newcomer_limits` are on unless you turn them off. As when you create a hub without a template, only an owner, or an API key with the scope `members.impersonate`, can set `site_url` and `allowed_origins`. The response has no `Location`. A team can have 100 hubs.',
  ),
  caller: creator('hubs.manage'),
  body: envelope('hubs', fromTemplate),
  status: 201,
  response: one(Hub),
  errors: ['forbidden', 'limit_reached', 'slug_taken'],
  async handler({ params, body }, context) {
    const { caller, db, now } = context;
    const refusal = siteRefusal(caller, siteChange(body).chosen);
    if (refusal) return refusal;
    if (await hasAllHubs(db, params.team_id)) return refuse('limit_reached');
    const { template_id, ...input } = body;
    const first = templateOf(template_id)?.spaces ?? [];
    const made = await hubs(db, params.team_id).create(input, actorOf(caller), now, first);
    if (made === 'slug_taken') return refuse('slug_taken', { field: 'slug' });
    return answer({ ...(await presentHub(made, context)), member_count: 0 });
  },
});

export const templateRoutes = [listTemplates, createFromTemplate];
