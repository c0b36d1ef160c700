import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fill } from '../../../shared/platform/http/paths.ts';
import { data, items, outcome, type ResourceObject } from '../../support/answers.ts';
import { useWorld } from '../../support/use-world.ts';
import { startRoutes } from './support/world.ts';

type Ids = Readonly<Record<string, string>>;

const world = useWorld(startRoutes);
let ids: Ids;

interface ResourceInput {
  readonly type: string;
  readonly id?: string;
  readonly attributes: object;
}

const send = (method: string, path: string, input?: ResourceInput, token = world.ours.users.owner.token) =>
  world.call({ method, path: `/api/v1${path}`, token, ...(input && { body: { data: input } }) });

const HUB = '/hubs/{hub_id}';
const OF_TEAM = '/teams/{team_id}/hubs/{hub_id}';
const STEP = `${OF_TEAM}/drip-campaigns/{drip_campaign_id}/steps/{drip_step_id}`;

const WARNING: ResourceInput = { type: 'member_warnings', attributes: { message: 'Stop.' } };
const BAN: ResourceInput = { type: 'banned_members', attributes: { ban_reason: 'spamming' } };
const SKIPPED: ResourceInput = { type: 'drip_overrides', attributes: { is_skipped: true } };

/** Calls with a composed id in the path, in an order in which each succeeds; `@` is that id. */
const CALLS: readonly (readonly [string, string, string, number, ResourceInput?])[] = [
  ['GET', `${HUB}/members/@`, 'hub_id:contact_id', 200],
  ['PATCH', `${OF_TEAM}/members/@`, 'hub_id:contact_id', 200, { type: 'members', attributes: { role: 'guest' } }],
  ['POST', `${OF_TEAM}/members/@/warnings`, 'hub_id:contact_id', 201, WARNING],
  ['GET', `${OF_TEAM}/members/@/warnings`, 'hub_id:contact_id', 200],
  ['POST', `${OF_TEAM}/members/@/ban`, 'hub_id:contact_id', 201, BAN],
  ['DELETE', `${OF_TEAM}/members/@/ban`, 'hub_id:contact_id', 204],
  ['POST', `${HUB}/members/@/follow`, 'hub_id:contact_id', 201],
  ['GET', `${HUB}/members/@/followers`, 'hub_id:contact_id', 200],
  ['GET', `${HUB}/members/@/following`, 'hub_id:contact_id', 200],
  ['DELETE', `${HUB}/members/@/follow`, 'hub_id:contact_id', 204],
  ['PUT', `${OF_TEAM}/spaces/{space_id}/memberships/@`, 'space_id:contact_id', 200],
  ['DELETE', `${OF_TEAM}/spaces/{space_id}/memberships/@`, 'space_id:contact_id', 204],
  ['POST', `${OF_TEAM}/achievements/{achievement_id}/awards/@`, 'achievement_id:contact_id', 201],
  ['GET', `${HUB}/members/@/achievements`, 'hub_id:contact_id', 200],
  ['DELETE', `${OF_TEAM}/achievements/{achievement_id}/awards/@`, 'achievement_id:contact_id', 204],
  ['DELETE', `${OF_TEAM}/achievements/@`, 'hub_id:achievement_id', 204],
  ['DELETE', '/teams/{team_id}/contacts/{contact_id}/tags/@', 'contact_id:tag_id', 204],
  ['PUT', `${STEP}/overrides/@`, 'drip_step_id:contact_id', 200, SKIPPED],
  ['DELETE', `${STEP}/overrides/@`, 'drip_step_id:contact_id', 204],
  ['DELETE', '/discussions/{discussion_id}/reactions/@', 'discussion_id:emoji', 204],
  ['DELETE', '/comments/{comment_id}/reactions/@', 'comment_id:emoji', 204],
  ['DELETE', `${OF_TEAM}/members/@`, 'hub_id:contact_id', 204],
];

const composed = (names: string): string =>
  names
    .split(':')
    .map((name) => ids[name])
    .join(':');
const last = (id: string): string => id.slice(id.lastIndexOf(':') + 1);

const SPELLINGS: readonly (readonly [string, (id: string) => string])[] = [
  ['the last part of its id', (id) => encodeURIComponent(last(id))],
  ['its own id', (id) => id.replace(last(id), encodeURIComponent(last(id)))],
  ['its own id, percent-encoded', encodeURIComponent],
];

/** Makes the contact a member with a tag, and adds reactions of the hub's member to the discussion and the comment. */
const prepare = async () => {
  ids = { ...world.ours.ids, emoji: '👍' };
  const { contact_id = '', tag_id, achievement_id, discussion_id, comment_id } = ids;
  await send('POST', fill(`${OF_TEAM}/members`, ids), { type: 'members', attributes: { contact_id } });
  await send('POST', fill('/teams/{team_id}/contacts/{contact_id}/tags', ids), {
    type: 'contact_tags',
    attributes: { tag_id },
  });
  await send('POST', fill(`${OF_TEAM}/achievements`, ids), {
    type: 'hub_achievements',
    attributes: { achievement_id },
  });
  const reaction = { type: 'reactions', attributes: { emoji: '👍' } };
  for (const path of [`/discussions/${discussion_id}/reactions`, `/comments/${comment_id}/reactions`])
    expect((await send('POST', path, reaction, world.ours.member.token)).status).toBe(201);
};

