import { beforeAll, describe, expect, test } from 'vitest';
import { type CommentItem, commentKey, repliesOf, rootsOf } from '../../../shared/community/comments/comment-item.ts';
import type { Item } from '../../../shared/platform/db/item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { newPlaceId, replyId, tagFor } from '../../../shared/platform/ids/place-id.ts';
import { useWorld } from '../../support/use-world.ts';
import {
  call,
  close,
  data,
  document,
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

const say = (node: string, token = member, parent: string | null = null) =>
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

const said = async (node: string, token?: string, parent?: string): Promise<string> => {
  const made = await say(node, token, parent ?? null);
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return data(made).id;
};

const unsay = (id: string, token = member) => call(world, 'DELETE', `/comments/${id}`, token);

const countOf = async (node: string): Promise<unknown> =>
  data(await call(world, 'GET', `/hubs/${world.ours.hub}/content-nodes/${node}`, member)).attributes.comment_count;

const LIVE = { limit: 1000, after: undefined };

/** From the comments themselves: live roots and the live replies to them. */
const recounted = async (node: string): Promise<number> => {
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
    const made = await say(node);
    expect([made.status, 'Location' in made.headers]).toEqual([201, false]);
    expect(data(made).attributes).toMatchObject({ target_type: 'content_node', target_id: node, space_id: null });
    const root = data(made).id;
    await said(node, member, root);
    expect(await countOf(node)).toBe(2);
    expect(ids(await call(world, 'GET', `/content-nodes/${node}/comments`, member))).toEqual([root]);
    expect((await call(world, 'GET', `/comments/${root}`, member)).status).toBe(200);
    expect(ids(await call(world, 'GET', `/comments/${root}/replies`, member))).toHaveLength(1);
  });

  test('C316 C317: a reply to a reply is refused and counts for nothing', async () => {
    const node = await makeNode(world);
    const reply = await said(node, member, await said(node));
    expect(refusal(await say(node, member, reply))).toEqual([
      422,
      'nested_reply_not_allowed',
      '/data/attributes/parent_comment_id',
    ]);
    expect(await countOf(node)).toBe(2);
  });

  test('C319: deeper replies of former times are not counted', async () => {
    const node = await makeNode(world);
    const root = await said(node);
    const reply = await said(node, member, root);
    const key = commentKey(world.ours.id, reply);
    const stored = key && (await world.service.db.get<CommentItem>(key));
    const id = replyId(tagFor(node), reply);
    const deeper = commentKey(world.ours.id, id);
    if (!deeper || !stored) throw new Error('No such reply');
    await world.service.db.put({ ...stored, ...deeper, entity: 'comment', id, parent_comment_id: reply } as never);
    expect(await countOf(node)).toBe(2);
    expect(ids(await call(world, 'GET', `/comments/${root}/replies`, member))).toEqual([reply]);
  });

  test('C320 C321: a root takes its live replies along; one that was deleted before is not subtracted twice', async () => {
    const node = await makeNode(world);
    const root = await said(node);
    const replies = [await said(node, member, root), await said(node, member, root), await said(node, member, root)];
    await said(node);
    expect(await countOf(node)).toBe(5);
    expect((await unsay(replies[0] ?? '')).status).toBe(204);
    expect(await countOf(node)).toBe(4);
    expect((await unsay(root)).status).toBe(204);
    expect(await countOf(node)).toBe(1);
    expect((await unsay(replies[1] ?? '')).status).toBe(404);
    expect(await countOf(node)).toBe(1);
  });

  test('fifty creates, replies and deletes at once: the counter is what a recount finds', async () => {
    const node = await makeNode(world);
    const members = await Promise.all(Array.from({ length: 5 }, () => newMember(world)));
    const roots = await Promise.all(members.map((token) => said(node, token)));
    const outcomes = await Promise.all(
      members.flatMap((token, nth) => [
        ...roots.map((root) => say(node, token, root)),
        ...Array.from({ length: 4 }, () => say(node, token)),
        unsay(roots[nth] ?? '', token),
      ]),
    );
    expect(outcomes.every(({ status }) => [201, 204, 422, 503].includes(status))).toBe(true);
    expect(await countOf(node)).toBe(await recounted(node));
  });

  test('what takes no comments, is locked, a draft or not there is refused', async () => {
    const silent = await makeNode(world, { is_commentable: false });
    expect(refusal(await say(silent))).toEqual([409, 'comments_closed']);
    const locked = await makeNode(world);
    const before = await said(locked);
    await close(world, locked);
    expect(refusal(await say(locked))).toEqual([404, 'not_found']);
    expect(refusal(await call(world, 'GET', `/content-nodes/${locked}/comments`, member))).toEqual([
      403,
      'content_locked',
    ]);
    expect(refusal(await call(world, 'GET', `/comments/${before}`, member))).toEqual([404, 'not_found']);
    const draft = await makeNode(world, { status: 'draft' });
    const theirs = await makeNode(world, {}, world.theirs);
    for (const node of [draft, theirs, newId(), newPlaceId(tagFor(world.ours.hub))]) {
      expect(refusal(await say(node))).toEqual([404, 'not_found']);
      expect(refusal(await call(world, 'GET', `/content-nodes/${node}/comments`, member))).toEqual([404, 'not_found']);
    }
    expect(refusal(await say(await makeNode(world), world.ours.outsider.token))).toEqual([404, 'not_found']);
  });

  test('a moderator hides and deletes them; others do not', async () => {
    const node = await makeNode(world);
    const id = await said(node);
    const other = await newMember(world);
    expect(refusal(await unsay(id, other))).toEqual([403, 'forbidden']);
    const moderator = world.ours.users.moderator.token;
    const hidden = await call(world, 'PATCH', `/comments/${id}`, moderator, document('comments', { status: 'hidden' }));
    expect(hidden.status).toBe(200);
    expect(refusal(await call(world, 'GET', `/comments/${id}`, other))).toEqual([404, 'not_found']);
    expect((await unsay(id, moderator)).status).toBe(204);
    expect(await countOf(node)).toBe(0);
  });

  test('they are reported by whoever may read them, and by nobody else', async () => {
    const [node, locked] = [await makeNode(world), await makeNode(world)];
    const [id, hidden] = [await said(node), await said(locked)];
    await close(world, locked);
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

  test('with the node its comments are gone', async () => {
    const node = await makeNode(world);
    const id = await said(node);
    expect((await call(world, 'DELETE', `${nodesOf(world.ours)}/${node}`, ownerOf(world.ours))).status).toBe(204);
    expect(refusal(await call(world, 'GET', `/comments/${id}`, member))).toEqual([404, 'not_found']);
    expect(refusal(await say(node))).toEqual([404, 'not_found']);
  });
});
