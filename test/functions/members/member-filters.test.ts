import { beforeAll, expect, test } from 'vitest';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { membersByName, membersByRole } from '../../../shared/hubs/people/members/member-places.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { contactIds, outcome } from '../../support/answers.ts';
import { seedTeam } from '../../support/seed.ts';
import { seedContact } from '../../support/seed-contact.ts';
import { useWorld } from '../../support/use-world.ts';
import { newHub, newMember, type Person } from '../community/world.ts';
import { startSearch } from '../search/world.ts';

const world = useWorld(startSearch);
let owner: string;
let ann: Person;
let angus: Person;
let bea: Person;
let hub: string;

const path = () => `/api/v1/hubs/${hub}/members`;
const list = (query: string, token = owner) => world.service.call({ path: `${path()}?${query}`, token });
const found = async (query: string, token = owner) => contactIds(await list(query, token));
const change = async (method: string, at: string, type: string, attributes?: object) => {
  const body = attributes && { data: { type, attributes } };
  const answered = await world.service.call({
    method,
    path: `/api/v1/teams/${world.team.id}${at}`,
    token: owner,
    body,
  });
  expect(answered.status).toBeLessThan(300);
};
const update = (id: string, attributes: object) => change('PATCH', `/hubs/${hub}/members/${id}`, 'members', attributes);
const rename = (id: string, name: string | null) => change('PATCH', `/contacts/${id}`, 'contacts', { name });

/** Every member of the hub by reading all of its rows. */
const recount = async () => {
  const all = await list('page[size]=100');
  return (all.body.data as { attributes: { contact_id: string; name: string | null; role: string } }[]).map(
    ({ attributes }) => attributes,
  );
};

beforeAll(async () => {
  owner = world.team.users.owner.token;
  hub = await newHub(world.service, world.team);
  const place = { ...world, hub };
  [ann, angus, bea] = [
    await newMember(place, 'Ánn Lee'),
    await newMember(place, 'ANgus'),
    await newMember(place, 'Bea Lee'),
  ];
  await newMember(place, null);
  await newMember({ ...world }, 'Ann of another hub');
  await world.drain();
});

test('q finds members by the beginning of their names, in the order of names, ignoring case and accents', async () => {
  expect(await found('filter[q]=an')).toEqual([angus.id, ann.id]);
  expect(await found('filter[q]=ÁN')).toEqual([angus.id, ann.id]);
  expect(await found('filter[q]=ann%20%20l')).toEqual([ann.id]);
  expect(await found('filter[q]=lee')).toEqual([]);
  expect(await found('filter[q]=an', bea.token)).toEqual([angus.id, ann.id]);
});

test('pages of a filtered list contain each member once', async () => {
  const first = await list('filter[q]=an&page[size]=1');
  expect(contactIds(first)).toEqual([angus.id]);
  const next = (first.body.links as { next: string }).next;
  expect(contactIds(await world.service.call({ path: next, token: owner }))).toEqual([ann.id]);
  const other = next.replace('filter%5Bq%5D=an', 'filter%5Bq%5D=be');
  expect(outcome(await world.service.call({ path: other, token: owner }))).toBe('422 page[after]');
});

test('a renamed member is found by the new name only, at once and after the index has changed', async () => {
  await rename(bea.id, 'Zoe');
  expect(await found('filter[q]=bea')).toEqual([]);
  await world.drain();
  expect(await found('filter[q]=bea')).toEqual([]);
  expect(await found('filter[q]=zo')).toEqual([bea.id]);
  await rename(bea.id, null);
  await world.drain();
  expect(await found('filter[q]=zo')).toEqual([]);
  await rename(bea.id, 'Bea Lee');
  await world.drain();
});

test('role selects by the current role, and with q by both', async () => {
  await update(angus.id, { role: 'moderator' });
  expect(await found('filter[role]=member&filter[q]=an')).toEqual([ann.id]);
  await world.drain();
  expect(await found('filter[role]=moderator')).toEqual([angus.id]);
  expect(await found('filter[role]=moderator&filter[q]=an')).toEqual([angus.id]);
  expect(await found('filter[role]=member&filter[q]=an')).toEqual([ann.id]);
  expect(await found('filter[role]=owner')).toEqual([]);
  expect(await found('filter[role]=member', ann.token)).not.toContain(angus.id);
  await update(angus.id, { role: 'member' });
  await world.drain();
  expect(await found('filter[role]=moderator')).toEqual([]);
});

