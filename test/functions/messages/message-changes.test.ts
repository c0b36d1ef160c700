import { beforeEach, expect, test } from 'vitest';
import { messageKey } from '../../../shared/engagement/messages/message-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { tagFor } from '../../../shared/platform/ids/place-id.ts';
import { useWorld } from '../../support/use-world.ts';
import { data, items, type Person, refusal, startMessages } from './world.ts';

const world = useWorld(startMessages);
let ada: Person;
let ben: Person;
let conversation: string;
beforeEach(async () => {
  [ada, ben] = [await world.person(), await world.person()];
  conversation = data(await world.open(ada, [ben])).id;
});

const read = async (by: Person, query = '') =>
  items(await world.get(by.token, `/conversations/${conversation}/messages${query}`));
const bodies = async (by: Person, query = '') => (await read(by, query)).map(({ attributes }) => attributes.body);
const edit = (by: Person, id: string, body: unknown = 'other') =>
  world.send(by.token, 'PATCH', `/messages/${id}`, { body }, 'messages');
const remove = (by: Person, id: string) => world.send(by.token, 'DELETE', `/messages/${id}`);

test('the author edits a message, and edited_at is set', async () => {
  const { id } = data(await world.say(ada, conversation));
  const edited = await edit(ada, id, 'better');
  expect([edited.status, data(edited).attributes]).toEqual([
    200,
    expect.objectContaining({ body: 'better', edited_at: expect.any(String) }),
  ]);
  expect((await read(ben))[0]?.attributes).toEqual(data(edited).attributes);
  const refused = await edit(ada, id, '');
  expect(refusal(refused)).toEqual([422, undefined, { pointer: '/data/attributes/body' }]);
});

test('C324: the author’s DELETE returns 204; the message keeps its position and its text is erased from the table', async () => {
  await world.say(ada, conversation, 'before');
  const { id } = data(await world.say(ada, conversation, 'secret words'));
  await world.say(ada, conversation, 'after');
  expect((await remove(ada, id)).status).toBe(204);
  expect(await bodies(ben)).toEqual(['after', null, 'before']);
  expect((await read(ben))[1]?.attributes.deleted_at).toEqual(expect.any(String));
  const stored = await world.service.db.get(messageKey(world.hub.team, tagFor(conversation), id));
  expect(JSON.stringify(stored)).not.toContain('secret');
});

test('a deleted message cannot be deleted again or edited', async () => {
  const { id } = data(await world.say(ada, conversation));
  const statuses = await Promise.all([remove(ada, id), remove(ada, id), remove(ada, id)]);
  expect(statuses.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
  expect((await edit(ada, id)).status).toBe(404);
  expect(await bodies(ada)).toEqual([null]);
});

test('a delete that races with edits wins', async () => {
  const { id } = data(await world.say(ada, conversation));
  await Promise.all([edit(ada, id), remove(ada, id), edit(ada, id)]);
  expect(await bodies(ada)).toEqual([null]);
});

test('another participant is refused with 403, and every other caller with 404', async () => {
  const { id } = data(await world.say(ada, conversation, 'mine'));
  const eve = await world.person();
  for (const call of [edit, remove]) {
    expect(refusal(await call(ben, id))).toEqual([403, 'forbidden', undefined]);
    expect(refusal(await call(eve, id))).toEqual([404, 'not_found', undefined]);
    expect(refusal(await call({ id: '', token: world.world.theirs.member.token }, id))[0]).toBe(404);
    expect(refusal(await call(ada, newId()))[0]).toBe(404);
    expect(refusal(await call(ada, `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`))[0]).toBe(404);
  }
  expect(await bodies(ada)).toEqual(['mine']);
});

test('a banned author cannot edit or delete messages', async () => {
  const { id } = data(await world.say(ada, conversation, 'mine'));
  await world.become(ada, 'banned');
  for (const call of [edit, remove]) expect(refusal(await call(ada, id))[1]).toBe('account_suspended');
  expect(await bodies(ben)).toEqual(['mine']);
});

test('C110 C325 A12 A13: DELETE with a malformed id returns 422 with `detail` and `errors`; PATCH returns 404', async () => {
  const refused = await remove(ada, 'nope');
  expect(refused.status).toBe(422);
  expect(refused.headers['Content-Type']).toBe('application/vnd.api+json');
  expect(refused.body).toMatchObject({
    errors: [{ status: '422', source: { parameter: 'message_id' } }],
    detail: [{ loc: ['path', 'message_id'], msg: expect.any(String), type: 'uuid', input: 'nope', ctx: {} }],
  });
  expect((await edit(ada, 'nope')).status).toBe(404);
});
