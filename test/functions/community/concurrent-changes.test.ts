import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startStore, type TestStore } from '../../support/dynamo.ts';
import type { ApiResponse } from '../../support/service.ts';
import { call, comment, commentCount, newComment, recountComments } from '../comments/comment-calls.ts';
import {
  type CommunityWorld,
  data,
  newDiscussion,
  newMember,
  type Person,
  patch,
  refusal,
  remove,
  startCommunity,
} from './world.ts';

/** A call that runs between the reads and the write of a request. */
let concurrentCall: ((input: string) => Promise<unknown>) | undefined;
let store: TestStore;
let world: CommunityWorld;
let ada: Person;
let bo: Person;
beforeAll(async () => {
  store = await startStore();
  store.client.middlewareStack.add(
    (next, context) => async (args) => {
      const interfere = concurrentCall;
      if (interfere && /Transact|Update/.test(context.commandName ?? '')) {
        const input = JSON.stringify(args.input);
        if (!input.includes('LIMIT#')) {
          concurrentCall = undefined;
          await interfere(input);
        }
      }
      return next(args);
    },
    { step: 'initialize', name: 'concurrent change' },
  );
  world = await startCommunity({ store });
  [ada, bo] = [await newMember(world), await newMember(world)];
});
beforeEach(() => {
  concurrentCall = undefined;
});
afterAll(async () => {
  await world.service.stop();
  await store.stop();
});

const owner = () => world.team.users.owner.token;
const onDiscussion = (target_id: string) => ({ target_type: 'discussion', target_id, body: 'Words' });
const react = (path: string) =>
  call(world, 'POST', `${path}/reactions`, bo.token, { data: { type: 'reactions', attributes: { emoji: '👍' } } });
const refusalDuring = async (interfere: () => Promise<ApiResponse>, request: () => Promise<ApiResponse>) => {
  let other: ApiResponse | undefined;
  concurrentCall = async () => {
    other = await interfere();
  };
  const answered = await request();
  expect(other?.status).toBeLessThan(300);
  return refusal(answered);
};
const change = (token: string, id: string, attributes: object) =>
  call(world, 'PATCH', `/comments/${id}`, token, { data: { type: 'comments', id, attributes } });

describe('a discussion that changes between read and write', () => {
  test('a comment is refused if the discussion is locked, hidden or deleted meanwhile', async () => {
    const cases = [
      [(id: string) => patch(world, owner(), id, { is_locked: true }), [409, 'discussion_locked']],
      [(id: string) => patch(world, owner(), id, { status: 'hidden' }), [404, 'not_found']],
      [(id: string) => remove(world, ada.token, id), [404, 'not_found']],
    ] as const;
    for (const [interfere, refused] of cases) {
      const id = await newDiscussion(world, ada);
      await newComment(world, bo, id);
      expect(
        await refusalDuring(
          () => interfere(id),
          () => comment(world, bo.token, onDiscussion(id)),
        ),
      ).toEqual(refused);
      expect(await recountComments(world, id)).toBe(1);
    }
  });

  test('a reaction is refused if the discussion is hidden or deleted meanwhile', async () => {
    for (const interfere of [
      (id: string) => patch(world, owner(), id, { status: 'hidden' }),
      (id: string) => remove(world, ada.token, id),
    ]) {
      const id = await newDiscussion(world, ada);
      expect(
        await refusalDuring(
          () => interfere(id),
          () => react(`/discussions/${id}`),
        ),
      ).toEqual([404, 'not_found']);
    }
    const locked = await newDiscussion(world, ada);
    expect((await patch(world, owner(), locked, { is_locked: true })).status).toBe(200);
    expect((await react(`/discussions/${locked}`)).status).toBe(201);
  });

  test('an unlocked or restored discussion accepts comments again', async () => {
    const id = await newDiscussion(world, ada);
    for (const attributes of [{ is_locked: true }, { is_locked: false }, { status: 'hidden' }, { status: 'published' }])
      expect((await patch(world, owner(), id, attributes)).status).toBe(200);
    expect((await comment(world, bo.token, onDiscussion(id))).status).toBe(201);
    expect((await react(`/discussions/${id}`)).status).toBe(201);
    expect(await commentCount(world, ada, id)).toBe(1);
  });

  test('a discussion with a poll can be locked, and refuses comments then', async () => {
    const id = await newDiscussion(world, ada, { poll: { options: ['a', 'b'], duration_days: 3 } });
    const changed = await patch(world, owner(), id, { is_locked: true });
    expect(changed.status).toBe(200);
    expect(refusal(await comment(world, bo.token, onDiscussion(id)))).toEqual([409, 'discussion_locked']);
  });
});

describe('a comment that changes between read and write', () => {
  test('a reaction is refused if the comment is deleted meanwhile', async () => {
    const id = await newComment(world, ada, await newDiscussion(world, ada));
    const removeComment = () => call(world, 'DELETE', `/comments/${id}`, ada.token);
    expect(await refusalDuring(removeComment, () => react(`/comments/${id}`))).toEqual([404, 'not_found']);
  });

  test('an edit of a comment that is hidden meanwhile succeeds, and the comment stays hidden', async () => {
    const id = await newComment(world, bo, await newDiscussion(world, ada));
    concurrentCall = () => change(owner(), id, { status: 'hidden' });
    const changed = await change(bo.token, id, { body: 'Better' });
    expect(changed.status).toBe(200);
    expect(data(changed).attributes).toMatchObject({ body: 'Better', status: 'hidden' });
  });

  test('an edit is refused if the comment is deleted meanwhile', async () => {
    const id = await newComment(world, bo, await newDiscussion(world, ada));
    const removeComment = () => call(world, 'DELETE', `/comments/${id}`, bo.token);
    expect(await refusalDuring(removeComment, () => change(bo.token, id, { body: 'Better' }))).toEqual([
      404,
      'not_found',
    ]);
  });

  test('a reply is visible to the callers who can see its root', async () => {
    const discussion = await newDiscussion(world, ada);
    const root = await newComment(world, ada, discussion);
    const reply = await newComment(world, bo, discussion, root);
    const seen = async (token: string) => (await call(world, 'GET', `/comments/${reply}`, token)).status;
    expect((await change(owner(), root, { status: 'hidden' })).status).toBe(200);
    expect([await seen(bo.token), await seen(ada.token), await seen(owner())]).toEqual([404, 200, 200]);
    expect(refusal(await react(`/comments/${reply}`))).toEqual([404, 'not_found']);
    expect((await change(owner(), root, { status: 'published' })).status).toBe(200);
    expect(await seen(bo.token)).toBe(200);
  });
});
