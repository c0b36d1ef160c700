import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startStore, type TestStore } from '../../support/dynamo.ts';
import type { ApiResponse } from '../../support/service.ts';
import { call, comment, counted, recounted, said } from '../comments/comment-calls.ts';
import {
  type CommunityWorld,
  data,
  newMember,
  type Person,
  patch,
  refusal,
  remove,
  startCommunity,
  started,
} from './world.ts';

/** What happens between what a request reads and what it writes. */
let meanwhile: ((input: string) => Promise<unknown>) | undefined;
let store: TestStore;
let world: CommunityWorld;
let ada: Person;
let bo: Person;
beforeAll(async () => {
  store = await startStore();
  store.client.middlewareStack.add(
    (next, context) => async (args) => {
      const happens = meanwhile;
      if (happens && /Transact|Update/.test(context.commandName ?? '')) {
        const input = JSON.stringify(args.input);
        if (!input.includes('LIMIT#')) {
          meanwhile = undefined;
          await happens(input);
        }
      }
      return next(args);
    },
    { step: 'initialize', name: 'meanwhile' },
  );
  world = await startCommunity({ store });
  [ada, bo] = [await newMember(world), await newMember(world)];
});
beforeEach(() => {
  meanwhile = undefined;
});
afterAll(async () => {
  await world.service.stop();
  await store.stop();
});

const owner = () => world.team.users.owner.token;
const on = (target_id: string) => ({ target_type: 'discussion', target_id, body: 'Words' });
const react = (path: string) =>
  call(world, 'POST', `${path}/reactions`, bo.token, { data: { type: 'reactions', attributes: { emoji: '👍' } } });
const during = async (happens: () => Promise<ApiResponse>, request: () => Promise<ApiResponse>) => {
  let other: ApiResponse | undefined;
  meanwhile = async () => {
    other = await happens();
  };
  const answered = await request();
  expect(other?.status).toBeLessThan(300);
  return refusal(answered);
};
const change = (token: string, id: string, attributes: object) =>
  call(world, 'PATCH', `/comments/${id}`, token, { data: { type: 'comments', id, attributes } });

describe('what was begun while a discussion stood open', () => {
  test('a comment is not added to one that was locked, hidden or deleted just then', async () => {
    const cases = [
      [(id: string) => patch(world, owner(), id, { is_locked: true }), [409, 'discussion_locked']],
      [(id: string) => patch(world, owner(), id, { status: 'hidden' }), [404, 'not_found']],
      [(id: string) => remove(world, ada.token, id), [404, 'not_found']],
    ] as const;
    for (const [happens, refused] of cases) {
      const id = await started(world, ada);
      await said(world, bo, id);
      expect(
        await during(
          () => happens(id),
          () => comment(world, bo.token, on(id)),
        ),
      ).toEqual(refused);
      expect(await recounted(world, id)).toBe(1);
    }
  });

  test('nor is a reaction to one that was hidden or deleted', async () => {
    for (const happens of [
      (id: string) => patch(world, owner(), id, { status: 'hidden' }),
      (id: string) => remove(world, ada.token, id),
    ]) {
      const id = await started(world, ada);
      expect(
        await during(
          () => happens(id),
          () => react(`/discussions/${id}`),
        ),
      ).toEqual([404, 'not_found']);
    }
    const locked = await started(world, ada);
    expect((await patch(world, owner(), locked, { is_locked: true })).status).toBe(200);
    expect((await react(`/discussions/${locked}`)).status).toBe(201);
  });

  test('one that is unlocked, or restored, takes comments again', async () => {
    const id = await started(world, ada);
    for (const attributes of [{ is_locked: true }, { is_locked: false }, { status: 'hidden' }, { status: 'published' }])
      expect((await patch(world, owner(), id, attributes)).status).toBe(200);
    expect((await comment(world, bo.token, on(id))).status).toBe(201);
    expect((await react(`/discussions/${id}`)).status).toBe(201);
    expect(await counted(world, ada, id)).toBe(1);
  });

  test('a poll that is changed as the discussion is locked is changed, and the lock holds', async () => {
    const id = await started(world, ada, { poll: { options: ['a', 'b'], duration_days: 3 } });
    const changed = await patch(world, owner(), id, { is_locked: true });
    expect(changed.status).toBe(200);
    expect(refusal(await comment(world, bo.token, on(id)))).toEqual([409, 'discussion_locked']);
  });
});

describe('comments', () => {
  test('a reaction is not added to one that was deleted just then', async () => {
    const id = await said(world, ada, await started(world, ada));
    const gone = () => call(world, 'DELETE', `/comments/${id}`, ada.token);
    expect(await during(gone, () => react(`/comments/${id}`))).toEqual([404, 'not_found']);
  });

  test('its author changes one that is hidden at that moment, and it stays hidden', async () => {
    const id = await said(world, bo, await started(world, ada));
    meanwhile = () => change(owner(), id, { status: 'hidden' });
    const changed = await change(bo.token, id, { body: 'Better' });
    expect(changed.status).toBe(200);
    expect(data(changed).attributes).toMatchObject({ body: 'Better', status: 'hidden' });
  });

  test('one that was deleted just then is not changed', async () => {
    const id = await said(world, bo, await started(world, ada));
    const gone = () => call(world, 'DELETE', `/comments/${id}`, bo.token);
    expect(await during(gone, () => change(bo.token, id, { body: 'Better' }))).toEqual([404, 'not_found']);
  });

  test('a reply is there for whom its root is there', async () => {
    const discussion = await started(world, ada);
    const root = await said(world, ada, discussion);
    const reply = await said(world, bo, discussion, root);
    const seen = async (token: string) => (await call(world, 'GET', `/comments/${reply}`, token)).status;
    expect((await change(owner(), root, { status: 'hidden' })).status).toBe(200);
    expect([await seen(bo.token), await seen(ada.token), await seen(owner())]).toEqual([404, 200, 200]);
    expect(refusal(await react(`/comments/${reply}`))).toEqual([404, 'not_found']);
    expect((await change(owner(), root, { status: 'published' })).status).toBe(200);
    expect(await seen(bo.token)).toBe(200);
  });
});
