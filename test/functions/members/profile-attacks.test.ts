import { expect, test } from 'vitest';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { data, ofTeam, outcome, startMembers } from './world.ts';

const world = useWorld(startMembers);

const create = (attributes: object, { team = world.ours, token = '' } = {}) =>
  world.send(
    'POST',
    ofTeam(team, '/profile-fields'),
    { type: 'profile_fields', attributes: { label: 'Field', ...attributes } },
    ...(token === '' ? [] : [token]),
  );
const fields = useFixture(async () => ({
  name: data(await create({ key: 'constructor', field_type: 'text' })),
  size: data(await create({ key: 'size', field_type: 'number' })),
  likes: data(await create({ key: 'likes', field_type: 'multi_select', options: ['Art', 'Jazz'] })),
  theirs: data(
    await create({ key: 'theirs', field_type: 'text' }, { team: world.theirs, token: world.theirs.users.owner.token }),
  ),
}));
const path = (id: string) => ofTeam(world.ours, `/contacts/${id}`);
const change = (id: string, given: unknown) =>
  world.send('PATCH', path(id), { type: 'contacts', attributes: { fields: given } });
const asSelf = (token: string, given: unknown) =>
  world.send('PATCH', '/me', { type: 'contacts', attributes: { fields: given } }, token);
const valuesOf = async (id: string) => data(await world.get(path(id))).attributes.fields;

test('giant fields and values are refused, and nothing is written', async () => {
  const options = (count: number) => Array.from({ length: count }, (_, nth) => `option ${nth}`);
  for (const given of [{ options: options(10_000) }, { options: options(51) }, { options: ['x'.repeat(81)] }])
    expect(outcome(await create({ key: 'giant', field_type: 'select', ...given }))).toMatch(
      /^422 \/data\/attributes\/options/,
    );
  expect(outcome(await create({ key: 'giant', field_type: 'text', label: 'x'.repeat(81) }))).toBe(
    '422 /data/attributes/label',
  );
  const { id, token } = await world.person();
  const giants = { constructor: 'x'.repeat(10_240), likes: Array(10_000).fill('Rock'), size: 10 ** 300 };
  for (const [key, value] of Object.entries(giants))
    for (const refused of [await change(id, { [key]: value }), await asSelf(token, { [key]: value })])
      expect(outcome(refused)).toBe(`422 invalid_field_value /data/attributes/fields/${key}`);
  expect(outcome(await change(id, Object.fromEntries(options(100).map((key) => [key, 'x']))))).toMatch(
    /^422 unknown_profile_field/,
  );
  expect(await valuesOf(id)).toEqual({});
});

test('only an object of values is accepted, and null in it removes a value', async () => {
  const { id, token } = await world.person();
  for (const given of [null, [], 'x', 7, true]) {
    expect(outcome(await change(id, given))).toBe('422 /data/attributes/fields');
    expect(outcome(await asSelf(token, given))).toBe('422 /data/attributes/fields');
  }
  expect(outcome(await change(id, { size: 0, likes: ['Jazz', 'Jazz', 'Art'] }))).toBe('200');
  expect(await valuesOf(id)).toEqual({ size: 0, likes: ['Art', 'Jazz'] });
  expect(outcome(await change(id, { size: null, likes: null }))).toBe('200');
  expect(await valuesOf(id)).toEqual({});
});

test('a field with the name of a property of every object is empty until it has a value', async () => {
  const { id, token } = await world.person();
  expect(Object.hasOwn((await valuesOf(id)) as object, 'constructor')).toBe(false);
  expect(outcome(await asSelf(token, { constructor: 'Ada' }))).toBe('200');
  expect(Object.entries((await valuesOf(id)) as object)).toEqual([['constructor', 'Ada']]);
  for (const given of ['{"__proto__":"x"}', '{"__proto__":{"size":1}}']) await change(id, JSON.parse(given));
  expect(Object.entries((await valuesOf(id)) as object)).toEqual([['constructor', 'Ada']]);
});

test('fields are named by key: ids, and fields of another team, are unknown or do not exist', async () => {
  const { id } = await world.person();
  for (const key of [fields.size.id, fields.theirs.id, 'theirs'])
    expect(outcome(await change(id, { [key]: 1 }))).toBe(`422 unknown_profile_field /data/attributes/fields/${key}`);
  const at = ofTeam(world.ours, `/profile-fields/${fields.theirs.id}`);
  const renamed = { type: 'profile_fields', attributes: { label: 'Mine' } };
  for (const refused of [await world.get(at), await world.send('PATCH', at, renamed), await world.send('DELETE', at)])
    expect(outcome(refused)).toBe('404 not_found');
  for (const one of ['constructor', '__proto__', 'x'])
    expect(outcome(await world.get(ofTeam(world.ours, `/profile-fields/${one}`)))).toMatch(/^404/);
});

test('of concurrent changes of one value the last one wins, and a value is never lost or mixed', async () => {
  const { id, token } = await world.person();
  const sent = Array.from({ length: 6 }, (_, nth) => ({ size: nth, likes: [nth % 2 ? 'Art' : 'Jazz'] }));
  const answers = await Promise.all(sent.map((one, nth) => (nth % 2 ? change(id, one) : asSelf(token, one))));
  expect(answers.map(outcome)).toEqual(sent.map(() => '200'));
  expect(sent).toContainEqual(await valuesOf(id));
});
