import { beforeEach, describe, expect, test } from 'vitest';
import { prefixed } from '../../../shared/hubs/people/embedded/prefixed.ts';
import { useWorld } from '../../support/use-world.ts';
import { data, items, type Person, refusal, startMessages, unnamed } from './world.ts';

const world = useWorld(startMessages);
let ada: Person;
let ben: Person;
let conversation: string;
beforeEach(async () => {
  [ada, ben] = [await world.person(), await world.person()];
  conversation = data(await world.open(ada, [ben])).id;
  await world.changes();
});

const seat = async ({ token }: Person, id = conversation) =>
  data(await world.get(token, `/conversations/${id}`)).attributes;
const unread = async (by: Person, id = conversation) => (await seat(by, id)).unread_count;
const listed = async ({ token }: Person, query = '') =>
  items(await world.get(token, `/conversations${query}`)).map(({ id }) => id);
const markRead = ({ token }: Person, id = conversation) => world.send(token, 'PUT', `/conversations/${id}/read`);
const patch = ({ token }: Person, attributes: object, id = conversation) =>
  world.send(token, 'PATCH', `/conversations/${id}`, attributes);

describe('unread messages', () => {
  test('messages of others count as unread until they are read; the reader’s own never count', async () => {
    const sent = data(await world.say(ada, conversation, 'one'));
    await world.say(ada, conversation, 'two');
    await world.deliverAll();
    expect([await unread(ada), await unread(ben)]).toEqual([0, 2]);
    const read = await markRead(ben);
    expect([read.status, data(read).attributes.unread_count]).toEqual([200, 0]);
    expect((await seat(ben)).last_read_message_id).not.toBe(sent.id);
    expect(data(await markRead(ben)).attributes).toEqual(data(read).attributes);
  });

  test('a message that was read before its delivery to the inbox does not count as unread', async () => {
    await world.say(ada, conversation);
    await markRead(ben);
    await world.say(ada, conversation);
    await world.deliverAll();
    expect(await unread(ben)).toBe(1);
  });

  test('a reply marks the earlier messages as read', async () => {
    await world.say(ada, conversation);
    await world.deliverAll();
    await world.say(ben, conversation);
    await world.deliverAll();
    expect([await unread(ada), await unread(ben)]).toEqual([1, 0]);
  });

  test('stream records that are redelivered in other batches and another order count once', async () => {
    for (const body of ['1', '2', '3']) await world.say(ada, conversation, body);
    const records = await world.changes();
    await world.deliver(records.slice(1));
    await world.deliver(records);
    await Promise.all([world.deliver(records), world.deliver([...records].reverse())]);
    expect(await unread(ben)).toBe(3);
    await markRead(ben);
    await world.deliver(records);
    expect(await unread(ben)).toBe(0);
  });

  test('50 concurrent messages with reads in between are all counted', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => world.person()));
    const [reader, ...writers] = people as [Person, ...Person[]];
    const { id } = data(await world.open(reader, writers));
    await world.changes();
    const say = (nth: number) => world.say(writers[nth % 4] ?? reader, id, `${nth}`);
    await Promise.all(Array.from({ length: 25 }, (_, nth) => say(nth)));
    const first = await world.changes();
    await Promise.all([world.deliver(first), markRead(reader, id), patch(reader, { is_muted: true }, id)]);
    expect(await unread(reader, id)).toBe(0);
    await Promise.all(Array.from({ length: 25 }, (_, nth) => say(nth + 25)));
    await world.deliverAll();
    expect([await unread(reader, id), (await seat(reader, id)).is_muted]).toEqual([25, true]);
  });

  test('unread_count stops at 100', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => world.person()));
    const [reader, ...writers] = people as [Person, ...Person[]];
    const { id } = data(await world.open(reader, writers));
    for (let round = 0; round < 28; round += 1)
      await Promise.all(writers.map((writer) => world.say(writer, id, `${round}`)));
    const records = await world.changes();
    await world.deliver(records);
    await world.deliver(records);
    expect(await unread(reader, id)).toBe(100);
  });
});

