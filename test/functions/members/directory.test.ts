import { beforeAll, expect, test } from 'vitest';
import { countedActions } from '../../../shared/engagement/achievements/counted-actions.ts';
import { pointsEntity, pointsKey } from '../../../shared/hubs/awards/award-item.ts';
import { lacksActiveDay, settleMemberPlaces } from '../../../shared/hubs/people/members/member-places.ts';
import { contactTagKey } from '../../../shared/hubs/people/tags/contact-tag-item.ts';
import { contactIds, data, items, outcome } from '../../support/answers.ts';
import { useWorld } from '../../support/use-world.ts';
import { newHub, newMember, type Person } from '../community/world.ts';
import { startSearch } from '../search/world.ts';

const world = useWorld(startSearch);
let owner: string;
let hub: string;
let ann: Person;
let bob: Person;
let cleo: Person;

const list = (query: string, token = owner) =>
  world.service.call({ path: `/api/v1/hubs/${hub}/members?${query}`, token });
const found = async (query: string, token = owner) => contactIds(await list(query, token));
const change = async (method: string, at: string, type: string, attributes?: object) => {
  const answered = await world.service.call({
    method,
    path: `/api/v1/teams/${world.team.id}${at}`,
    token: owner,
    body: attributes && { data: { type, attributes } },
  });
  expect(answered.status, JSON.stringify(answered.body)).toBeLessThan(300);
  return (answered.body as { data?: { id: string } } | undefined)?.data?.id ?? '';
};
const fill = (id: string, fields: object) => change('PATCH', `/contacts/${id}`, 'contacts', { fields });

beforeAll(async () => {
  owner = world.team.users.owner.token;
  hub = await newHub(world.service, world.team);
  const place = { ...world, hub };
  [ann, bob, cleo] = [await newMember(place, 'Ann'), await newMember(place, 'Bob'), await newMember(place, 'Cleo')];
  await change('POST', '/profile-fields', 'profile_fields', { key: 'city', label: 'City', field_type: 'text' });
  const chosen = { field_type: 'multi_select', options: ['Art', 'Jazz'] };
  await change('POST', '/profile-fields', 'profile_fields', { key: 'likes', label: 'Likes', ...chosen });
  await change('POST', '/profile-fields', 'profile_fields', { key: 'age', label: 'Age', field_type: 'number' });
  const secret = { field_type: 'text', visibility: 'team' };
  await change('POST', '/profile-fields', 'profile_fields', { key: 'note', label: 'Note', ...secret });
  await fill(ann.id, { city: 'Köln', likes: ['Art', 'Jazz'], note: 'vip', age: 30 });
  await fill(bob.id, { city: 'koln', likes: ['Jazz'], note: 'vip' });
  await fill(cleo.id, { city: 'Bonn' });
  await world.drain();
});

test('members are found by values of profile fields, ignoring case and accents, and by several at once', async () => {
  expect(await found('filter[field][city]=KOLN')).toEqual([ann.id, bob.id]);
  expect(await found('filter[field][city]=KOLN&filter[field][likes]=Art', cleo.token)).toEqual([ann.id]);
  expect(await found('filter[field][likes]=Jazz&filter[q]=b')).toEqual([bob.id]);
  expect(await found('filter[field][age]=30.0')).toEqual([ann.id]);
  expect(await found('filter[field][city]=Ko')).toEqual([]);
  const first = await list('filter[field][likes]=Jazz&page[size]=1');
  const next = (first.body.links as { next: string }).next;
  expect(contactIds(await world.service.call({ path: next, token: owner }))).toEqual([bob.id]);
});

test('a field that only the team sees is unknown to members, as is any other key', async () => {
  expect(await found('filter[field][note]=vip')).toEqual([ann.id, bob.id]);
  const refused = '400 unsupported_parameter filter[field][note]';
  expect(outcome(await list('filter[field][note]=vip', ann.token))).toBe(refused);
  expect(outcome(await list('filter[field][nope]=vip'))).toBe('400 unsupported_parameter filter[field][nope]');
  expect(outcome(await list('filter[field]=vip'))).toBe('400 unsupported_parameter filter[field]');
  expect(outcome(await list('filter[q][x]=vip'))).toBe('400 unsupported_parameter filter[q][x]');
  expect(outcome(await list('filter[field][likes]=Rock'))).toBe('422 invalid_field_value filter[field][likes]');
});

test('a changed value is found no longer, before and after the index has changed', async () => {
  await fill(cleo.id, { city: 'Trier' });
  expect(await found('filter[field][city]=bonn')).toEqual([]);
  await world.drain();
  expect(await found('filter[field][city]=trier')).toEqual([cleo.id]);
  expect(await found('filter[field][city]=bonn')).toEqual([]);
});

