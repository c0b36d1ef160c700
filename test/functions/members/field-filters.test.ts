import { beforeAll, describe, expect, test } from 'vitest';
import { profileFieldsKey } from '../../../shared/hubs/people/profile-fields/profile-field-item.ts';
import { contactIds, outcome } from '../../support/answers.ts';
import { useWorld } from '../../support/use-world.ts';
import { newHub, newMember, type Person } from '../community/world.ts';
import { startSearch } from '../search/world.ts';

const world = useWorld(startSearch);
let hub: string;
let ann: Person;
let bob: Person;
const fields: Record<string, string> = {};

const call = async (method: string, at: string, type: string, attributes?: object, team = world.team) => {
  const answered = await world.service.call({
    method,
    path: `/api/v1/teams/${team.id}${at}`,
    token: team.users.owner.token,
    body: attributes && { data: { type, attributes } },
  });
  expect(answered.status, JSON.stringify(answered.body)).toBeLessThan(300);
  return (answered.body as { data?: { id: string } } | undefined)?.data?.id ?? '';
};
const newField = async (key: string, field_type: string, more: object = {}, team = world.team) => {
  fields[key] = await call('POST', '/profile-fields', 'profile_fields', { key, label: key, field_type, ...more }, team);
};
const fill = (person: Person, values: object) =>
  call('PATCH', `/contacts/${person.id}`, 'contacts', { fields: values });
const show = (key: string, visibility: string) =>
  call('PATCH', `/profile-fields/${fields[key]}`, 'profile_fields', { visibility });
const list = (query: string, token = bob.token) =>
  world.service.call({ path: `/api/v1/hubs/${hub}/members?${query}`, token });
const by = (key: string, value: string, token = bob.token) =>
  list(`filter[field][${key}]=${encodeURIComponent(value)}`, token);

beforeAll(async () => {
  hub = await newHub(world.service, world.team);
  const place = { ...world, hub };
  [ann, bob] = [await newMember(place, 'Ann'), await newMember(place, 'Bob')];
  await newField('city', 'text');
  await newField('about', 'long_text');
  await newField('site', 'url');
  await newField('level', 'select', { options: ['Beginner', 'Advanced'] });
  await newField('likes', 'multi_select', { options: ['Art', 'Jazz'] });
  await newField('age', 'number');
  await newField('since', 'date');
  await newField('open', 'boolean');
  await newField('constructor', 'text');
  await newField('moved', 'text');
  await newField('secret', 'text', { visibility: 'team' });
  await newField('foreign', 'text', {}, world.other);
  const values = { city: 'Zürich', about: 'Two\nlines', site: 'https://example.com/a', level: 'Advanced' };
  const more = { likes: ['Art', 'Jazz'], age: -0.5, since: '2024-02-29', open: false, moved: 'here', secret: 'vip' };
  await fill(ann, { ...values, ...more });
  await fill(bob, { age: 5, since: '2026-03-01', open: true });
  await world.drain();
});

describe('a filter of a profile field', () => {
  test.each([
    ['city', ['zurich', ' ZÜRICH ']],
    ['about', ['two lines', 'Two\nlines']],
    ['site', ['https://example.com/a']],
    ['level', ['Advanced', 'advanced']],
    ['likes', ['Art', 'Jazz']],
    ['age', ['-0.5', '-.5', '-5e-1', '-0.500']],
    ['since', ['2024-02-29']],
    ['open', ['false', 'no', '0', 'FALSE']],
  ])('finds a value of %s', async (key, given) => {
    for (const value of given) expect(contactIds(await by(key, value)), value).toEqual([ann.id]);
  });

  test.each([
    ['city', ['', ' ', 'two\nlines', 'x'.repeat(256)]],
    ['about', ['', 'x'.repeat(2001)]],
    ['site', ['example.com', 'javascript:alert(1)', '']],
    ['level', ['Expert', '', '__proto__']],
    ['likes', ['Art;Jazz', '[Art]', '', 'Rock']],
    ['age', ['', 'five', '0x5', '0b101', 'Infinity', 'NaN', '1e300', '1,5', '0.0000001']],
    ['since', ['2025-02-29', '2026-3-1', '2026-03-01T00:00:00Z', '']],
    ['open', ['', 'maybe', '2', 'null']],
  ])('refuses a value that %s cannot have, and says what to send', async (key, given) => {
    for (const value of given) {
      const refused = await by(key, value);
      expect(outcome(refused), value).toBe(`422 invalid_field_value filter[field][${key}]`);
      expect((refused.body.errors as { detail: string }[])[0]?.detail).toMatch(/^Send .+\.$/);
    }
  });

  test.each(['secret', 'foreign', 'nope', '__proto__', 'tostring', 'x'.repeat(500)])(
    'is unknown to members for the key %s',
    async (key) => expect(outcome(await by(key, 'vip'))).toBe(`400 unsupported_parameter filter[field][${key}]`),
  );

  test('is named by key and never by id, and is given once', async () => {
    for (const key of ['city', 'foreign']) expect(outcome(await by(fields[key] ?? '', 'x'))).toMatch(/^400 /);
    expect(outcome(await list('filter[field][city]=a&filter[field][city]=b'))).toBe('422 filter[field][city]');
  });

  test('with the name of a property of every object finds values only', async () => {
    expect(contactIds(await by('constructor', 'function Object() { [native code] }'))).toEqual([]);
    await fill(ann, { constructor: 'Bern' });
    await world.drain();
    expect(contactIds(await by('constructor', 'bern'))).toEqual([ann.id]);
    await fill(ann, { constructor: null });
    expect(contactIds(await by('constructor', 'bern'))).toEqual([]);
  });

  test('applies together with all others', async () => {
    const all = { city: 'zurich', site: 'https://example.com/a', level: 'Advanced', likes: 'Art', open: 'false' };
    const query = Object.entries(all).map(([key, value]) => `filter[field][${key}]=${encodeURIComponent(value)}`);
    expect(contactIds(await list(query.join('&')))).toEqual([ann.id]);
    expect(contactIds(await list([...query, 'filter[field][age]=5'].join('&')))).toEqual([]);
  });
});

