import { expect, test } from 'vitest';
import { contactKey, contactKind } from '../../../shared/hubs/people/contacts/contact-item.ts';
import type { Item } from '../../../shared/platform/db/item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { data, inHub, items, ofTeam, outcome, startMembers } from './world.ts';

const world = useWorld(startMembers);

const fieldPath = (rest = '') => ofTeam(world.ours, `/profile-fields${rest}`);
const field = async (attributes: object) =>
  data(
    await world.send('POST', fieldPath(), { type: 'profile_fields', attributes: { label: 'Field', ...attributes } }),
  );

/** One field of each type and visibility. */
const fields = useFixture(async () => ({
  city: await field({ key: 'city', field_type: 'text', visibility: 'public' }),
  about: await field({ key: 'about', field_type: 'long_text' }),
  site: await field({ key: 'site', field_type: 'url' }),
  level: await field({ key: 'level', field_type: 'select', options: ['Beginner', 'Advanced'] }),
  topics: await field({ key: 'topics', field_type: 'multi_select', options: ['Bread', 'Cake', 'Pizza'] }),
  score: await field({ key: 'score', field_type: 'number', visibility: 'team' }),
  since: await field({ key: 'since', field_type: 'date' }),
  agreed: await field({ key: 'agreed', field_type: 'boolean' }),
}));

const contactPath = (id: string) => ofTeam(world.ours, `/contacts/${id}`);
const asTeam = (id: string, attributes: object) =>
  world.send('PATCH', contactPath(id), { type: 'contacts', attributes });
const asSelf = (token: string, attributes: object) =>
  world.send('PATCH', '/me', { type: 'contacts', attributes }, token);
const me = async (token: string) => data(await world.get('/me', token)).attributes;
const valuesOf = async (id: string) => data(await world.get(contactPath(id))).attributes.fields;

const VALUES = {
  city: 'Bern',
  about: 'Line one\nLine two',
  site: 'https://example.com/me',
  level: 'Advanced',
  topics: ['Cake', 'Bread'],
  score: 12.5,
  since: '2026-02-28',
  agreed: false,
};

test('the team sets values of every type, and only the sent values change', async () => {
  const { id } = await world.person();
  const set = await asTeam(id, { fields: VALUES });
  expect(outcome(set)).toBe('200');
  expect(data(set).attributes.fields).toEqual({ ...VALUES, topics: ['Bread', 'Cake'] });
  await asTeam(id, { fields: { city: 'Basel', about: null, topics: [] } });
  const { about: _, topics: __, ...rest } = VALUES;
  expect(await valuesOf(id)).toEqual({ ...rest, city: 'Basel' });
  const list = items(await world.get(`${ofTeam(world.ours, '/contacts')}?page[size]=100`));
  expect(list.find((one) => one.id === id)?.attributes.fields).toMatchObject({ city: 'Basel', score: 12.5 });
});

test('a new contact has values; an invalid one is refused and nothing is written', async () => {
  const email = `${newId()}@example.com`;
  const send = (fields: object) =>
    world.send('POST', ofTeam(world.ours, '/contacts'), { type: 'contacts', attributes: { email, fields } });
  expect(outcome(await send({ level: 'Expert' }))).toBe('422 invalid_field_value /data/attributes/fields/level');
  const made = await send({ level: 'Beginner' });
  expect([outcome(made), data(made).attributes.fields]).toEqual(['201', { level: 'Beginner' }]);
});

test.each([
  ['city', ['', ' ', 'two\nlines', 'x'.repeat(256), 7]],
  ['about', ['x'.repeat(2001), {}]],
  ['site', ['javascript:alert(1)', 'example.com', 'https://', 'http://a b', 'data:text/html,x']],
  ['level', ['expert', ['Beginner'], '']],
  ['topics', ['Bread', ['Soup'], [1]]],
  ['score', ['12', 1e300, 1e-9, [1]]],
  ['since', ['2026-02-29', '2026-1-1', '2026-01-01T00:00:00Z', 5]],
  ['agreed', ['true', 1, []]],
] as const)('a value that does not fit %s is refused at its pointer', async (key, values) => {
  const { id } = await world.person();
  for (const value of values) {
    if (Array.isArray(value) && value.length === 0) continue;
    const refused = await asTeam(id, { name: 'Changed', fields: { [key]: value } });
    expect(outcome(refused)).toBe(`422 invalid_field_value /data/attributes/fields/${key}`);
  }
  expect(data(await world.get(contactPath(id))).attributes.name).toBe('Ada');
});

