import { describe, expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { newPlaceId } from '../../../shared/platform/ids/place-id.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { data, newDiscussion, newMember, patch, read, refusal, remove, setMember, startCommunity } from './world.ts';

const world = useWorld(startCommunity);
const ada = useFixture(() => newMember(world));

const string = expect.any(String);

describe('PATCH /discussions/{id}', () => {
  test('C284 C285: the author edits title and body, and other members get 403', async () => {
    const id = await newDiscussion(world, await newMember(world, 'Bo'));
    const author = await newMember(world, 'Cy');
    const own = await newDiscussion(world, author);
    const changed = await patch(world, author.token, own, { body: 'Better', title: null });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ included: [], meta: {}, links: { self: `/api/v1/discussions/${own}` } });
    expect(data(changed).attributes).toMatchObject({ body: 'Better', title: null });
    expect(data(await read(world, ada.token, own)).attributes).toEqual(data(changed).attributes);
    expect(refusal(await patch(world, author.token, id, { body: 'Mine now' }))).toEqual([403, 'forbidden']);
  });

  test('C111 A12: a schema failure returns both errors and detail', async () => {
    const id = await newDiscussion(world, await newMember(world));
    const refused = await patch(world, ada.token, id, { body: 7 });
    expect(refusal(refused)).toEqual([422, '/data/attributes/body']);
    const [detail] = refused.body.detail as { loc: unknown; msg: unknown; type: unknown }[];
    expect(detail).toMatchObject({ loc: ['body', 'data', 'attributes', 'body'], msg: string, type: string, input: 7 });
  });

  test('C287: a poll with values of the wrong type returns 422 at a pointer in the poll', async () => {
    const id = await newDiscussion(world, await newMember(world));
    const bad = [{ duration_days: 'x', options: ['a', 'b'] }, { options: [1] }];
    const pointers = [];
    for (const poll of bad) pointers.push(refusal(await patch(world, ada.token, id, { poll }))[1]);
    expect(pointers).toEqual(['/data/attributes/poll/duration_days', '/data/attributes/poll/options/0']);
  });

  test('an update that leaves the discussion without content is refused, and nothing is written', async () => {
    const author = await newMember(world);
    const [textOnly, withPoll] = [
      await newDiscussion(world, author),
      await newDiscussion(world, author, { poll: { options: ['a', 'b'] } }),
    ];
    const refused = [422, 'says_nothing', '/data/attributes/body'];
    for (const empty of [
      { title: null, body: '' },
      { title: '  ', body: ' \n' },
    ])
      expect(refusal(await patch(world, author.token, textOnly, empty))).toEqual(refused);
    expect(data(await read(world, ada.token, textOnly)).attributes).toMatchObject({ title: 'Hello', body: 'World' });
    expect((await patch(world, author.token, withPoll, { title: null, body: '' })).status).toBe(200);
    expect(refusal(await patch(world, author.token, withPoll, { poll: null }))).toEqual(refused);
    expect((await patch(world, author.token, withPoll, { poll: null, title: 'Said' })).status).toBe(200);
  });

  test('A25: another id in the body returns 409 at /data/id', async () => {
    const id = await newDiscussion(world, await newMember(world));
    expect(refusal(await patch(world, ada.token, id, { body: 'b' }, { id: newId() }))).toEqual([
      409,
      'id_mismatch',
      '/data/id',
    ]);
  });

  test('C309: an unknown or malformed id returns 404, and the detail names a malformed one', async () => {
    for (const id of [newId(), newPlaceId('0123456789')])
      expect(refusal(await patch(world, ada.token, id, { body: 'b' }))).toEqual([404, 'not_found']);
    const malformed = await patch(world, ada.token, 'nonsense', { body: 'b' });
    expect(refusal(malformed)).toEqual([404, 'not_found']);
    expect(malformed.body.errors).toMatchObject([{ detail: expect.stringContaining('discussion_id') }]);
    expect((await read(world, ada.token, 'nonsense')).status).toBe(404);
  });

  test('an update with the current values returns 200 and changes nothing', async () => {
    const author = await newMember(world);
    const id = await newDiscussion(world, author);
    const before = data(await read(world, author.token, id)).attributes;
    expect(data(await patch(world, author.token, id, {})).attributes).toEqual(before);
    expect((await patch(world, author.token, id, { is_pinned: false, status: 'published' })).status).toBe(200);
  });
});

describe('DELETE /discussions/{id}', () => {
  test('the author deletes it, and it returns 404 for every caller', async () => {
    const author = await newMember(world);
    const id = await newDiscussion(world, author, { body: 'secret words' });
    expect((await remove(world, author.token, id)).status).toBe(204);
    for (const token of [author.token, ada.token, world.team.users.owner.token])
      expect(refusal(await read(world, token, id))).toEqual([404, 'not_found']);
    expect(refusal(await remove(world, author.token, id))).toEqual([404, 'not_found']);
    expect(refusal(await patch(world, author.token, id, { body: 'b' }))).toEqual([404, 'not_found']);
  });

  test('other members get 403, and moderators can delete it', async () => {
    const id = await newDiscussion(world, await newMember(world));
    expect(refusal(await remove(world, ada.token, id))).toEqual([403, 'forbidden']);
    expect((await remove(world, world.team.users.moderator.token, id)).status).toBe(204);
  });
});

describe('author attributes', () => {
  test('C290: discussions of a former member stay, marked as such', async () => {
    const author = await newMember(world, 'Gone');
    const id = await newDiscussion(world, author);
    await setMember(world, author, { status: 'left' });
    expect(data(await read(world, ada.token, id)).attributes).toMatchObject({
      body: 'World',
      author_display_name: 'Gone',
      author_is_former_member: true,
      author_membership_status: 'left',
    });
  });

  test('C291: role and status are the current ones', async () => {
    const author = await newMember(world, null);
    const id = await newDiscussion(world, author);
    await setMember(world, author, { role: 'moderator', status: 'suspended', suspended_until: '2999-01-01T00:00:00Z' });
    expect(data(await read(world, ada.token, id)).attributes).toMatchObject({
      author_display_name: 'Member',
      author_is_former_member: false,
      author_role: 'moderator',
      author_membership_status: 'suspended',
    });
    expect(refusal(await read(world, author.token, id))).toEqual([403, 'account_suspended']);
  });
});
