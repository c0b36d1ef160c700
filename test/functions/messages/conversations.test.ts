import { describe, expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { data, items, type Person, refusal, startMessages, unnamed } from './world.ts';

const world = useWorld(startMessages);

const at = (field: string) => ({ pointer: `/data/attributes/${field}` });

describe('POST /conversations', () => {
  test('one other contact opens a direct conversation with 201; its Location returns the same resource', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const made = await world.open(ada, [ben]);
    expect(made.status).toBe(201);
    expect(made.headers.Location).toBe(`/api/v1/conversations/${data(made).id}`);
    expect(data(made)).toMatchObject({ type: 'conversations' });
    expect(data(made).attributes).toEqual({
      hub_id: world.hub.hub,
      kind: 'direct',
      request_status: null,
      title: null,
      contact_ids: [ada.id, ben.id],
      participants: [{ contact_id: ben.id, ...unnamed }],
      created_by_contact_id: ada.id,
      is_muted: false,
      is_archived: false,
      is_blocked_by_me: false,
      unread_count: 0,
      last_read_message_id: null,
      last_message: null,
      last_activity_at: expect.any(String),
      created_at: expect.any(String),
    });
    const read = await world.get(ada.token, `/conversations/${data(made).id}`);
    expect([read.status, data(read).attributes]).toEqual([200, data(made).attributes]);
  });

  test('opening a direct conversation again, by either contact, returns the existing one with 200 and no Location', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const made = await world.open(ada, [ben], { title: 'First' });
    const again = await world.open(ben, [ada], { title: 'Second' });
    expect(again.status).toBe(200);
    expect(again.headers).not.toHaveProperty('Location');
    expect(data(again)).toMatchObject({ id: data(made).id, attributes: { title: 'First' } });
  });

  test('concurrent opens of a direct conversation create exactly one', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const made = await Promise.all([world.open(ada, [ben]), world.open(ben, [ada]), world.open(ada, [ben])]);
    expect(new Set(made.map((one) => data(one).id)).size).toBe(1);
    expect(made.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
  });

  test('every open with several contacts creates a new group, lists it for each and ignores duplicates', async () => {
    const [ada, ben, cem] = [await world.person(), await world.person(), await world.person()];
    const made = await world.open(ada, [ben, cem, ben, ada], { title: ' Readers ' });
    expect(made.status).toBe(201);
    expect(data(made).attributes).toMatchObject({
      kind: 'group',
      title: 'Readers',
      contact_ids: [ada.id, ben.id, cem.id],
    });
    expect(data(await world.open(ada, [ben, cem])).id).not.toBe(data(made).id);
    for (const { token } of [ada, ben, cem]) expect(items(await world.get(token, '/conversations'))).toHaveLength(2);
  });

  test('the other contact sees a direct conversation after its first message or after opening it', async () => {
    const [ada, ben, cem] = [await world.person(), await world.person(), await world.person()];
    const { id } = data(await world.open(ada, [ben]));
    await world.open(ada, [cem]);
    const listed = async (token: string) => items(await world.get(token, '/conversations')).length;
    expect([await listed(ada.token), await listed(ben.token), await listed(cem.token)]).toEqual([2, 0, 0]);
    await world.say(ada, id);
    await world.deliverAll();
    await world.open(cem, [ada]);
    expect([await listed(ada.token), await listed(ben.token), await listed(cem.token)]).toEqual([2, 1, 1]);
  });

  test('a group takes 50 contacts, and the 51st is refused with 422', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => world.person()));
    const [ada, ...others] = people as [(typeof people)[number], ...typeof people];
    const made = await world.open(ada, others);
    expect([made.status, (data(made).attributes.contact_ids as string[]).length]).toEqual([201, 50]);
    expect(refusal(await world.open(ada, [...others, ada]))).toEqual([422, undefined, at('contact_ids')]);
  });

  test.each([
    ['contact_ids', {}],
    ['contact_ids', { contact_ids: null }],
    ['contact_ids', { contact_ids: [] }],
    ['contact_ids', { contact_ids: newId() }],
    ['contact_ids/0', { contact_ids: ['me'] }],
    ['title', { contact_ids: [newId()], title: '  ' }],
    ['title', { contact_ids: [newId()], title: 'x'.repeat(121) }],
    ['hub_id', { contact_ids: [newId()], hub_id: null }],
  ])('C101 C104: an invalid %s returns 422 at its pointer, without a code', async (field, attributes) => {
    const { token } = await world.person();
    expect(refusal(await world.send(token, 'POST', '/conversations', attributes))).toEqual([422, undefined, at(field)]);
  });

  test('a conversation with only the caller is refused with 422 self_only', async () => {
    const ada = await world.person();
    expect(refusal(await world.open(ada, [ada]))).toEqual([422, 'self_only', at('contact_ids')]);
  });

  test('a contact who is unknown, of another team or not admitted to the hub returns 422 at its index; nothing is created', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const { ours, theirs } = world.world;
    const outside = [
      { id: newId() },
      theirs.member,
      ours.outsider,
      await world.person('left'),
      await world.person('banned'),
    ];
    for (const { id } of outside)
      for (const more of [{}, { hub_id: world.hub.hub }]) {
        const refused = await world.open(ada, [ben, { id, token: '' }], more);
        expect(refusal(refused)).toEqual([422, 'unknown_contact', at('contact_ids/1')]);
      }
    expect(items(await world.get(ada.token, '/conversations'))).toEqual([]);
  });

  test('without hub_id the conversation belongs to the oldest hub that admits all participants', async () => {
    const [ada, ben, cem] = [await world.person(), await world.person(), await world.person('left')];
    const another = await world.hubOf([ada, ben, cem]);
    const hubOf = async (others: readonly Person[]) => data(await world.open(ada, others)).attributes.hub_id;
    expect(await hubOf([ben])).toBe(world.hub.hub);
    expect(await hubOf([cem])).toBe(another);
    expect(await hubOf([ben, cem])).toBe(another);
    const dan = await world.person();
    expect(refusal(await world.open(ada, [dan, cem]))).toEqual([422, 'unknown_contact', at('contact_ids/1')]);
  });

  test('an unknown or foreign hub_id returns 422, and a hub that banned the caller returns 403', async () => {
    const [ada, ben, banned] = [await world.person(), await world.person(), await world.person('banned')];
    for (const hub_id of [newId(), world.world.theirs.hub])
      expect(refusal(await world.open(ada, [ben], { hub_id }))).toEqual([422, 'unknown_hub', at('hub_id')]);
    const refused = await world.open(banned, [ben], { hub_id: world.hub.hub });
    expect(refusal(refused)).toEqual([403, 'account_suspended', undefined]);
  });
});

