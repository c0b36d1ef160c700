import { describe, expect, test } from 'vitest';
import type { CommentItem } from '../../../shared/community/comments/comment-item.ts';
import { createComment } from '../../../shared/community/comments/create-comment.ts';
import { TARGETS } from '../../../shared/community/comments/targets.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { data, newMember, refusal, startCommunity, started } from '../community/world.ts';
import { call, comment, counted, recounted, said } from './comment-calls.ts';

const world = useWorld(startCommunity);
const ada = useFixture(() => newMember(world, 'Ada'));
const bo = useFixture(() => newMember(world, 'Bo'));

const on = (target_id: string, more: object = {}) => ({ target_type: 'discussion', target_id, body: 'Words', ...more });

describe('changing and deleting', () => {
  const change = (token: string, id: string, attributes: object) =>
    call(world, 'PATCH', `/comments/${id}`, token, { data: { type: 'comments', id, attributes } });

  test('its author changes the words, a moderator hides and restores it, nobody else does either', async () => {
    const discussion = await started(world, ada);
    const id = await said(world, bo, discussion);
    expect(data(await change(bo.token, id, { body: 'Better' })).attributes.body).toBe('Better');
    expect(refusal(await change(ada.token, id, { body: 'Mine' }))).toEqual([403, 'forbidden']);
    expect(refusal(await change(bo.token, id, { status: 'hidden' }))).toEqual([403, 'forbidden']);
    const moderator = world.team.users.moderator.token;
    expect(data(await change(moderator, id, { status: 'hidden' })).attributes.status).toBe('hidden');
    expect((await call(world, 'GET', `/comments/${id}`, ada.token)).status).toBe(404);
    expect((await call(world, 'GET', `/comments/${id}`, bo.token)).status).toBe(200);
    expect(data(await change(moderator, id, { status: 'published' })).attributes.status).toBe('published');
    expect(data(await change(bo.token, id, {})).attributes.body).toBe('Better');
  });

  test('C320 C321: a root takes its live replies along, and a reply deleted before is not counted twice', async () => {
    const discussion = await started(world, ada);
    const root = await said(world, ada, discussion);
    const replies = [];
    for (let nth = 0; nth < 3; nth += 1) replies.push(await said(world, bo, discussion, root));
    await said(world, bo, discussion);
    expect(await counted(world, ada, discussion)).toBe(5);
    expect((await call(world, 'DELETE', `/comments/${replies[0]}`, bo.token)).status).toBe(204);
    expect(await counted(world, ada, discussion)).toBe(4);
    expect((await call(world, 'DELETE', `/comments/${root}`, ada.token)).status).toBe(204);
    expect(await counted(world, ada, discussion)).toBe(1);
    expect((await call(world, 'DELETE', `/comments/${replies[1]}`, bo.token)).status).toBe(404);
    expect((await call(world, 'DELETE', `/comments/${root}`, ada.token)).status).toBe(404);
    expect([await counted(world, ada, discussion), await recounted(world, discussion)]).toEqual([1, 1]);
  });

  test('another member deletes nothing, a moderator does', async () => {
    const discussion = await started(world, ada);
    const id = await said(world, bo, discussion);
    expect(refusal(await call(world, 'DELETE', `/comments/${id}`, ada.token))).toEqual([403, 'forbidden']);
    expect((await call(world, 'DELETE', `/comments/${id}`, world.team.users.moderator.token)).status).toBe(204);
    const stranger = world.other.users.owner.token;
    expect((await call(world, 'DELETE', `/comments/${await said(world, bo, discussion)}`, stranger)).status).toBe(404);
  });

  test('C318 C320: fifty creates, replies and deletes at once leave the count that a recount finds', async () => {
    const discussion = await started(world, ada);
    const members = await Promise.all(Array.from({ length: 5 }, () => newMember(world)));
    const roots = await Promise.all(members.map((one) => said(world, one, discussion)));
    const work = members.flatMap((one, nth) => [
      ...roots.map((root) => comment(world, one.token, on(discussion, { parent_comment_id: root }))),
      ...Array.from({ length: 4 }, () => comment(world, one.token, on(discussion))),
      call(world, 'DELETE', `/comments/${roots[nth]}`, one.token),
    ]);
    const statuses = (await Promise.all(work)).map(({ status }) => status);
    expect(statuses.every((status) => [201, 204, 422, 503].includes(status))).toBe(true);
    expect(await counted(world, ada, discussion)).toBe(await recounted(world, discussion));
  });

  test('C315: replies of one moment to one root are all made, each under an id of its own', async () => {
    const { service, team } = world;
    const [discussion, at] = [await started(world, ada), new Date()];
    const root = data(await comment(world, ada.token, on(discussion)));
    const reader = { kind: 'contact', id: bo.id, member: undefined } as const;
    const target = await TARGETS.discussion.admit(service.db, reader, team.id, discussion, at);
    if (typeof target === 'string') throw new Error(target);
    const parent = { ...root.attributes, id: root.id } as unknown as CommentItem;
    const author = { type: 'contact', id: bo.id } as const;
    const ids = new Set<string>();
    for (let nth = 0; nth < 120; nth += 1) {
      const made = await createComment(service.db, `${nth}`, { target, parent, author, actor: author, now: at });
      ids.add(typeof made === 'string' ? made : made.id);
    }
    expect([ids.size, ids.has('closed')]).toEqual([120, false]);
    expect([await counted(world, ada, discussion), await recounted(world, discussion)]).toEqual([121, 121]);
  });
});
