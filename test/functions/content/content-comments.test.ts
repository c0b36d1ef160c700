import { beforeAll, describe, expect, test } from 'vitest';
import { type CommentItem, commentKey, repliesOf, rootsOf } from '../../../shared/community/comments/comment-item.ts';
import type { Item } from '../../../shared/platform/db/item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { newPlaceId, replyId, tagFor } from '../../../shared/platform/ids/place-id.ts';
import { useWorld } from '../../support/use-world.ts';
import {
  call,
  data,
  document,
  gate,
  ids,
  makeNode,
  newMember,
  nodesOf,
  ownerOf,
  refusal,
  startContent,
} from './world.ts';

const world = useWorld(startContent);
let member: string;
beforeAll(() => {
  member = world.ours.member.token;
});

const comment = (node: string, token = member, parent: string | null = null) =>
  call(
    world,
    'POST',
    '/comments',
    token,
    document('comments', {
      target_type: 'content_node',
      target_id: node,
      body: 'Words',
      parent_comment_id: parent,
    }),
  );

const commentId = async (node: string, token?: string, parent?: string): Promise<string> => {
  const made = await comment(node, token, parent ?? null);
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return data(made).id;
};

const deleteComment = (id: string, token = member) => call(world, 'DELETE', `/comments/${id}`, token);

const countOf = async (node: string): Promise<unknown> =>
  data(await call(world, 'GET', `/hubs/${world.ours.hub}/content-nodes/${node}`, member)).attributes.comment_count;

const LIVE = { limit: 1000, after: undefined };

/** The count recomputed from the rows: live roots and their live replies. */
const recount = async (node: string): Promise<number> => {
  const { service, ours } = world;
  const live = ({ status, target_id }: CommentItem) => status !== 'deleted' && target_id === node;
  const { items: roots } = await service.db.query<CommentItem & Item>({ ...rootsOf(ours.id, node), ...LIVE });
  const counts = roots.filter(live).map(async (root) => {
    const { items: replies } = await service.db.query<CommentItem & Item>({ ...repliesOf(ours.id, root), ...LIVE });
    return 1 + replies.filter((reply) => live(reply) && reply.parent_comment_id === root.id).length;
  });
  return (await Promise.all(counts)).reduce((sum, one) => sum + one, 0);
};

