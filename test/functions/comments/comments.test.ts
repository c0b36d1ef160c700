import { describe, expect, test } from 'vitest';
import { commentEntity } from '../../../shared/community/comments/comment-events.ts';
import { commentKey } from '../../../shared/community/comments/comment-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { newPlaceId, replyId, tagFor } from '../../../shared/platform/ids/place-id.ts';
import { holdClock } from '../../support/clock.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import {
  data,
  items,
  newDiscussion,
  newHub,
  newMember,
  newSpace,
  patch,
  refusal,
  setMember,
  startCommunity,
} from '../community/world.ts';
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

describe('POST /comments', () => {
  test('C314 C055 C315 C318: creating a comment or a reply returns 201 without Location, and counts', async () => {
    const discussion = await newDiscussion(world, ada);
    const made = await comment(world, bo.token, onDiscussion(discussion));
    expect(made.status).toBe(201);
    expect(made.headers).not.toHaveProperty('Location');
    expect(data(made)).toMatchObject({
      type: 'comments',
      attributes: { target_id: discussion, parent_comment_id: null, author_display_name: 'Bo', reply_count: 0 },
    });
    const reply = await comment(world, ada.token, onDiscussion(discussion, { parent_comment_id: data(made).id }));
    expect([reply.status, data(reply).attributes.parent_comment_id]).toEqual([201, data(made).id]);
    expect(await commentCount(world, ada, discussion)).toBe(2);
    const root = await call(world, 'GET', `/comments/${data(made).id}`, ada.token);
    expect(data(root).attributes.reply_count).toBe(1);
  });

  test('C316 C317: a reply to a reply is refused with 422 and not counted', async () => {
    const discussion = await newDiscussion(world, ada);
    const reply = await newComment(world, bo, discussion, await newComment(world, ada, discussion));
    const refused = await comment(world, bo.token, onDiscussion(discussion, { parent_comment_id: reply }));
    expect(refusal(refused)).toEqual([422, 'nested_reply_not_allowed', '/data/attributes/parent_comment_id']);
    expect(await commentCount(world, ada, discussion)).toBe(2);
  });

  test('A30: an unknown, deleted or foreign parent is refused with unknown_parent_comment', async () => {
    const [discussion, elsewhere] = [await newDiscussion(world, ada), await newDiscussion(world, ada)];
    const other = await newComment(world, ada, elsewhere);
    const deleted = await newComment(world, ada, discussion);
    await call(world, 'DELETE', `/comments/${deleted}`, ada.token);
    for (const parent of [newId(), newPlaceId(tagFor(discussion)), other, deleted]) {
      const refused = await comment(world, bo.token, onDiscussion(discussion, { parent_comment_id: parent }));
      expect(refusal(refused)).toEqual([422, 'unknown_parent_comment', '/data/attributes/parent_comment_id']);
    }
    expect(await commentCount(world, ada, discussion)).toBe(0);
  });

  test('an unknown, hidden, draft or foreign target returns 404', async () => {
    const secret = await newSpace(world, { visibility: 'secret', access_level: 'invite', name: 'Secret' });
    const draft = await newDiscussion(world, ada, { status: 'draft' });
    const otherHub = await newHub(world.service, world.other);
    const stranger = await newMember({ ...world, team: world.other, hub: otherHub });
    const published = await newDiscussion(world, ada);
    for (const [token, target] of [
      [bo.token, newId()],
      [bo.token, newPlaceId(tagFor(secret.id))],
      [bo.token, draft],
      [stranger.token, published],
    ] as const)
      expect(refusal(await comment(world, token, onDiscussion(target)))).toEqual([404, 'not_found']);
    const node = await comment(world, bo.token, { ...onDiscussion(published), target_type: 'content_node' });
    expect(refusal(node)).toEqual([404, 'not_found']);
  });

  test('a locked discussion and a banned member are refused', async () => {
    const discussion = await newDiscussion(world, ada);
    await patch(world, world.team.users.moderator.token, discussion, { is_locked: true });
    expect(refusal(await comment(world, bo.token, onDiscussion(discussion)))).toEqual([409, 'discussion_locked']);
    const banned = await newMember(world);
    await setMember(world, banned, { status: 'banned' });
    const open = await newDiscussion(world, ada);
    expect(refusal(await comment(world, banned.token, onDiscussion(open)))).toEqual([403, 'account_suspended']);
    expect([await commentCount(world, ada, discussion), await commentCount(world, ada, open)]).toEqual([0, 0]);
  });

  test('an invalid attribute returns 422 at its pointer', async () => {
    const discussion = await newDiscussion(world, ada);
    const wrong = [
      [{ ...onDiscussion(discussion), body: '  ' }, '/data/attributes/body'],
      [{ ...onDiscussion(discussion), body: 'a'.repeat(10_001) }, '/data/attributes/body'],
      [{ ...onDiscussion(discussion), target_type: 'space' }, '/data/attributes/target_type'],
      [{ ...onDiscussion(discussion), target_id: 'x' }, '/data/attributes/target_id'],
      [{ ...onDiscussion(discussion), parent_comment_id: 7 }, '/data/attributes/parent_comment_id'],
    ] as const;
    for (const [attributes, pointer] of wrong)
      expect(refusal(await comment(world, bo.token, attributes))).toEqual([422, pointer]);
  });

  test('C486: the 31st comment in a minute returns 429', async () => {
    holdClock();
    const [member, discussion] = [await newMember(world), await newDiscussion(world, ada)];
    const statuses: number[] = [];
    for (let nth = 0; nth < 31; nth += 1)
      statuses.push((await comment(world, member.token, onDiscussion(discussion))).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 201), 429]);
  });
});