test('a key that the team does not have, or that the caller may not see, is unknown', async () => {
  const { id, token } = await world.person();
  const unknown = (key: string) => `422 unknown_profile_field /data/attributes/fields/${key}`;
  for (const key of ['planet', 'constructor', 'toString'])
    expect(outcome(await asTeam(id, { fields: { [key]: 'x' } }))).toBe(unknown(key));
  expect(outcome(await asSelf(token, { fields: { score: 1 } }))).toBe(unknown('score'));
  expect(outcome(await asSelf(token, { fields: { planet: 1 } }))).toBe(unknown('planet'));
});

test('all values of a contact together are limited to 16 KB', async () => {
  const keys = Array.from({ length: 9 }, (_, nth) => `long_${nth}`);
  const made = await Promise.all(keys.map((key) => field({ key, field_type: 'long_text', visibility: 'team' })));
  const { id } = await world.person();
  const all = Object.fromEntries(keys.map((key) => [key, 'x'.repeat(2000)]));
  expect(outcome(await asTeam(id, { fields: all }))).toBe('422 profile_too_large /data/attributes/fields');
  for (const one of made) await world.send('DELETE', fieldPath(`/${one.id}`));
});

test('a contact edits their profile; the team, other members and strangers see what they may', async () => {
  const { id, token } = await world.person();
  await asTeam(id, { fields: { score: 3 } });
  const profile = {
    headline: 'Baker',
    bio: 'I bake.\nA lot.',
    time_zone: 'europe/berlin',
    locale: 'de-at',
    profile_links: [{ url: 'https://example.com' }, { label: 'Shop', url: 'http://shop.example.com' }],
  };
  const changed = await asSelf(token, { ...profile, fields: { city: 'Bern', level: 'Beginner' } });
  expect(outcome(changed)).toBe('200');
  const shown = {
    headline: 'Baker',
    bio: 'I bake.\nA lot.',
    profile_links: [{ label: null, url: 'https://example.com' }, profile.profile_links[1]],
    fields: { city: 'Bern', level: 'Beginner' },
  };
  const own = { ...shown, time_zone: 'Europe/Berlin', locale: 'de-AT' };
  expect(await me(token)).toMatchObject({ ...own, missing_fields: [] });
  expect((await me(token)).fields).toEqual(shown.fields);
  const team = { ...own, fields: { ...shown.fields, score: 3 } };
  expect(data(await world.get(contactPath(id))).attributes).toMatchObject(team);
  const path = inHub(world.ours, `/members/${id}`);
  expect(data(await world.get(path)).attributes).toMatchObject(team);
  const other = await world.person();
  const paths = [path, inHub(world.ours, '/members?page[size]=100')];
  for (const at of paths) {
    const answer = await world.get(at, other.token);
    const seen = [answer.body.data].flat() as { id: string; attributes: Record<string, unknown> }[];
    const attributes = seen.find((one) => one.id.endsWith(id))?.attributes;
    expect(attributes).toMatchObject(shown);
    expect(attributes?.fields).toEqual(shown.fields);
    for (const name of ['time_zone', 'locale', 'email', 'missing_fields']) expect(attributes).not.toHaveProperty(name);
  }
  await world.send('POST', inHub(world.ours, `/members/${other.id}/follow`), undefined, token);
  const followers = items(await world.get(inHub(world.ours, `/members/${other.id}/followers`)));
  expect(followers[0]?.attributes.fields).toEqual(shown.fields);
  expect(outcome(await world.get(contactPath(id), world.theirs.users.owner.token))).toMatch(/^40[34]/);
});

test('the former names of attributes change nothing, and the current ones are suggested', async () => {
  const { id, token } = await world.person();
  const profile_links = [{ label: null, url: 'https://a.example' }];
  await asSelf(token, { profile_links });
  for (const send of [(links: object) => asSelf(token, links), (links: object) => asTeam(id, links)]) {
    const ignored = await send({ links: [] });
    expect(outcome(ignored)).toBe('200');
    expect(ignored.body.meta).toEqual({ ignored: ['/data/attributes/links: did you mean `profile_links`?'] });
    expect(data(ignored).attributes.profile_links).toEqual(profile_links);
  }
  const attributes = { key: 'kind', label: 'Kind', type: 'text' };
  const refused = await world.send('POST', fieldPath(), { type: 'profile_fields', attributes });
  expect(outcome(refused)).toBe('422 /data/attributes/field_type');
});