test('members never find banned, pending, suspended, former or erased members, before and after the index lags', async () => {
  const place = { ...world, hub };
  const hidden = await Promise.all(
    ['Quinn 1', 'Quinn 2', 'Quinn 3', 'Quinn 4', 'Quinn 5'].map((name) => newMember(place, name)),
  );
  const [banned, suspended, removed, pending, erased] = hidden as [Person, Person, Person, Person, Person];
  await world.drain();
  const ids = hidden.map(({ id }) => id);
  expect(await found('filter[q]=quinn', ann.token)).toEqual(ids);
  const at = `/hubs/${hub}/members`;
  await change('POST', `/hubs/${hub}/members/${banned.id}/ban`, 'banned_members', { ban_reason: 'spamming' });
  await update(suspended.id, { status: 'suspended' });
  await change('DELETE', `${at}/${removed.id}`, 'members');
  await world.service.db.update(memberKey({ team: world.team.id, hub }, pending.id), {
    set: { status: 'pending', updated_at: new Date().toISOString() },
  });
  await change('DELETE', `/contacts/${erased.id}`, 'contacts');
  const filters = ['filter[q]=quinn', 'filter[role]=member', `filter[id]=${ids.join(',')}`];
  const seen = async () => (await Promise.all(filters.map((filter) => found(filter, ann.token)))).flat();
  const visible = new Set(await seen());
  expect(ids.filter((id) => visible.has(id))).toEqual([]);
  await world.drain();
  const later = new Set(await seen());
  expect(ids.filter((id) => later.has(id))).toEqual([]);
  expect(await found('filter[q]=quinn&filter[status]=banned')).toEqual([banned.id]);
  expect(await found('filter[q]=quinn')).toEqual(ids.filter((id) => id !== erased.id));
  expect(await found('filter[status]=banned&filter[q]=quinn', ann.token)).toEqual([]);
});

test('id selects at most 100 members of this hub, by contact id or composed id', async () => {
  const other = await seedTeam(world.service.db, world.service.keys);
  const elsewhere = await newMember({ service: world.service, team: other, hub: await newHub(world.service, other) });
  const ids = [bea.id, `${hub}:${ann.id}`, ann.id, elsewhere.id, world.ada.id, `${world.hub}:${angus.id}`, newId()];
  expect(await found(`filter[id]=${ids.join(',')}`)).toEqual([ann.id, bea.id].sort());
  expect(await found(`filter[id]=${ids.join(',')}&filter[q]=be`)).toEqual([bea.id]);
  const first = await list(`filter[id]=${ann.id},${bea.id}&page[size]=1`);
  const next = (first.body.links as { next: string }).next;
  const second = await world.service.call({ path: next, token: owner });
  expect([...contactIds(first), ...contactIds(second)]).toEqual([ann.id, bea.id].sort());
  const many = Array.from({ length: 101 }, () => newId()).join(',');
  for (const wrong of ['', 'x', `${ann.id},`, many])
    expect(outcome(await list(`filter[id]=${wrong}`))).toBe('422 filter[id]');
});

test('an empty q and an unknown role return 422 at the parameter, an unknown filter 400', async () => {
  expect(outcome(await list('filter[q]=%20'))).toBe('422 filter[q]');
  expect(outcome(await list('filter[role]=king'))).toBe('422 filter[role]');
  expect(outcome(await list('filter[email]=a'))).toBe('400 unsupported_parameter filter[email]');
});

test('another team cannot filter the members of a hub', async () => {
  expect((await list('filter[q]=an', world.other.users.owner.token)).status).toBe(404);
  const { token } = await seedContact(world.service.db, world.service.keys, world.other.id);
  expect((await list('filter[q]=an', token)).status).toBe(404);
});

test('after changes in any order, repeated and concurrent jobs, the index equals a recount', async () => {
  const jobs = [ann, angus, bea].flatMap(({ id }) => [
    { kind: 'person', team_id: world.team.id, id } as const,
    { kind: 'thing', thing: 'member', team_id: world.team.id, hub_id: hub, id } as const,
  ]);
  for (let round = 0; round < 3; round += 1) {
    const work = jobs.map((job) => world.work(job));
    await Promise.all([
      rename(ann.id, `Ann ${round}`),
      update(bea.id, { role: round % 2 ? 'admin' : 'guest' }),
      ...work,
    ]);
  }
  await world.drain();
  const key = { team: world.team.id, hub };
  const read = async (partition: string) => {
    const page = await world.service.db.query<{ contact_id: string }>({ partition, index: 'listing', limit: 100 });
    return page.items.map(({ contact_id }) => contact_id).sort();
  };
  const all = (await recount()).filter(({ name }) => name !== null);
  const named = new Set(await read(membersByName(key)));
  expect(all.filter(({ contact_id }) => !named.has(contact_id))).toEqual([]);
  for (const role of ['owner', 'admin', 'moderator', 'member', 'guest'] as const) {
    const expected = (await recount()).filter((one) => one.role === role && named.has(one.contact_id));
    expect(await read(membersByRole(key, role))).toEqual(expected.map(({ contact_id }) => contact_id).sort());
  }
  expect(await found('filter[q]=ann')).toEqual([ann.id]);
});
