import { expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { contactIds, data, inHub, items, ofHub, outcome, startMembers } from './world.ts';

const world = useWorld(startMembers);

const item = (id: string) => ofHub(world.ours, `/members/${id}`);
const add = (attributes: object, token?: string) =>
  world.send('POST', ofHub(world.ours, '/members'), { type: 'members', attributes }, token);
const change = (id: string, attributes: object) => world.send('PATCH', item(id), { type: 'members', attributes });
const remove = (id: string) => world.send('DELETE', item(id));
const statusOf = async (id: string) => data(await world.get(inHub(world.ours, `/members/${id}`))).attributes.status;
const accessOf = async (token: string) => outcome(await world.get(inHub(world.ours, '/members'), token));
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();

test('C038 C042: POST adds a contact to the hub, and Location points to the membership', async () => {
  const { id, token } = world.ours.outsider;
  expect(await accessOf(token)).toBe('404 not_found');
  const added = await add({ contact_id: id, role: 'guest' });
  expect(outcome(added)).toBe('201');
  expect(data(added)).toMatchObject({
    id: `${world.ours.hub}:${id}`,
    type: 'members',
    attributes: { status: 'active', role: 'guest', warning_count: 0 },
  });
  expect(added.headers.Location).toBe(`/api/v1${inHub(world.ours, `/members/${id}`)}`);
  expect(data(await world.get(inHub(world.ours, `/members/${id}`))).id).toBe(`${world.ours.hub}:${id}`);
  expect(await accessOf(token)).toBe('200');
  expect(outcome(await add({ contact_id: id }))).toBe('409 already_in_hub /data/attributes/contact_id');
});

test('an unknown contact, an expiry in the past and an unknown role return 422', async () => {
  for (const contact_id of [newId(), world.theirs.outsider.id])
    expect(outcome(await add({ contact_id }))).toBe('422 unknown_contact /data/attributes/contact_id');
  const contact_id = world.ours.member.id;
  expect(outcome(await add({ contact_id, expires_at: fromNow(-1000) }))).toBe(
    '422 expires_in_past /data/attributes/expires_at',
  );
  expect(outcome(await add({ contact_id, role: 'king' }))).toBe('422 /data/attributes/role');
});

test('of eight concurrent additions of a contact, one succeeds', async () => {
  const { id } = await world.person();
  await remove(id);
  const responses = await Promise.all(Array.from({ length: 8 }, () => add({ contact_id: id })));
  expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
});

test('status active admits an invited or pending member, and suspended returns 409', async () => {
  for (const status of ['invited', 'pending'] as const) {
    const { id, token } = await world.person(status);
    expect(await accessOf(token)).toBe('404 not_found');
    expect(outcome(await change(id, { status: 'suspended' }))).toBe('409 illegal_transition /data/attributes/status');
    const admitted = data(await change(id, { status: 'active' }));
    expect(admitted.attributes).toMatchObject({ status: 'active', joined_at: expect.any(String) });
    expect(await accessOf(token)).toBe('200');
  }
});

test('a suspended member gets 403 from the next request on, until the status is active again', async () => {
  const { id, token } = await world.person();
  const until = fromNow(3_600_000);
  expect(data(await change(id, { status: 'suspended', suspended_until: until })).attributes).toMatchObject({
    status: 'suspended',
    suspended_until: until,
  });
  expect(await accessOf(token)).toBe('403 account_suspended');
  expect(data(await change(id, { suspended_until: null })).attributes).toMatchObject({
    status: 'suspended',
    suspended_until: null,
  });
  expect(data(await change(id, { status: 'active' })).attributes).toMatchObject({
    status: 'active',
    suspended_until: null,
  });
  expect(await accessOf(token)).toBe('200');
  expect(outcome(await change(id, { suspended_until: until }))).toBe('409 illegal_transition /data/attributes/status');
  expect(outcome(await change(id, { status: 'suspended', suspended_until: fromNow(-1) }))).toBe(
    '422 expires_in_past /data/attributes/suspended_until',
  );
});

test('an update changes only the attributes that it contains, and a null role returns 422', async () => {
  const { id } = await world.person();
  const before = data(await change(id, {})).attributes;
  expect(data(await change(id, { role: 'moderator' })).attributes).toMatchObject({
    role: 'moderator',
    status: 'active',
  });
  expect(outcome(await change(id, { role: null, status: 'suspended' }))).toBe('422 /data/attributes/role');
  expect(await statusOf(id)).toBe(before.status);
  for (const status of ['left', 'removed', 'banned', 'pending'])
    expect(outcome(await change(id, { status }))).toBe('422 /data/attributes/status');
  expect(outcome(await change(newId(), { role: 'guest' }))).toBe('404 not_found');
});

test('a removed member has no access, cannot be updated and can be added again', async () => {
  const { id, token } = await world.person();
  expect(outcome(await remove(id))).toBe('204');
  expect(outcome(await remove(id))).toBe('404 not_found');
  expect(await accessOf(token)).toBe('404 not_found');
  expect(await statusOf(id)).toBe('removed');
  expect(outcome(await change(id, { status: 'active' }))).toBe('409 illegal_transition /data/attributes/status');
  expect(outcome(await add({ contact_id: id }))).toBe('201');
  expect(await accessOf(token)).toBe('200');
});

test('a member can leave the hub, and cannot remove another member', async () => {
  const [one, two] = [await world.person(), await world.person()];
  const leave = (id: string, token: string) =>
    world.send('DELETE', inHub(world.ours, `/members/${id}`), undefined, token);
  expect(outcome(await leave(two.id, one.token))).toBe('403 forbidden');
  expect(outcome(await leave(one.id, one.token))).toBe('204');
  expect(await accessOf(one.token)).toBe('404 not_found');
  expect([await statusOf(one.id), await statusOf(two.id)]).toEqual(['left', 'active']);
});

test('members list active members without email addresses; creators list all and can filter by status', async () => {
  const [pending, active] = [await world.person('pending'), await world.person()];
  const directory = await world.get(inHub(world.ours, '/members'), active.token);
  expect(contactIds(directory)).toContain(active.id);
  expect(contactIds(directory)).not.toContain(pending.id);
  expect(new Set(items(directory).flatMap(({ attributes }) => Object.keys(attributes)))).toEqual(
    new Set([
      'hub_id',
      'contact_id',
      'name',
      'headline',
      'bio',
      'profile_links',
      'fields',
      'photo_url',
      'photo_url_expires_at',
      'photo_thumbnail_url',
      'photo_thumbnail_url_expires_at',
      'role',
      'joined_at',
    ]),
  );
  const own = data(await world.get(inHub(world.ours, `/members/${active.id}`), active.token));
  expect(own.attributes).not.toHaveProperty('email');
  expect(outcome(await world.get(inHub(world.ours, `/members/${pending.id}`), active.token))).toBe('404 not_found');
  const filtered = await world.get(inHub(world.ours, '/members?filter[status]=pending'), active.token);
  expect(contactIds(filtered)).not.toContain(pending.id);
  const creators = await world.get(inHub(world.ours, '/members?filter[status]=pending'));
  expect(items(creators).find(({ attributes }) => attributes.contact_id === pending.id)?.attributes.email).toBe(
    pending.email,
  );
  expect(contactIds(creators)).not.toContain(active.id);
  expect(contactIds(await world.get(inHub(world.ours, '/members?page[size]=100')))).toEqual(
    expect.arrayContaining([pending.id, active.id]),
  );
  expect(outcome(await world.get(inHub(world.ours, '/members?filter[status]=x')))).toBe('422');
});