describe('GET comments and replies', () => {
  test('roots are listed oldest first in stable pages, and replies under their root', async () => {
    const discussion = await newDiscussion(world, ada);
    const roots = [];
    for (let nth = 0; nth < 5; nth += 1) roots.push(await newComment(world, nth % 2 ? ada : bo, discussion));
    const replies = [
      await newComment(world, ada, discussion, roots[0]),
      await newComment(world, bo, discussion, roots[0]),
    ];
    const first = await call(world, 'GET', `/discussions/${discussion}/comments?page[size]=3`, bo.token);
    const { links } = first.body as unknown as { links: { next: string } };
    const second = await world.service.call({ path: links.next, token: bo.token });
    expect([...items(first), ...items(second)].map(({ id }) => id)).toEqual(roots);
    expect(second.body).toMatchObject({ meta: { has_more: false } });
    const replyPage = await call(world, 'GET', `/comments/${roots[0]}/replies`, bo.token);
    expect(items(replyPage).map(({ id }) => id)).toEqual(replies);
  });

  test('C319: a nested reply stored by an earlier version is neither listed nor counted', async () => {
    const discussion = await newDiscussion(world, ada);
    const root = await newComment(world, ada, discussion);
    const reply = await newComment(world, bo, discussion, root);
    const deeper = replyId(tagFor(discussion), root);
    const key = commentKey(world.team.id, deeper);
    const row = { team_id: world.team.id, hub_id: world.hub, space_id: world.space.id, target_type: 'discussion' };
    const legacy = { id: deeper, target_id: discussion, parent_comment_id: reply, status: 'published', body: 'Old' };
    const at = { created_at: new Date().toISOString(), updated_at: new Date().toISOString(), deleted_at: null };
    await world.service.db.put({
      pk: '',
      sk: '',
      ...key,
      entity: commentEntity,
      ...row,
      ...legacy,
      ...at,
      author: { type: 'contact', id: ada.id },
    });
    const replyPage = await call(world, 'GET', `/comments/${root}/replies`, bo.token);
    expect(items(replyPage).map(({ id }) => id)).toEqual([reply]);
    expect([await commentCount(world, ada, discussion), await recountComments(world, discussion)]).toEqual([2, 2]);
  });

  test('comments of a former member stay, marked as such', async () => {
    const former = await newMember(world, 'Cleo');
    const discussion = await newDiscussion(world, ada);
    const id = await newComment(world, former, discussion);
    await setMember(world, former, { status: 'left' });
    expect(data(await call(world, 'GET', `/comments/${id}`, ada.token)).attributes).toMatchObject({
      body: 'Words',
      author_display_name: 'Cleo',
      author_is_former_member: true,
      author_membership_status: 'left',
    });
  });
});