describe('comments on content', () => {
  test('C314 C055 C315 C318: a comment and a reply count on the node, without Location', async () => {
    const node = await makeNode(world);
    const made = await comment(node);
    expect([made.status, 'Location' in made.headers]).toEqual([201, false]);
    expect(data(made).attributes).toMatchObject({ target_type: 'content_node', target_id: node, space_id: null });
    const root = data(made).id;
    await commentId(node, member, root);
    expect(await countOf(node)).toBe(2);
    expect(ids(await call(world, 'GET', `/content-nodes/${node}/comments`, member))).toEqual([root]);
    expect((await call(world, 'GET', `/comments/${root}`, member)).status).toBe(200);
    expect(ids(await call(world, 'GET', `/comments/${root}/replies`, member))).toHaveLength(1);
  });

  test('C316 C317: a reply to a reply is refused with 422 and not counted', async () => {
    const node = await makeNode(world);
    const reply = await commentId(node, member, await commentId(node));
    expect(refusal(await comment(node, member, reply))).toEqual([
      422,
      'nested_reply_not_allowed',
      '/data/attributes/parent_comment_id',
    ]);
    expect(await countOf(node)).toBe(2);
  });

  test('C319: nested replies stored by earlier versions are not counted', async () => {
    const node = await makeNode(world);
    const root = await commentId(node);
    const reply = await commentId(node, member, root);
    const key = commentKey(world.ours.id, reply);
    const stored = key && (await world.service.db.get<CommentItem>(key));
    const id = replyId(tagFor(node), reply);
    const deeper = commentKey(world.ours.id, id);
    if (!deeper || !stored) throw new Error('No such reply');
    await world.service.db.put({ ...stored, ...deeper, entity: 'comment', id, parent_comment_id: reply } as never);
    expect(await countOf(node)).toBe(2);
    expect(ids(await call(world, 'GET', `/comments/${root}/replies`, member))).toEqual([reply]);
  });

  test('C320 C321: deleting a root subtracts its live replies, and replies deleted earlier only once', async () => {
    const node = await makeNode(world);
    const root = await commentId(node);
    const replies = [
      await commentId(node, member, root),
      await commentId(node, member, root),
      await commentId(node, member, root),
    ];
    await commentId(node);
    expect(await countOf(node)).toBe(5);
    expect((await deleteComment(replies[0] ?? '')).status).toBe(204);
    expect(await countOf(node)).toBe(4);
    expect((await deleteComment(root)).status).toBe(204);
    expect(await countOf(node)).toBe(1);
    expect((await deleteComment(replies[1] ?? '')).status).toBe(404);
    expect(await countOf(node)).toBe(1);
  });

  test('after concurrent creates, replies and deletes the counter equals a recount', async () => {
    const node = await makeNode(world);
    const members = await Promise.all(Array.from({ length: 5 }, () => newMember(world)));
    const roots = await Promise.all(members.map((token) => commentId(node, token)));
    const outcomes = await Promise.all(
      members.flatMap((token, nth) => [
        ...roots.map((root) => comment(node, token, root)),
        ...Array.from({ length: 4 }, () => comment(node, token)),
        deleteComment(roots[nth] ?? '', token),
      ]),
    );
    expect(outcomes.every(({ status }) => [201, 204, 422, 503].includes(status))).toBe(true);
    expect(await countOf(node)).toBe(await recount(node));
  });

  test('a comment on a closed, locked, draft or unknown node is refused', async () => {
    const uncommentable = await makeNode(world, { is_commentable: false });
    expect(refusal(await comment(uncommentable))).toEqual([409, 'comments_closed']);
    const locked = await makeNode(world);
    const before = await commentId(locked);
    await gate(world, locked);
    expect(refusal(await comment(locked))).toEqual([404, 'not_found']);
    expect(refusal(await call(world, 'GET', `/content-nodes/${locked}/comments`, member))).toEqual([
      403,
      'content_locked',
    ]);
    expect(refusal(await call(world, 'GET', `/comments/${before}`, member))).toEqual([404, 'not_found']);
    const draft = await makeNode(world, { status: 'draft' });
    const theirs = await makeNode(world, {}, world.theirs);
    for (const node of [draft, theirs, newId(), newPlaceId(tagFor(world.ours.hub))]) {
      expect(refusal(await comment(node))).toEqual([404, 'not_found']);
      expect(refusal(await call(world, 'GET', `/content-nodes/${node}/comments`, member))).toEqual([404, 'not_found']);
    }
    expect(refusal(await comment(await makeNode(world), world.ours.outsider.token))).toEqual([404, 'not_found']);
  });

  test('moderators can hide and delete comments of others, and members cannot', async () => {
    const node = await makeNode(world);
    const id = await commentId(node);
    const other = await newMember(world);
    expect(refusal(await deleteComment(id, other))).toEqual([403, 'forbidden']);
    const moderator = world.ours.users.moderator.token;
    const hidden = await call(world, 'PATCH', `/comments/${id}`, moderator, document('comments', { status: 'hidden' }));
    expect(hidden.status).toBe(200);
    expect(refusal(await call(world, 'GET', `/comments/${id}`, other))).toEqual([404, 'not_found']);
    expect((await deleteComment(id, moderator)).status).toBe(204);
    expect(await countOf(node)).toBe(0);
  });

  test('only members who can read a comment can report it', async () => {
    const [node, locked] = [await makeNode(world), await makeNode(world)];
    const [id, hidden] = [await commentId(node), await commentId(locked)];
    await gate(world, locked);
    const reasons = await call(world, 'GET', `/hubs/${world.ours.hub}/report-reasons`, member);
    const reason_id = ids(reasons)[0];
    const report = (target_id: string, token: string) =>
      call(world, 'POST', '/reports', token, document('reports', { target_type: 'comment', target_id, reason_id }));
    const other = await newMember(world);
    expect((await report(id, other)).status).toBe(201);
    expect(refusal(await report(hidden, other))).toEqual([404, 'not_found']);
    expect(refusal(await report(id, world.theirs.member.token))).toEqual([404, 'not_found']);
    const moderator = world.ours.users.moderator.token;
    expect(data(await call(world, 'GET', `/comments/${id}`, moderator)).attributes.report_count).toBe(1);
  });

  test('deleting a node makes its comments return 404', async () => {
    const node = await makeNode(world);
    const id = await commentId(node);
    expect((await call(world, 'DELETE', `${nodesOf(world.ours)}/${node}`, ownerOf(world.ours))).status).toBe(204);
    expect(refusal(await call(world, 'GET', `/comments/${id}`, member))).toEqual([404, 'not_found']);
    expect(refusal(await comment(node))).toEqual([404, 'not_found']);
  });
});
