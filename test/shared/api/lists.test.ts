import { expect, test } from 'vitest';
import { fill } from '../../../shared/platform/http/paths.ts';
import { useWorld } from '../../support/use-world.ts';
import { startStack, verdict } from './support/stack.ts';

const stack = useWorld(startStack);

interface ListDocument {
  readonly data: readonly { readonly id: string }[];
  readonly links: { readonly self: string; readonly next?: string };
  readonly meta: { readonly has_more: boolean };
}

const get = async (path: string, token = stack.ours.users.owner.token) => {
  const answered = await stack.call({ path, token });
  expect(verdict(answered)).toBe('200');
  return answered.body as unknown as ListDocument;
};
const things = () => `/api/v1/teams/${stack.ours.id}/things`;

test('C021–C026: the pages of a list contain every item once', async () => {
  let path: string | undefined = `${things()}?page[size]=2`;
  const pages: string[][] = [];
  while (path) {
    const { data, links, meta }: ListDocument = await get(path);
    pages.push(data.map(({ id }) => id));
    expect(meta.has_more).toBe(links.next !== undefined);
    path = links.next;
  }
  expect(pages).toEqual([['1', '2'], ['3', '4'], ['5']]);
});

test('C028 A18: the last page has no next link', async () => {
  const { links, meta } = await get(`${things()}?page[size]=5`);
  expect(meta).toEqual({ has_more: false });
  expect(Object.keys(links)).toEqual(['self']);
});

test('A19 A20: links have the canonical prefix, whichever prefix was called', async () => {
  const { links } = await get(`/api/teams/${stack.ours.id}/things?page[size]=1&x=%26`);
  expect(decodeURIComponent(links.self)).toBe(`${things()}?page[size]=1&x=&`);
  expect(links.next?.startsWith(`${things()}?`)).toBe(true);
});

test('C029: the link to the next page keeps the filter and the page size', async () => {
  const { links } = await get(`${things()}?filter[kind]=a&page[size]=2`);
  const next = new URL(links.next ?? '', 'https://hub.test').searchParams;
  expect([next.get('filter[kind]'), next.get('page[size]')]).toEqual(['a', '2']);
});

test('A16: a cursor of another team or filter, or an invented one, returns 422 at the parameter', async () => {
  const { links } = await get(`${things()}?filter[kind]=a&page[size]=2`);
  const cursor = new URL(links.next ?? '', 'https://hub.test').searchParams.get('page[after]');
  const refused = async (path: string, token = stack.ours.users.owner.token) => {
    const answered = await stack.call({ path, token });
    expect(answered).toMatchObject({ status: 422, body: { errors: [{ source: { parameter: 'page[after]' } }] } });
  };
  await get(`${things()}?filter[kind]=a&page[after]=${cursor}`);
  await get(`${things()}?filter[kind]=a&page[after]=${cursor}`, stack.ours.key.secret);
  await refused(`${things()}?page[after]=${cursor}`);
  await refused(`${things()}?filter[kind]=b&page[after]=${cursor}`);
  await refused(`${things()}?filter[kind]=a&page[after]=x${cursor}`);
  const other = `/api/v1/teams/${stack.theirs.id}/things?filter[kind]=a&page[after]=${cursor}`;
  await refused(other, stack.theirs.users.owner.token);
});

test('C038 C040–C042: a create returns the URL of the resource in Location and links.self', async () => {
  const { headers, body } = await stack.make();
  const { data } = body as { data: { id: string; links: { self: string } } };
  expect(headers.Location).toBe(`${things()}/${data.id}`);
  expect(data.links.self).toBe(headers.Location);
  const read = await stack.call({ path: headers.Location ?? '', token: stack.ours.users.owner.token });
  expect(read).toMatchObject({ status: 200, body: { data: { type: 'things', id: data.id } } });
});

test('C039: each value in a Location is one percent-encoded segment', () => {
  const params = { id: 'a b/ü', part: '100%?#' };
  expect(fill('/things/{id}/parts/{part}', params)).toBe('/things/a%20b%2F%C3%BC/parts/100%25%3F%23');
});

test('C017: a 204 response has no body and no media type', async () => {
  const path = `/api/v1/teams/${stack.ours.id}/hubs/${stack.ours.hub}/things/${stack.ours.hub}`;
  const answered = await stack.call({ method: 'DELETE', path, token: stack.ours.users.owner.token });
  expect(answered).toMatchObject({ status: 204, body: '' });
  expect(answered.headers['Content-Type']).toBeUndefined();
});

test('C008 C011: a document is JSON:API, unless its route declares another type', async () => {
  const { headers } = await stack.call({ path: things(), token: stack.ours.users.owner.token });
  expect(headers['Content-Type']).toBe('application/vnd.api+json');
  expect((await stack.call({ path: '/version' })).headers['Content-Type']).toBe('application/json');
});
