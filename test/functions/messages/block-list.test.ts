import { beforeEach, expect, test } from 'vitest';
import { contactKey } from '../../../shared/hubs/people/contacts/contact-item.ts';
import { meter } from '../../support/meter.ts';
import { useWorld } from '../../support/use-world.ts';
import { items, type Person, startMessages } from './world.ts';

const world = useWorld(startMessages);
let ada: Person;
let ben: Person;
let cleo: Person;

const block = (by: Person, { id }: Person) => world.send(by.token, 'PUT', `/me/blocks/${id}`);
const unblock = (by: Person, { id }: Person) => world.send(by.token, 'DELETE', `/me/blocks/${id}`);
const listOf = async ({ token }: Person) =>
  items(await world.get(token, '/me/blocks')).map(({ attributes }) => attributes);

beforeEach(async () => {
  [ada, ben, cleo] = [await world.person(), await world.person(), await world.person()];
});

test('a contact lists only their own blocks, latest first, with the current name and photo', async () => {
  await block(ada, ben);
  await block(ada, cleo);
  await block(ben, cleo);
  const set = { name: 'Ben Okri', avatar: 'upload' };
  await world.service.db.update(contactKey(world.world.ours.id, ben.id), { set });
  const photo = expect.stringContaining(`/contacts/${world.world.ours.id}/${ben.id}/avatar`);
  const blocked = { blocked_display_name: 'Ben Okri', blocked_is_former_member: false, blocked_photo_url: photo };
  const found = await listOf(ada);
  expect(found).toMatchObject([
    { contact_id: ada.id, blocked_contact_id: cleo.id },
    { contact_id: ada.id, blocked_contact_id: ben.id, ...blocked },
  ]);
  expect((await listOf(ben)).map(({ blocked_contact_id }) => blocked_contact_id)).toEqual([cleo.id]);
  expect(await listOf(cleo)).toEqual([]);
});

test('a lifted block is no longer listed, and a repeated block is listed once, by its first time', async () => {
  await block(ada, ben);
  const [first] = await listOf(ada);
  await block(ada, cleo);
  await block(ada, ben);
  const again = (await listOf(ada)).filter(({ blocked_contact_id }) => blocked_contact_id === ben.id);
  expect(again).toEqual([first]);
  await unblock(ada, ben);
  expect((await listOf(ada)).map(({ blocked_contact_id }) => blocked_contact_id)).toEqual([cleo.id]);
});

test('a deleted contact stays listed without a name and a photo, so that the block can be lifted', async () => {
  await block(ada, ben);
  await world.service.db.remove(contactKey(world.world.ours.id, ben.id));
  const former = { blocked_display_name: 'Former member', blocked_is_former_member: true, blocked_photo_url: null };
  expect(await listOf(ada)).toMatchObject([former]);
  expect((await unblock(ada, ben)).status).toBe(204);
});

test('a page of blocks has a fixed number of requests', async () => {
  const spent = meter(world.service.store.client);
  const requests = async () => {
    spent.read();
    await listOf(ada);
    return spent.read().requests;
  };
  await block(ada, ben);
  const few = await requests();
  await block(ada, cleo);
  expect(await requests()).toBe(few);
});
