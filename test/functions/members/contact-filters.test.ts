import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { data, ids, outcome } from '../../support/answers.ts';
import { useWorld } from '../../support/use-world.ts';
import { startSearch } from '../search/world.ts';

const world = useWorld(startSearch);
let owner: string;
let ada: string;
let bob: string;
let nameless: string;

const call = (method: string, path: string, type?: string, attributes?: object) =>
  world.service.call({
    method,
    path: `/api/v1/teams/${world.team.id}${path}`,
    token: owner,
    ...(type && { body: { data: { type, attributes } } }),
  });
const add = async (email: string, name: string | null) => {
  const made = await call('POST', '/contacts', 'contacts', { email, name });
  expect(made.status).toBe(201);
  return data(made).id;
};
const list = (query: string) => call('GET', `/contacts?${query}`);
const found = async (query: string) => ids(await list(query));

beforeAll(async () => {
  owner = world.team.users.owner.token;
  ada = await add('zada@example.com', 'Zada');
  bob = await add('zbob@example.com', 'Robert');
  nameless = await add('zero@example.com', null);
  const elsewhere = `/api/v1/teams/${world.other.id}/contacts`;
  const body = { data: { type: 'contacts', attributes: { email: 'zoe@example.com', name: 'Zoe' } } };
  await world.service.call({ method: 'POST', path: elsewhere, token: world.other.users.owner.token, body });
  await world.drain();
});

test('q finds contacts of the team by the beginning of name or address, each once, in pages', async () => {
  expect(await found('filter[q]=Z')).toEqual([ada, bob, nameless]);
  expect(await found('filter[q]=rob')).toEqual([bob]);
  expect(await found('filter[q]=zbob@ex')).toEqual([bob]);
  expect(await found('filter[q]=example')).toEqual([]);
  const pages: string[] = [];
  for (let next: string | undefined = 'filter[q]=z&page[size]=1'; next; ) {
    const page = await list(next);
    pages.push(...ids(page));
    next = (page.body.links as { next?: string }).next?.split('?')[1];
  }
  expect(pages).toEqual([ada, bob, nameless]);
});

test('q with email or tag selects the contacts that match both', async () => {
  expect(await found('filter[q]=z&filter[email]=zbob@example.com')).toEqual([bob]);
  expect(await found('filter[q]=a&filter[email]=zbob@example.com')).toEqual([]);
  const tag = data(await call('POST', '/tags', 'tags', { name: 'VIP' })).id;
  expect(await found(`filter[q]=z&filter[tag]=${tag}`)).toEqual([]);
  await call('POST', `/contacts/${nameless}/tags`, 'contact_tags', { tag_id: tag });
  expect(await found(`filter[q]=z&filter[tag]=${tag}`)).toEqual([nameless]);
  await call('DELETE', `/tags/${tag}`);
  expect(await found(`filter[q]=z&filter[tag]=${tag}`)).toEqual([]);
});

test('a renamed, moved or deleted contact is found as they are now, before and after the index has changed', async () => {
  const id = await add('xavier@example.com', 'Xavier');
  await world.drain();
  expect(await found('filter[q]=xa')).toEqual([id]);
  await call('PATCH', `/contacts/${id}`, 'contacts', { email: 'yves@example.com', name: 'Yves' });
  expect(await found('filter[q]=xa')).toEqual([]);
  await world.drain();
  expect([await found('filter[q]=xa'), await found('filter[q]=yv')]).toEqual([[], [id]]);
  await call('DELETE', `/contacts/${id}`);
  expect(await found('filter[q]=yv')).toEqual([]);
  await world.drain();
  expect(await found('filter[q]=yv')).toEqual([]);
});

test('a job of the team finds contacts whose changes were never indexed', async () => {
  const id = await add('wanda@example.com', 'Wanda');
  expect(await found('filter[q]=wanda')).toEqual([]);
  await world.work({ kind: 'team', team_id: world.team.id });
  expect(await found('filter[q]=wanda')).toEqual([id]);
});

test('an empty q returns 422, and another team finds nothing', async () => {
  expect(outcome(await list('filter[q]='))).toBe('422 filter[q]');
  const token = world.other.users.owner.token;
  const foreign = await world.service.call({ path: `/api/v1/teams/${world.team.id}/contacts?filter[q]=z`, token });
  expect(foreign.status).toBe(403);
  const member = world.service.keys.issue({ kind: 'contact', id: newId(), team: world.team.id });
  const refused = await world.service.call({
    path: `/api/v1/teams/${world.team.id}/contacts?filter[q]=z`,
    token: member,
  });
  expect(refused.status).toBe(403);
});
