import { beforeAll, expect, test } from 'vitest';
import { useWorld } from '../../support/use-world.ts';
import { newMember, type Person } from '../community/world.ts';
import { startSearch } from './world.ts';

const world = useWorld(startSearch);
let owner: string;
let ann: Person;
let city: string;

const change = async (method: string, at: string, type: string, attributes?: object) => {
  const { status, body } = await world.service.call({
    method,
    path: `/api/v1/teams/${world.team.id}${at}`,
    token: owner,
    body: attributes && { data: { type, attributes } },
  });
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return (body as { data?: { id: string } } | undefined)?.data?.id ?? '';
};
const newField = (key: string, visibility: string) =>
  change('POST', '/profile-fields', 'profile_fields', { key, label: key, field_type: 'text', visibility });
const finds = async (q: string, token = world.ada.token) =>
  (await world.found(token, q, { 'filter[scope]': 'members' })).length > 0;

beforeAll(async () => {
  owner = world.team.users.owner.token;
  ann = await newMember(world, 'Ann');
  city = await newField('city', 'members');
  await newField('note', 'team');
  const fields = { city: 'Wuppertal', note: 'Bankruptcy' };
  const profile = { headline: 'Glassblower', bio: 'Restores accordions.', fields };
  await change('PATCH', `/contacts/${ann.id}`, 'contacts', profile);
  await world.drain();
});

test('members are found by headline, bio and the fields that members see', async () => {
  for (const word of ['glassblower', 'accordions', 'wuppertal']) expect(await finds(word), word).toBe(true);
});

test('a value that only the team sees is found by nobody, and never shown', async () => {
  expect(await finds('bankruptcy')).toBe(false);
  expect(await finds('bankruptcy', owner)).toBe(false);
  const shown = await world.search(world.ada.token, { q: 'ann glassblower' });
  expect(JSON.stringify(shown.body)).not.toContain('Bankruptcy');
});

test('a field that becomes one of the team is found no longer, before and after the index has changed', async () => {
  await change('PATCH', `/profile-fields/${city}`, 'profile_fields', { visibility: 'team' });
  expect(await finds('wuppertal')).toBe(false);
  await world.drain();
  expect(await finds('wuppertal')).toBe(false);
  await change('PATCH', `/profile-fields/${city}`, 'profile_fields', { visibility: 'members' });
  await world.drain();
  expect(await finds('wuppertal')).toBe(true);
});

test('the value of a deleted field is found no longer', async () => {
  await change('DELETE', `/profile-fields/${city}`, 'profile_fields');
  expect(await finds('wuppertal')).toBe(false);
  await world.drain();
  expect(await finds('wuppertal')).toBe(false);
  expect(await finds('glassblower')).toBe(true);
});
