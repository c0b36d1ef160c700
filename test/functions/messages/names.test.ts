import { beforeEach, expect, test } from 'vitest';
import { contactKey } from '../../../shared/hubs/people/contacts/contact-item.ts';
import { meter } from '../../support/meter.ts';
import { useWorld } from '../../support/use-world.ts';
import { data, items, type Person, startMessages } from './world.ts';

const world = useWorld(startMessages);
let ada: Person;
let ben: Person;
let conversation: string;

const rename = ({ id }: Person, set: { name: string; avatar?: string }) =>
  world.service.db.update(contactKey(world.world.ours.id, id), { set });
const inbox = async () => items(await world.get(ben.token, '/conversations'))[0]?.attributes;
const messages = async () =>
  items(await world.get(ben.token, `/conversations/${conversation}/messages`)).map(({ attributes }) => attributes);

beforeEach(async () => {
  [ada, ben] = [await world.person(), await world.person()];
  await rename(ada, { name: 'Ada', avatar: 'upload' });
  conversation = data(await world.open(ada, [ben])).id;
  await world.say(ada, conversation);
  await world.deliverAll();
});

test('a message, the inbox and the participants show the current name and photo, from the next request on', async () => {
  await rename(ada, { name: 'Ada Lovelace' });
  const photo = expect.stringContaining(`/contacts/${world.world.ours.id}/${ada.id}/avatar`);
  const person = { display_name: 'Ada Lovelace', is_former_member: false, photo_url: photo };
  const author = { author_display_name: 'Ada Lovelace', author_is_former_member: false, author_photo_url: photo };
  expect(await messages()).toMatchObject([author]);
  expect(await inbox()).toMatchObject({ participants: [{ contact_id: ada.id, ...person }], last_message: author });
});

test('a participant who left is a former member, and a deleted one has neither name nor photo', async () => {
  await world.become(ada, 'left');
  const left = { author_display_name: 'Ada', author_is_former_member: true };
  expect(await messages()).toMatchObject([left]);
  await world.service.db.remove(contactKey(world.world.ours.id, ada.id));
  const deleted = { author_display_name: 'Former member', author_is_former_member: true, author_photo_url: null };
  expect([await messages(), (await inbox())?.last_message]).toMatchObject([[deleted], deleted]);
});

test('a group shows all other participants, a list the first four, in two requests for any number of people', async () => {
  const others = await Promise.all(Array.from({ length: 48 }, () => world.person()));
  const group = data(await world.open(ben, [ada, ...others])).id;
  const spent = meter(world.service.store.client);
  const read = data(await world.get(ben.token, `/conversations/${group}`)).attributes;
  expect([(read.participants as []).length, spent.read().requests]).toEqual([49, 4]);
  const listed = items(await world.get(ben.token, '/conversations')).filter(({ id }) => id === group);
  const counts = listed.map(({ attributes }) => (attributes.participants as []).length);
  expect([counts, spent.read().requests]).toEqual([[4], 5]);
});