describe('access', () => {
  test('C323: a conversation of other contacts, an unknown id and a malformed id return 404', async () => {
    const [ada, ben, eve] = [await world.person(), await world.person(), await world.person()];
    const { id } = data(await world.open(ada, [ben]));
    const paths = [`/conversations/${id}`, `/conversations/${newId()}`, '/conversations/nope'];
    for (const path of paths) {
      expect(refusal(await world.get(eve.token, path))[0]).toBe(404);
      expect(refusal(await world.get(world.world.theirs.member.token, path))[0]).toBe(404);
      expect(refusal(await world.get(eve.token, `${path}/messages`))[0]).toBe(404);
      expect(refusal(await world.send(eve.token, 'PATCH', path, { is_muted: true }))[0]).toBe(404);
      expect(refusal(await world.send(eve.token, 'PUT', `${path}/read`))[0]).toBe(404);
    }
  });

  test('users and API keys are refused with 403 and anonymous callers with 401 on every route', async () => {
    const { ours } = world.world;
    const id = newId();
    const calls = [
      ['GET', '/conversations'],
      ['POST', '/conversations'],
      ['GET', `/conversations/${id}`],
      ['PATCH', `/conversations/${id}`],
      ['PUT', `/conversations/${id}/read`],
      ['GET', `/conversations/${id}/messages`],
      ['POST', `/conversations/${id}/messages`],
      ['PATCH', `/messages/${id}`],
      ['DELETE', `/messages/${id}`],
      ['PUT', `/me/blocks/${id}`],
      ['DELETE', `/me/blocks/${id}`],
    ] as const;
    for (const [method, path] of calls) {
      for (const token of [ours.users.owner.token, ours.key.secret])
        expect((await world.send(token, method, path, {})).status, `${method} ${path}`).toBe(403);
      expect((await world.service.call({ method, path: `/api/v1${path}` })).status, `${method} ${path}`).toBe(401);
    }
  });

  test('a former member gets 404, a banned or suspended one 403, and a reinstated one reads the conversations again', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const { id } = data(await world.open(ada, [ben]));
    const path = `/conversations/${id}`;
    for (const [status, code] of [
      ['left', 404],
      ['banned', 403],
      ['suspended', 403],
      ['active', 200],
    ] as const) {
      await world.become(ada, status);
      expect((await world.get(ada.token, path)).status, status).toBe(code);
      expect((await world.get(ada.token, `${path}/messages`)).status, status).toBe(code);
      expect((await world.send(ada.token, 'PUT', `${path}/read`)).status, status).toBe(code);
      expect(items(await world.get(ada.token, '/conversations')), status).toHaveLength(code === 200 ? 1 : 0);
    }
    await world.become(ada, 'suspended', world.hub.hub, new Date(Date.now() - 1000).toISOString());
    expect((await world.get(ada.token, path)).status).toBe(200);
    expect((await world.say(ada, id)).status).toBe(201);
  });
});