describe('GET /conversations', () => {
  test('the conversation with the latest message comes first, with a preview of the message', async () => {
    const cem = await world.person();
    const second = data(await world.open(ada, [cem])).id;
    expect(await listed(ada)).toEqual([second, conversation]);
    const { id } = data(await world.say(ada, conversation, `${'🌱'.repeat(139)}ab`));
    await world.deliverAll();
    expect(await listed(ada)).toEqual([conversation, second]);
    expect((await seat(ben)).last_message).toEqual({
      id,
      author_contact_id: ada.id,
      ...prefixed('author', unnamed),
      is_automated: false,
      preview: `${'🌱'.repeat(139)}a`,
      created_at: expect.any(String),
      deleted_at: null,
    });
  });

  test('last_message shows the edited text, and no text for a deleted message', async () => {
    const first = data(await world.say(ada, conversation, 'first'));
    const { id } = data(await world.say(ada, conversation, 'secret'));
    await world.send(ada.token, 'PATCH', `/messages/${id}`, { body: 'public' }, 'messages');
    await world.deliverAll();
    expect((await seat(ben)).last_message).toMatchObject({ id, preview: 'public' });
    await world.send(ada.token, 'DELETE', `/messages/${id}`);
    await world.deliverAll();
    expect((await seat(ben)).last_message).toMatchObject({ id, preview: null, deleted_at: expect.any(String) });
    await world.send(ada.token, 'DELETE', `/messages/${first.id}`);
    await world.deliverAll();
    expect([(await seat(ben)).last_message, await unread(ben)]).toMatchObject([{ id }, 2]);
  });

  test('C021 C025: pages cover the list once, and filters select by hub and by archived state', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, () => world.person()));
    for (const other of others) await world.open(ada, [other]);
    const whole = await listed(ada);
    expect(whole).toHaveLength(5);
    const walked: string[] = [];
    for (let next: string | undefined = '/conversations?page[size]=2'; next !== undefined; ) {
      const page = await world.get(ada.token, next);
      walked.push(...items(page).map(({ id }) => id));
      next = (page.body.links as { next?: string }).next?.replace('/api/v1', '');
    }
    expect(walked).toEqual(whole);
    expect(await listed(ada, `?filter[hub_id]=${world.hub.hub}`)).toEqual(whole);
    expect(await listed(ada, `?filter[hub_id]=${conversation}`)).toEqual([]);
    await patch(ada, { is_archived: true });
    expect(await listed(ada)).toEqual(whole.filter((id) => id !== conversation));
    expect(await listed(ada, '?filter[is_archived]=true')).toEqual([conversation]);
    const bad = await world.get(ada.token, '/conversations?filter[is_archived]=yes');
    expect(refusal(bad)).toEqual([422, undefined, { parameter: 'filter[is_archived]' }]);
  });
});

describe('PATCH /conversations/{id}', () => {
  test('muting and archiving apply to the caller only, and omitted fields keep their values', async () => {
    const changed = await patch(ada, { is_muted: true });
    expect([changed.status, data(changed).attributes]).toMatchObject([200, { is_muted: true, is_archived: false }]);
    await patch(ada, { is_archived: true });
    expect(await seat(ada)).toMatchObject({ is_muted: true, is_archived: true });
    expect(await seat(ben)).toMatchObject({ is_muted: false, is_archived: false });
    expect(data(await patch(ada, {})).attributes).toEqual(await seat(ada));
  });

  test('a new message of another contact unarchives a conversation; redelivery and edits do not', async () => {
    const sent = data(await world.say(ada, conversation));
    const records = await world.changes();
    await world.deliver(records);
    await patch(ben, { is_archived: true });
    await world.deliver(records);
    await world.send(ada.token, 'PATCH', `/messages/${sent.id}`, { body: 'edited' }, 'messages');
    await world.deliverAll();
    expect((await seat(ben)).last_message).toMatchObject({ preview: 'edited' });
    expect(await listed(ben)).toEqual([]);
    await world.say(ada, conversation);
    await world.deliverAll();
    expect(await listed(ben)).toEqual([conversation]);
  });

  test.each([
    ['is_muted', { is_muted: null }],
    ['is_muted', { is_muted: 'yes' }],
    ['is_archived', { is_muted: true, is_archived: 1 }],
  ])('an invalid %s returns 422 at its pointer, and nothing is written', async (field, attributes) => {
    expect(refusal(await patch(ada, attributes))).toEqual([422, undefined, { pointer: `/data/attributes/${field}` }]);
    expect((await seat(ada)).is_muted).toBe(false);
  });
});