describe.each(SPELLINGS)('a resource can be addressed by %s', (_, spelling) => {
  beforeAll(prepare);

  test.each(CALLS.map(([method, path, names, status, input]) => [method, path, names, status, input] as const))(
    '%s %s, %s',
    async (method, template, names, status, input) => {
      const id = composed(names);
      const path = fill(template, ids).replace('@', spelling(id));
      const own = /\/(follow|reactions)\b/.test(template) && method !== 'GET';
      const body = input && { ...input, ...(method !== 'POST' && { id }) };
      const answered = await send(method, path, body, own ? world.ours.member.token : undefined);
      expect(outcome(answered)).toBe(String(status));
    },
  );
});

describe('a member', () => {
  const membersPath = (): string => fill(`${HUB}/members`, ids);
  const foreign = (): string => `${world.theirs.hub}:${ids.contact_id}`;
  beforeEach(prepare);

  test('has a self link that returns the same resource', async () => {
    await send('DELETE', fill(`${OF_TEAM}/members/{contact_id}`, ids));
    const { contact_id } = ids;
    const added = await send('POST', fill(`${OF_TEAM}/members`, ids), { type: 'members', attributes: { contact_id } });
    const self = `/api/v1${membersPath()}/${contact_id}`;
    expect(data(added)).toMatchObject({ id: composed('hub_id:contact_id'), links: { self } });
    expect([added.headers.Location, added.body.links]).toEqual([self, { self }]);
    for (const path of [self, `/api/v1${membersPath()}/${data(added).id}`]) {
      const read = await world.call({ method: 'GET', path, token: world.ours.users.owner.token });
      expect([read.status, data(read).id, read.body.links]).toEqual([200, data(added).id, { self }]);
    }
  });

  test('A25: is updated with data.id as the composed id or its last part; any other returns 409', async () => {
    const path = fill(`${OF_TEAM}/members/{contact_id}`, ids);
    const update = (id: string) => send('PATCH', path, { type: 'members', id, attributes: { role: 'member' } });
    expect(outcome(await update(composed('hub_id:contact_id')))).toBe('200');
    expect(outcome(await update(String(ids.contact_id)))).toBe('200');
    for (const id of [foreign(), `${world.ours.member.id}`, `:${ids.contact_id}`])
      expect(outcome(await update(id))).toBe('409 id_mismatch /data/id');
  });

  test('A25: sends an RSVP with its own RSVP id as data.id; another contact’s returns 409', async () => {
    const rsvp = (id: string) => {
      const input = { type: 'event_rsvps', id, attributes: { status: 'going' } };
      return send('PUT', fill('/events/{event_id}/rsvp', ids), input, world.ours.member.token);
    };
    expect(outcome(await rsvp(`${ids.event_id}:${ids.contact_id}`))).toBe('409 id_mismatch /data/id');
    const own = `${ids.event_id}:${world.ours.member.id}`;
    const made = await rsvp(own);
    expect([outcome(made), data(made).id]).toEqual(['200', own]);
  });

  test('receives one warning when an idempotent request is repeated under the other spelling of the path', async () => {
    const [headers, token] = [{ 'idempotency-key': 'warned once' }, world.ours.users.owner.token];
    const body = { data: { type: 'member_warnings', attributes: { message: 'Once.' } } };
    const warn = (id: string) => {
      const path = `/api/v1${fill(`${OF_TEAM}/members`, ids)}/${id}/warnings`;
      return world.call({ method: 'POST', path, token, headers, body });
    };
    const [first, again] = [await warn(String(ids.contact_id)), await warn(composed('hub_id:contact_id'))];
    expect(again.headers['Idempotency-Replayed']).toBe('true');
    expect(data(again)).toEqual(data(first));
  });
});

test('a client cache by type and id keeps the resources of two hubs apart', async () => {
  await prepare();
  const cache = new Map<string, ResourceObject>();
  const cacheAll = (resources: readonly ResourceObject[]) => {
    for (const resource of resources) cache.set(`${resource.type} ${resource.id}`, resource);
    return resources.length;
  };
  const { contact_id } = ids;
  const attributes = { title: 'Ten points', points: 10 };
  const achievement = await send('POST', fill('/teams/{team_id}/achievements', ids), {
    type: 'achievements',
    attributes,
  });
  const achievement_id = data(achievement).id;
  const made = await send('POST', fill('/teams/{team_id}/hubs', ids), {
    type: 'hubs',
    attributes: { name: 'Second', slug: 'second-hub' },
  });
  let kept = 0;
  for (const hub_id of [String(ids.hub_id), data(made).id]) {
    const at = { ...ids, hub_id, achievement_id };
    const post = async (path: string, type: string, attributes: object) =>
      send('POST', fill(path, at), { type, attributes });
    await post(`${OF_TEAM}/members`, 'members', { contact_id });
    const attached = await post(`${OF_TEAM}/achievements`, 'hub_achievements', { achievement_id });
    const awarded = await send('POST', fill(`${OF_TEAM}/achievements/{achievement_id}/awards/{contact_id}`, at));
    expect([attached.status, awarded.status]).toEqual([201, 201]);
    kept += cacheAll([data(attached)]);
    const lists = [`${HUB}/members`, `${HUB}/leaderboard`];
    for (const path of lists) kept += cacheAll(items(await send('GET', fill(path, at))));
    const banned = await post(`${OF_TEAM}/members/{contact_id}/ban`, 'banned_members', { ban_reason: 'spamming' });
    kept += cacheAll([data(banned)]);
  }
  expect(cache.size).toBe(kept);
  const hubsOf = (type: string) =>
    [...cache.values()].filter((one) => one.type === type && one.attributes.contact_id === contact_id).length;
  expect(['members', 'leaderboard_entries', 'banned_members'].map(hubsOf)).toEqual([2, 2, 2]);
});
