import { describe, expect, test } from 'vitest';
import type { Route } from '../../../shared/api/route.ts';
import { useWorld } from '../../support/use-world.ts';
import { INTERNAL, plantCanaries, SECRET, THEIRS, type Tokens } from './support/canaries.ts';
import { everyQuery } from './support/every-query.ts';
import { everythingFound } from './support/everything-found.ts';
import { everyRoute, nameOf, rows } from './support/routes.ts';
import type { Ids } from './support/sample-body.ts';
import { pathOf, type RouteWorld, startRoutes } from './support/world.ts';

const world = useWorld(async () => {
  const started: RouteWorld = await startRoutes({ ports: { index: everythingFound(() => started.store) } });
  return { ...started, canaries: await plantCanaries(started) };
});

const reads = everyRoute.filter(({ method, caller }) => method === 'GET' && !caller.platformAdmin);

/** The ids of a path, as they are, and with those of the secret space. */
const paths = (route: Route, ids: Ids): readonly string[] => {
  const { space, discussion, comment, insider, media } = world.canaries.ids;
  const secret = {
    space_id: space,
    discussion_id: discussion,
    comment_id: comment,
    contact_id: insider,
    media_id: media,
  };
  return [...new Set([ids, { ...ids, ...secret }].map((named) => pathOf(route, named)))];
};

interface Answered {
  readonly data?: unknown;
  readonly errors?: unknown;
  readonly included?: unknown;
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** What the callers are shown by a route with each of its filters and sorts, without what repeats the query. */
const shown = async (route: Route, tokens: Tokens, ids: Ids = world.ours.ids): Promise<readonly string[]> => {
  const { ids: secret } = world.canaries;
  const { theirs } = world;
  const values = {
    ids: [...Object.values(secret), theirs.hub, theirs.member.id, String(theirs.ids.space_id)],
    texts: [SECRET, INTERNAL, THEIRS, 'zq', 'insider', 'true'],
  };
  const answers: string[] = [];
  for (const path of paths(route, ids))
    for (const query of everyQuery(route, values))
      for (const [who, token] of Object.entries(tokens)) {
        const headers = { 'x-team-id': world.ours.id };
        const call = { path: `${path}${query && `?${query}`}`, headers, ...(token !== undefined && { token }) };
        const { body } = await world.call(call);
        const { data, errors, included, meta: { query: _, ...meta } = {} } = (body ?? {}) as Answered;
        answers.push(`${who}: ${query} ${JSON.stringify({ data, errors, included, meta })}`);
      }
  return answers;
};

const found = (answers: readonly string[], word: string): readonly string[] =>
  answers.filter((text) => text.slice(text.indexOf('{')).includes(word));

describe('no filter, sort or attribute of a route shows what is secret, hidden or a draft to callers who may not see it', () => {
  test.each(rows(reads))('%s', async (_, route) => {
    const answers = await shown(route, world.canaries.outside);
    expect(found(answers, SECRET)).toEqual([]);
    const toMembers = answers.filter((text) => !text.startsWith('a user'));
    expect(found(toMembers, INTERNAL)).toEqual([]);
  });
});

describe('no filter, sort or attribute of a route shows another tenant to a caller of ours', () => {
  test.each(rows(reads))('%s', async (_, route) => {
    const { inside, outside } = world.canaries;
    const answers = await shown(route, { ...inside, 'a former member': outside['a former member of the space'] });
    expect(found(answers, THEIRS)).toEqual([]);
    for (const id of [world.theirs.id, world.theirs.users.owner.id]) expect(found(answers, id)).toEqual([]);
  });
});

/** Routes that show the secret space to those who may see it; an empty world would prove nothing. */
const REVEALING = [
  'GET /comments/{comment_id}',
  'GET /discussions/{discussion_id}',
  'GET /discussions/{discussion_id}/comments',
  'GET /hubs/{hub_id}/activity',
  'GET /hubs/{hub_id}/feed',
  'GET /hubs/{hub_id}/search',
  'GET /hubs/{hub_id}/search/community',
  'GET /hubs/{hub_id}/spaces',
  'GET /hubs/{hub_id}/spaces/{space_id}/discussions',
  'GET /me/bookmarks',
  'GET /hubs/{hub_id}/events',
  'GET /me/drafts',
  'GET /teams/{team_id}/hubs/{hub_id}/access-rules',
  'GET /teams/{team_id}/hubs/{hub_id}/drip-campaigns/{drip_campaign_id}/steps',
  'GET /teams/{team_id}/hubs/{hub_id}/reports',
];

test('the secret space is shown by these routes to those who may see it', async () => {
  const insiders = { ...world.canaries.inside, 'a member of the space': world.canaries.insider };
  const revealing: string[] = [];
  for (const route of reads) if (found(await shown(route, insiders), SECRET).length > 0) revealing.push(nameOf(route));
  expect(revealing).toEqual(expect.arrayContaining(REVEALING));
});

test('the other tenant sees its own marked texts by most routes', async () => {
  const { theirs } = world;
  const own = { 'their owner': theirs.users.owner.token, 'their member': theirs.member.token };
  const seeing: string[] = [];
  for (const route of reads)
    if (found(await shown(route, own, theirs.ids), THEIRS).length > 0) seeing.push(nameOf(route));
  expect(seeing.length).toBeGreaterThan(40);
});
