import { describe, expect, test } from 'vitest';
import { commentKey } from '../../../shared/community/comments/comment-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { newPlaceId, replyId, tagFor } from '../../../shared/platform/ids/place-id.ts';
import { holdClock } from '../../support/clock.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import {
  data,
  items,
  newHub,
  newMember,
  newSpace,
  patch,
  refusal,
  setMember,
  startCommunity,
  started,
} from '../community/world.ts';
import { call, comment, counted, recounted, said } from './comment-calls.ts';

const world = useWorld(startCommunity);
const ada = useFixture(() => newMember(world, 'Ada'));
const bo = useFixture(() => newMember(world, 'Bo'));

const on = (target_id: string, more: object = {}) => ({ target_type: 'discussion', target_id, body: 'Words', ...more });

describe('commenting', () => {
  test('C314 C055 C315 C318: a comment and a reply are made without Location, and counted', async () => {
    const discussion = await started(world, ada);
    const made = await comment(world, bo.token, on(discussion));
    expect(made.status).toBe(201);
    expect(made.headers).not.toHaveProperty('Location');
    expect(data(made)).toMatchObject({
      type: 'comments',
      attributes: { target_id: discussion, parent_comment_id: null, author_display_name: 'Bo', reply_count: 0 },
    });
    const reply = await comment(world, ada.token, on(discussion, { parent_comment_id: data(made).id }));
    expect([reply.status, data(reply).attributes.parent_comment_id]).toEqual([201, data(made).id]);
    expect(await counted(world, ada, discussion)).toBe(2);
    const root = await call(world, 'GET', `/comments/${data(made).id}`, ada.token);
    expect(data(root).attributes.reply_count).toBe(1);
  });

  test('C316 C317: a reply to a reply is refused and counts for nothing', async () => {
    const discussion = await started(world, ada);
    const reply = await said(world, bo, discussion, await said(world, ada, discussion));
    const refused = await comment(world, bo.token, on(discussion, { parent_comment_id: reply }));
    expect(refusal(refused)).toEqual([422, 'nested_reply_not_allowed', '/data/attributes/parent_comment_id']);
    expect(await counted(world, ada, discussion)).toBe(2);
  });

  test('A30: a parent that is unknown, elsewhere or deleted is refused with a code of its own', async () => {
    const [discussion, elsewhere] = [await started(world, ada), await started(world, ada)];
    const other = await said(world, ada, elsewhere);
    const gone = await said(world, ada, discussion);
    await call(world, 'DELETE', `/comments/${gone}`, ada.token);
    for (const parent of [newId(), newPlaceId(tagFor(discussion)), other, gone]) {
      const refused = await comment(world, bo.token, on(discussion, { parent_comment_id: parent }));
      expect(refusal(refused)).toEqual([422, 'unknown_parent_comment', '/data/attributes/parent_comment_id']);
    }
    expect(await counted(world, ada, discussion)).toBe(0);
  });

  test('what is unknown, of another team, hidden or not yet served is a 404 alike', async () => {
    const secret = await newSpace(world, { visibility: 'secret', access_level: 'invite', name: 'Secret' });
    const draft = await started(world, ada, { status: 'draft' });
    const otherHub = await newHub(world.service, world.other);
    const stranger = await newMember({ ...world, team: world.other, hub: otherHub });
    const mine = await started(world, ada);
    for (const [token, target] of [
      [bo.token, newId()],
      [bo.token, newPlaceId(tagFor(secret.id))],
      [bo.token, draft],
      [stranger.token, mine],
    ] as const)
      expect(refusal(await comment(world, token, on(target)))).toEqual([404, 'not_found']);
    const node = await comment(world, bo.token, { ...on(mine), target_type: 'content_node' });
    expect(refusal(node)).toEqual([404, 'not_found']);
  });

  test('a locked discussion, a space one has not joined and a banned member are refused', async () => {
    const discussion = await started(world, ada);
    await patch(world, world.team.users.moderator.token, discussion, { is_locked: true });
    expect(refusal(await comment(world, bo.token, on(discussion)))).toEqual([409, 'discussion_locked']);
    const banned = await newMember(world);
    await setMember(world, banned, { status: 'banned' });
    const open = await started(world, ada);
    expect(refusal(await comment(world, banned.token, on(open)))).toEqual([403, 'account_suspended']);
    expect([await counted(world, ada, discussion), await counted(world, ada, open)]).toEqual([0, 0]);
  });

  test('bad input is told where it lies', async () => {
    const discussion = await started(world, ada);
    const wrong = [
      [{ ...on(discussion), body: '  ' }, '/data/attributes/body'],
      [{ ...on(discussion), body: 'a'.repeat(10_001) }, '/data/attributes/body'],
      [{ ...on(discussion), target_type: 'space' }, '/data/attributes/target_type'],
      [{ ...on(discussion), target_id: 'x' }, '/data/attributes/target_id'],
      [{ ...on(discussion), parent_comment_id: 7 }, '/data/attributes/parent_comment_id'],
    ] as const;
    for (const [attributes, pointer] of wrong)
      expect(refusal(await comment(world, bo.token, attributes))).toEqual([422, pointer]);
  });

  test('C486: thirty a minute', async () => {
    holdClock();
    const [eager, discussion] = [await newMember(world), await started(world, ada)];
    const statuses: number[] = [];
    for (let nth = 0; nth < 31; nth += 1) statuses.push((await comment(world, eager.token, on(discussion))).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 201), 429]);
  });
});