test('null clears an attribute of a profile, and an invalid one is refused', async () => {
  const { token } = await world.person();
  await asSelf(token, {
    headline: 'A',
    bio: 'B',
    time_zone: 'UTC',
    locale: 'en',
    profile_links: [{ url: 'https://a.example' }],
  });
  await asSelf(token, { headline: null, bio: null, time_zone: null, locale: null, profile_links: [] });
  expect(await me(token)).toMatchObject({
    headline: null,
    bio: null,
    time_zone: null,
    locale: null,
    profile_links: [],
  });
  const bad = {
    headline: ['', 'a\nb', 'x'.repeat(161)],
    bio: ['', 'x'.repeat(2001), 7],
    time_zone: ['Mars/Base', ''],
    locale: ['not a locale', ''],
  };
  for (const [name, values] of Object.entries(bad))
    for (const value of values)
      expect(outcome(await asSelf(token, { [name]: value }))).toBe(`422 /data/attributes/${name}`);
  for (const url of ['javascript:alert(1)', 'ftp://example.com', 'example.com', 'https://a b'])
    expect(outcome(await asSelf(token, { profile_links: [{ url }] }))).toBe('422 /data/attributes/profile_links/0/url');
  const links = Array.from({ length: 11 }, () => ({ url: 'https://example.com' }));
  expect(outcome(await asSelf(token, { profile_links: links }))).toBe('422 /data/attributes/profile_links');
});

test('required fields are demanded when contacts edit their fields, and never of the team', async () => {
  const { id: field_id } = await field({ key: 'diet', field_type: 'text', is_required: true });
  const hidden = await field({ key: 'rating', field_type: 'text', is_required: true, visibility: 'team' });
  const { id, token } = await world.person();
  expect((await me(token)).missing_fields).toEqual(['diet']);
  expect(outcome(await asSelf(token, { headline: 'Only this' }))).toBe('200');
  const required = '422 field_required /data/attributes/fields/diet';
  expect(outcome(await asSelf(token, { fields: { city: 'Bern' } }))).toBe(required);
  expect(outcome(await asTeam(id, { fields: { city: 'Bern' } }))).toBe('200');
  expect(outcome(await asSelf(token, { fields: { diet: 'vegan' } }))).toBe('200');
  expect((await me(token)).missing_fields).toEqual([]);
  expect(outcome(await asSelf(token, { fields: { diet: null } }))).toBe(required);
  for (const one of [field_id, hidden.id]) await world.send('DELETE', fieldPath(`/${one}`));
});

test('values of a deleted field and of a removed option are gone, and stay gone under the same key', async () => {
  const { id } = await world.person();
  const old = await field({ key: 'pet', field_type: 'text' });
  await asTeam(id, { fields: { pet: 'Cat', topics: ['Bread', 'Pizza'] } });
  await world.send('DELETE', fieldPath(`/${old.id}`));
  await field({ key: 'pet', field_type: 'number' });
  const options = ['Bread', 'Cake'];
  await world.send('PATCH', fieldPath(`/${fields.topics.id}`), { type: 'profile_fields', attributes: { options } });
  expect(await valuesOf(id)).toEqual({ topics: ['Bread'] });
  await asTeam(id, { fields: { city: 'Bern' } });
  const row = await world.service.db.get<{ fields: object }>(contactKey(world.ours.id, id));
  expect(Object.keys(row?.fields ?? {}).sort()).toEqual([fields.city.id, fields.topics.id].sort());
});

test('concurrent changes of different fields by the team and the contact are all kept', async () => {
  const { id, token } = await world.person();
  const changes = [
    asTeam(id, { fields: { city: 'Bern' } }),
    asTeam(id, { fields: { score: 7 } }),
    asSelf(token, { fields: { level: 'Advanced' } }),
    asSelf(token, { fields: { agreed: true } }),
  ];
  expect((await Promise.all(changes)).map(outcome)).toEqual(['200', '200', '200', '200']);
  expect(await valuesOf(id)).toEqual({ city: 'Bern', score: 7, level: 'Advanced', agreed: true });
});

test('the event of a changed profile names the changed attributes and fields, never their values', async () => {
  const { id } = await world.person();
  const key = contactKey(world.ours.id, id);
  const before = (await world.service.db.get<Item>(key)) as Item;
  await asTeam(id, {
    name: 'New',
    profile_links: [{ url: 'https://a.example' }],
    fields: { city: 'Bern', score: 1 },
  });
  const after = (await world.service.db.get<Item>(key)) as Item;
  expect(contactKind.events(before, after)).toMatchObject([
    {
      type: 'contact.updated',
      changed: [...[fields.city.id, fields.score.id].sort().map((one) => `fields.${one}`), 'profile_links', 'name'],
    },
  ]);
});