describe('a field of the team', () => {
  test('does not sort members, and has no value anywhere that members read', async () => {
    for (const sort of ['secret', '-secret', 'fields.secret', `fields.${fields.secret}`, 'city', 'field[city]'])
      expect(outcome(await list(`sort=${sort}`)), sort).toBe('400 unsupported_parameter sort');
    for (const query of ['', 'sort=name', 'filter[q]=a', `filter[id]=${ann.id}`, 'filter[field][city]=zurich'])
      expect(JSON.stringify((await list(query)).body), query).not.toMatch(/vip|secret/);
  });

  test('that members saw before is gone from their results at once, cursors included, and back for them later', async () => {
    await fill(bob, { moved: 'here' });
    await world.drain();
    const first = await list('filter[field][moved]=here&page[size]=1');
    const { next } = first.body.links as { next: string };
    await show('moved', 'team');
    expect(outcome(await world.service.call({ path: next, token: bob.token }))).toBe(
      '400 unsupported_parameter filter[field][moved]',
    );
    expect(outcome(await by('moved', 'here'))).toBe('400 unsupported_parameter filter[field][moved]');
    for (const query of ['', 'sort=name', 'filter[field][city]=zurich'])
      expect(JSON.stringify((await list(query)).body), query).not.toContain('moved');
    const { path } = { path: `/api/v1/hubs/${hub}/members/${ann.id}` };
    expect(JSON.stringify((await world.service.call({ path, token: bob.token })).body)).not.toContain('moved');
    const { owner } = world.team.users;
    expect(contactIds(await by('moved', 'here', owner.token))).toEqual([ann.id, bob.id]);
    await show('moved', 'members');
    expect(contactIds(await by('moved', 'here'))).toEqual([ann.id, bob.id]);
  });

  test('that is deleted between two pages ends the list', async () => {
    const first = await list('filter[field][moved]=here&page[size]=1');
    const { next } = first.body.links as { next: string };
    await call('DELETE', `/profile-fields/${fields.moved}`, 'profile_fields');
    expect(outcome(await world.service.call({ path: next, token: bob.token }))).toMatch(/^400 /);
    await newField('moved', 'text');
    expect(contactIds(await world.service.call({ path: next, token: bob.token }))).toEqual([]);
  });
});

test('all fields of a team that has the maximum fit one item and one filter', async () => {
  const key = profileFieldsKey(world.team.id);
  const taken = Object.keys((await world.service.db.get<{ fields: object }>(key))?.fields ?? {}).length;
  const options = Array.from({ length: 50 }, (_, nth) => `${nth} ${'界'.repeat(70)}`);
  const keys = Array.from({ length: 50 - taken }, (_, nth) => `giant_${nth}`);
  for (const [nth, one] of keys.entries())
    await newField(one, nth < 9 ? 'multi_select' : 'text', nth < 9 ? { options } : {});
  await fill(ann, Object.fromEntries(keys.map((one, nth) => [one, nth < 9 ? [options[0] ?? ''] : 'x'.repeat(200)])));
  await world.drain();
  const query = keys.map(
    (one, nth) => `filter[field][${one}]=${encodeURIComponent(nth < 9 ? (options[0] ?? '') : 'x'.repeat(120))}`,
  );
  expect(contactIds(await list(query.join('&')))).toEqual([ann.id]);
});
