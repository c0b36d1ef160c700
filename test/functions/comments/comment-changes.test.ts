import { describe, expect, test } from 'vitest';
import type { CommentItem } from '../../../shared/community/comments/comment-item.ts';
import { createComment } from '../../../shared/community/comments/create-comment.ts';
import { TARGETS } from '../../../shared/community/comments/targets.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { data, newDiscussion, newMember, refusal, startCommunity } from '../community/world.ts';
import { call, comment, commentCount, newComment, recountComments } from './comment-calls.ts';

const world = useWorld(startCommunity);
const ada = useFixture(() => newMember(world, 'Ada'));
const bo = useFixture(() => newMember(world, 'Bo'));

const onDiscussion = (target_id: string, more: object = {}) => ({
  target_type: 'discussion',
  target_id,
  body: 'Words',
  ...more,
});

describe('updating and deleting a comment', () => {
  const change = (token: string, id: string, attributes: object) =>
    call(world, 'PATCH', `/comments/${id}`, token, { data: { type: 'comments', id, attributes } });

  test('its author can edit it, a moderator can hide and restore it, and other members get 403', async () => {
    const discussion = await newDiscussion(world, ada);
    const id = await newComment(world, bo, discussion);
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

  test('C320 C321: deleting a root subtracts its live replies, and replies deleted earlier only once', async () => {
    const discussion = await newDiscussion(world, ada);
    const root = await newComment(world, ada, discussion);
    const replies = [];
    for (let nth = 0; nth < 3; nth += 1) replies.push(await newComment(world, bo, discussion, root));
    await newComment(world, bo, discussion);
    expect(await commentCount(world, ada, discussion)).toBe(5);
    expect((await call(world, 'DELETE', `/comments/${replies[0]}`, bo.token)).status).toBe(204);
    expect(await commentCount(world, ada, discussion)).toBe(4);
    expect((await call(world, 'DELETE', `/comments/${root}`, ada.token)).status).toBe(204);
    expect(await commentCount(world, ada, discussion)).toBe(1);
    expect((await call(world, 'DELETE', `/comments/${replies[1]}`, bo.token)).status).toBe(404);
    expect((await call(world, 'DELETE', `/comments/${root}`, ada.token)).status).toBe(404);
    expect([await commentCount(world, ada, discussion), await recountComments(world, discussion)]).toEqual([1, 1]);
  });

  test('another member cannot delete it, and a moderator can', async () => {
    const discussion = await newDiscussion(world, ada);
    const id = await newComment(world, bo, discussion);
    expect(refusal(await call(world, 'DELETE', `/comments/${id}`, ada.token))).toEqual([403, 'forbidden']);
    expect((await call(world, 'DELETE', `/comments/${id}`, world.team.users.moderator.token)).status).toBe(204);
    const stranger = world.other.users.owner.token;
    expect((await call(world, 'DELETE', `/comments/${await newComment(world, bo, discussion)}`, stranger)).status).toBe(
      404,
    );
  });

  test('C318 C320: after concurrent creates, replies and deletes the counter equals a recount', async () => {
    const discussion = await newDiscussion(world, ada);
    const members = await Promise.all(Array.from({ length: 5 }, () => newMember(world)));
    const roots = await Promise.all(members.map((person) => newComment(world, person, discussion)));
    const work = members.flatMap((person, nth) => [
      ...roots.map((root) => comment(world, person.token, onDiscussion(discussion, { parent_comment_id: root }))),
      ...Array.from({ length: 4 }, () => comment(world, person.token, onDiscussion(discussion))),
      call(world, 'DELETE', `/comments/${roots[nth]}`, person.token),
    ]);
    const statuses = (await Promise.all(work)).map(({ status }) => status);
    expect(statuses.every((status) => [201, 204, 422, 503].includes(status))).toBe(true);
    expect(await commentCount(world, ada, discussion)).toBe(await recountComments(world, discussion));
  });

  test('C315: replies to one root within one millisecond all get distinct ids', async () => {
    const { service, team } = world;
    const [discussion, at] = [await newDiscussion(world, ada), new Date()];
    const root = data(await comment(world, ada.token, onDiscussion(discussion)));
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
    expect([await commentCount(world, ada, discussion), await recountComments(world, discussion)]).toEqual([121, 121]);
  });
});
