import { text } from '#docs';
import { anyone } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { DomainName } from '../../shared/hubs/hubs/domains/domain-name.ts';
import { type HubItem, hubItemKey } from '../../shared/hubs/hubs/hub-item.ts';
import { hubOfDomain } from '../../shared/hubs/hubs/hub-of-domain.ts';
import { hubOfSlug } from '../../shared/hubs/hubs/hub-of-slug.ts';
import { PresentedSlug } from '../../shared/hubs/slugs/slug.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { answer, one } from '../../shared/platform/http/response.ts';
import { PublicHub, presentHub } from './hub-resource.ts';

const readPublic = route({
  method: 'GET',
  path: '/hubs/{hub_id}',
  summary: text('Get a public hub by id'),
  description: text('Returns the public attributes of a hub. No sign-in is needed.'),
  caller: anyone(),
  response: one(PublicHub),
  handler: async (_, context) => answer(await presentHub(context.hub, context)),
});

const readBySlug = route({
  method: 'GET',
  path: '/hubs-by-slug/{slug}',
  /* The original path. Tools that read the API description confuse it with paths below `/hubs/{hub_id}`. */
  also: ['/api/v1/hubs/by-slug/{slug}', '/api/hubs/by-slug/{slug}'],
  summary: text('Get a public hub by slug'),
  description: text(
    'Returns the public attributes of a hub, whose slug may be in any case. No sign-in is needed. `/api/v1/hubs/by-slug/{slug}` returns the same.',
  ),
  caller: anyone(),
  response: one(PublicHub),
  errors: ['not_found'],
  async handler({ params }, context) {
    const { db } = context;
    const slug = PresentedSlug.safeParse(params.slug);
    const key = slug.success ? await hubOfSlug(db, slug.data) : undefined;
    const hub = key && (await db.get<HubItem>(hubItemKey(key)));
    return hub ? answer(await presentHub(hub, context)) : refuse('not_found');
  },
});

const readByDomain = route({
  method: 'GET',
  path: '/hubs-by-domain/{domain}',
  /* As for slugs. */
  also: ['/api/v1/hubs/by-domain/{domain}', '/api/hubs/by-domain/{domain}'],
  summary: text('Get a public hub by domain'),
  description: text(
    'Returns the public attributes of the hub whose domain is `active`. Any other domain returns 404. No sign-in is needed. `/api/v1/hubs/by-domain/{domain}` returns the same.',
  ),
  caller: anyone(),
  response: one(PublicHub),
  errors: ['not_found'],
  async handler({ params }, context) {
    const domain = DomainName.safeParse(params.domain);
    const hub = domain.success ? await hubOfDomain(context.db, domain.data) : undefined;
    return hub ? answer(await presentHub(hub, context)) : refuse('not_found');
  },
});

export const publicHubRoutes = [readPublic, readBySlug, readByDomain];