describe('reading', () => {
  test('roots are listed oldest first, replies under them, and pages hold', async () => {
    const discussion = await started(world, ada);
    const roots = [];
    for (let nth = 0; nth < 5; nth += 1) roots.push(await said(world, nth % 2 ? ada : bo, discussion));
    const replies = [await said(world, ada, discussion, roots[0]), await said(world, bo, discussion, roots[0])];
    const first = await call(world, 'GET', `/discussions/${discussion}/comments?page[size]=3`, bo.token);
    const { links } = first.body as unknown as { links: { next: string } };
    const second = await world.service.call({ path: links.next, token: bo.token });
    expect([...items(first), ...items(second)].map(({ id }) => id)).toEqual(roots);
    expect(second.body).toMatchObject({ meta: { has_more: false } });
    const under = await call(world, 'GET', `/comments/${roots[0]}/replies`, bo.token);
    expect(items(under).map(({ id }) => id)).toEqual(replies);
  });

  test('C319: a deeper reply that stands from earlier days is neither listed nor counted', async () => {
    const discussion = await started(world, ada);
    const root = await said(world, ada, discussion);
    const reply = await said(world, bo, discussion, root);
    const deeper = replyId(tagFor(discussion), root);
    const key = commentKey(world.team.id, deeper);
    const row = { team_id: world.team.id, hub_id: world.hub, space_id: world.space.id, target_type: 'discussion' };
    const legacy = { id: deeper, target_id: discussion, parent_comment_id: reply, status: 'published', body: 'Old' };
    const at = { created_at: new Date().toISOString(), updated_at: new Date().toISOString(), deleted_at: null };
    await world.service.db.put({
      pk: '',
      sk: '',
      ...key,
      entity: 'comment',
      ...row,
      ...legacy,
      ...at,
      author: { type: 'contact', id: ada.id },
    });
    const under = await call(world, 'GET', `/comments/${root}/replies`, bo.token);
    expect(items(under).map(({ id }) => id)).toEqual([reply]);
    expect([await counted(world, ada, discussion), await recounted(world, discussion)]).toEqual([2, 2]);
  });

  test('a former member keeps their words', async () => {
    const leaver = await newMember(world, 'Cleo');
    const discussion = await started(world, ada);
    const id = await said(world, leaver, discussion);
    await setMember(world, leaver, { status: 'left' });
    expect(data(await call(world, 'GET', `/comments/${id}`, ada.token)).attributes).toMatchObject({
      body: 'Words',
      author_display_name: 'Cleo',
      author_is_former_member: true,
      author_membership_status: 'left',
    });
  });
});
