import { expect, test } from 'vitest';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { memberships } from '../../../shared/hubs/people/members/memberships.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { data, ids, inHub, items, ofHub, outcome, startMembers } from './world.ts';

const world = useWorld(startMembers);

const path = (id = '') => ofHub(world.ours, `/automated-senders${id && `/${id}`}`);
const appoint = (id: string, token?: string) => world.send('PUT', path(id), undefined, token);
const dismiss = (id: string, token?: string) => world.send('DELETE', path(id), undefined, token);
const listed = async () => ids(await world.get(path()));
const rowOf = (id: string) => world.service.db.get<object>(memberKey({ team: world.ours.id, hub: world.ours.hub }, id));

test('an owner appoints a member, lists the senders with their names and dismisses them', async () => {
  const { id } = await world.person();
  const appointed = await appoint(id);
  expect(outcome(appointed)).toBe('200');
  expect(data(appointed)).toMatchObject({ type: 'members', attributes: { contact_id: id, is_automated_sender: true } });
  const sender = items(await world.get(path())).find(({ attributes }) => attributes.contact_id === id);
  expect(sender?.attributes).toMatchObject({ name: 'Ada', is_automated_sender: true });
  expect(outcome(await dismiss(id))).toBe('204');
  expect(await listed()).not.toContain(`${world.ours.hub}:${id}`);
  expect(data(await world.get(inHub(world.ours, `/members/${id}`))).attributes.is_automated_sender).toBe(false);
  expect(outcome(await dismiss(id))).toBe('404 not_found');
});

test('a second appointment changes nothing', async () => {
  const { id } = await world.person();
  await appoint(id);
  const before = await rowOf(id);
  expect(outcome(await appoint(id))).toBe('200');
  expect(await rowOf(id)).toEqual(before);
});

test('only owners appoint, list and dismiss: other users, API keys and the member get 403', async () => {
  const { id, token } = await world.person();
  const { admin } = world.ours.users;
  const key = await world.key(['*'], true);
  await appoint(id);
  const before = await rowOf(id);
  for (const caller of [admin.token, key.secret, token]) {
    expect(outcome(await appoint(id, caller))).toBe('403 forbidden');
    expect(outcome(await world.get(path(), caller))).toBe('403 forbidden');
    expect(outcome(await dismiss(id, caller))).toBe('403 forbidden');
  }
  expect(await rowOf(id)).toEqual(before);
});

test('a membership that is not active, a contact outside the hub and an unknown id get 404', async () => {
  const pending = await world.person('pending');
  expect(outcome(await appoint(pending.id))).toBe('404 not_found');
  expect(await rowOf(pending.id)).not.toHaveProperty('is_automated_sender');
  expect(outcome(await appoint(world.theirs.member.id))).toBe('404 not_found');
  expect(outcome(await appoint(newId()))).toBe('404 not_found');
});

test('an owner of another team gets 404 and changes nothing', async () => {
  const { id } = await world.person();
  expect(outcome(await appoint(id, world.theirs.users.owner.token))).toMatch(/^40[34]/);
  expect(await rowOf(id)).not.toHaveProperty('is_automated_sender');
});

test('a membership that ends is not listed any more, and returns without the appointment', async () => {
  const { id } = await world.person();
  await appoint(id);
  const hub = { team: world.ours.id, hub: world.ours.hub };
  const actor = { type: 'user', id: world.ours.users.owner.id } as const;
  await memberships(world.service.db, hub).change(id, { status: 'suspended' }, actor, new Date());
  expect(await rowOf(id)).not.toHaveProperty('is_automated_sender');
  await memberships(world.service.db, hub).change(id, { status: 'active' }, actor, new Date());
  expect(await listed()).not.toContain(`${world.ours.hub}:${id}`);
});