test('the team finds members by an active tag, and members may not', async () => {
  const tag = await change('POST', '/tags', 'tags', { name: 'gold' });
  await change('POST', `/contacts/${bob.id}/tags`, 'contact_tags', { tag_id: tag });
  await world.drain();
  expect(await found(`filter[tag]=${tag}`)).toEqual([bob.id]);
  expect(await found(`filter[tag]=${tag}&filter[id]=${ann.id},${bob.id}`)).toEqual([bob.id]);
  expect(outcome(await list(`filter[tag]=${tag}`, bob.token))).toBe('400 unsupported_parameter filter[tag]');
  const held = contactTagKey(world.team.id, bob.id, tag);
  for (const [ms, shown] of [
    [-1, []],
    [60_000, [bob.id]],
  ] as const) {
    await world.service.db.update(held, { set: { expires_at: new Date(Date.now() + ms).toISOString() } });
    expect(await found(`filter[tag]=${tag}`)).toEqual(shown);
  }
  await change('DELETE', `/contacts/${bob.id}/tags/${tag}`, 'contact_tags');
  expect(await found(`filter[tag]=${tag}`)).toEqual([]);
  await world.drain();
  expect(await found(`filter[tag]=${tag}`)).toEqual([]);
});

test('a deleted tag finds nobody at once', async () => {
  const tag = await change('POST', '/tags', 'tags', { name: 'silver' });
  await change('POST', `/contacts/${bob.id}/tags`, 'contact_tags', { tag_id: tag });
  await world.drain();
  expect(await found(`filter[tag]=${tag}`)).toEqual([bob.id]);
  await change('DELETE', `/tags/${tag}`, 'tags');
  expect(await found(`filter[tag]=${tag}`)).toEqual([]);
  expect(await found(`filter[tag]=${tag}&filter[id]=${bob.id}`)).toEqual([]);
});

test('a cursor of a creator is refused for a member, whose list has another order, and the reverse', async () => {
  for (const [of, by] of [
    [owner, ann.token],
    [ann.token, owner],
  ] as const) {
    const { next } = (await list('page[size]=1', of)).body.links as { next: string };
    expect(outcome(await world.service.call({ path: next, token: by }))).toBe('422 page[after]');
    expect((await world.service.call({ path: next, token: of })).status).toBe(200);
  }
});

test('members are sorted by name, time of joining, last active day and points, in both directions', async () => {
  const key = { team: world.team.id, hub };
  const all = [ann.id, bob.id, cleo.id];
  expect(await found('sort=name', ann.token)).toEqual(all);
  expect(await found('sort=-name')).toEqual([...all].reverse());
  expect(await found('sort=joined_at')).toEqual(all);
  expect(await found('sort=-joined_at', ann.token)).toEqual([...all].reverse());
  const { db } = world.service;
  const days = [
    [bob.id, '2026-01-31'],
    [ann.id, '2026-02-01'],
  ] as const;
  for (const [id, day] of days) {
    expect(await lacksActiveDay(db, key, id, day)).toBe(true);
    await countedActions(db, key).recordActiveDay(id, day);
    await settleMemberPlaces(db, key, id);
    expect(await lacksActiveDay(db, key, id, day)).toBe(false);
  }
  expect(await found('sort=-last_active_at')).toEqual([ann.id, bob.id, cleo.id]);
  const active = async (query: string, token = owner) =>
    items(await list(query, token)).map(({ attributes }) => attributes.last_active_at);
  expect(await active('sort=-last_active_at')).toEqual(['2026-02-01T00:00:00.000Z', '2026-01-31T00:00:00.000Z', null]);
  expect(await active(`filter[id]=${bob.id}`)).toEqual(['2026-01-31T00:00:00.000Z']);
  expect(await active('page[size]=1')).toEqual(['2026-02-01T00:00:00.000Z']);
  const one = await world.service.call({ path: `/api/v1/hubs/${hub}/members/${ann.id}`, token: owner });
  expect(data(one).attributes.last_active_at).toBe('2026-02-01T00:00:00.000Z');
  expect(await active('sort=-last_active_at', ann.token)).toEqual([undefined, undefined, undefined]);
  expect(await found('sort=-last_active_at&filter[field][likes]=Jazz&filter[q]=b')).toEqual([bob.id]);
  await world.service.db.put({ ...pointsKey(key, cleo.id), entity: pointsEntity, contact_id: cleo.id, points: 9 });
  await world.work({ kind: 'thing', thing: 'member', team_id: key.team, hub_id: hub, id: cleo.id, counts_only: true });
  expect((await found('sort=-points', bob.token))[0]).toBe(cleo.id);
  expect(await found('sort=-points&page[size]=1')).toEqual([cleo.id]);
});

test('an unknown sort, and a sort of listed ids, return 400', async () => {
  expect(outcome(await list('sort=email'))).toBe('400 unsupported_parameter sort');
  expect(outcome(await list(`sort=name&filter[id]=${ann.id}`))).toBe('400 unsupported_parameter sort');
});

test('sorted and filtered lists hide members who are not active from members', async () => {
  await change('PATCH', `/hubs/${hub}/members/${bob.id}`, 'members', { status: 'suspended' });
  const queries = ['sort=name', 'sort=-joined_at', 'sort=-points', 'sort=-last_active_at', 'filter[field][city]=koln'];
  for (const settled of [false, true]) {
    if (settled) await world.drain();
    for (const query of queries) expect(await found(query, ann.token), query).not.toContain(bob.id);
  }
  expect(await found('sort=name')).toContain(bob.id);
});
