import { expect, test } from 'vitest';
import { type CommentItem, commentKey } from '../../../shared/community/comments/comment-item.ts';
import { removedContentOf } from '../../../shared/community/content-removals/removed-content-item.ts';
import { type DiscussionItem, discussionKey } from '../../../shared/community/discussions/discussion-item.ts';
import { settleDiscussionPlaces } from '../../../shared/community/discussions/discussion-places.ts';
import { hubItemKey } from '../../../shared/hubs/hubs/hub-item.ts';
import { contactKey } from '../../../shared/hubs/people/contacts/contact-item.ts';
import { ownEntries } from '../../../shared/hubs/people/contacts/own-entries.ts';
import {
  type ContentRemovalItem,
  removalKey,
} from '../../../shared/hubs/people/content-removals/content-removal-item.ts';
import type { Key } from '../../../shared/platform/db/key.ts';
import { data, ids, items } from '../../support/answers.ts';
import { holdClock } from '../../support/clock.ts';
import { useWorld } from '../../support/use-world.ts';
import { startRemovals } from './removal-world.ts';

const at = useWorld(startRemovals);
type Person = Awaited<ReturnType<typeof at.person>>;

const LINK = 'Buy at https://example.com';
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();
const count = (removed: number, restored = 0, kept = 0) => ({ removed, restored, kept });

/** With limits, a first post or comment with a link waits for a review. */
const limitNewcomers = (newcomer_limits: boolean) =>
  at.service.db.update(hubItemKey(at.hub), { set: { newcomer_limits } });

const ban = async ({ id }: Person, attributes: object) =>
  String(data(await at.ban(id, attributes)).attributes.content_removal_id);
const remove = async (person: Person, attributes: object) => {
  const id = await ban(person, attributes);
  expect(await at.run(at.contentJob(id))).toEqual([]);
  return id;
};
const undo = async (id: string) => {
  expect((await at.undo(id)).status).toBe(202);
  expect(await at.run(at.contentJob(id))).toEqual([]);
};
const statusIn = async (key: Key | undefined) =>
  key && (await at.service.db.get<DiscussionItem | CommentItem>(key))?.status;
const postStatus = (id: string) => statusIn(discussionKey(at.ours.id, id));
const commentStatus = (id: string) => statusIn(commentKey(at.ours.id, id));
const moderate = (path: string, type: string, status: string) => at.send('PATCH', path, at.moderator, type, { status });
const reactionsOf = async (path: string) => data(await at.read(path, at.ours.member.token)).attributes.reaction_count;

/** A comment that no list of counted actions has, as one that was never published. */
const uncounted = async ({ token }: Person, target_id: string, body: string) =>
  data(await at.send('POST', '/comments', token, 'comments', { target_type: 'discussion', target_id, body })).id;

const waiting = async () => {
  const spammer = await at.person();
  const theirs = await at.post(at.ours.member.token);
  await limitNewcomers(true);
  const post = await at.post(spammer.token, { body: LINK });
  const scheduled = await at.post(spammer.token, { scheduled_at: TOMORROW });
  const comment = await uncounted(spammer, theirs, LINK);
  await limitNewcomers(false);
  const statuses = async () => [await postStatus(post), await postStatus(scheduled), await commentStatus(comment)];
  expect(await statuses()).toEqual(['pending_review', 'scheduled', 'pending_review']);
  const held = async () => ids(await at.readHub('/held-comments?page%5Bsize%5D=100'));
  const drafts = async () =>
    (await at.service.db.query<{ id: string }>({ ...ownEntries(at.ours.id, spammer.id, 'DRAFTS'), limit: 9 })).items;
  return { spammer, post, scheduled, comment, statuses, held, drafts };
};

test('what waits for a review or for its time is not hidden: nobody sees it', async () => {
  const { spammer, statuses } = await waiting();
  const id = await remove(spammer, { remove_content: 'hide' });
  expect(await statuses()).toEqual(['pending_review', 'scheduled', 'pending_review']);
  expect((await at.removal(id)).counts).toMatchObject({ discussions: count(0), comments: count(0) });
});

test('what waits for a review or for its time is deleted, and an undo puts it back into its lists and keeps no copy', async () => {
  const { spammer, post, scheduled, comment, statuses, held, drafts } = await waiting();
  const id = await remove(spammer, { remove_content: 'delete' });
  expect(await statuses()).toEqual(['deleted', 'deleted', 'deleted']);
  expect(await held()).not.toContain(comment);
  expect(await drafts()).toEqual([]);
  await undo(id);
  expect(await statuses()).toEqual(['pending_review', 'scheduled', 'pending_review']);
  expect(await held()).toContain(comment);
  expect((await drafts()).map((one) => one.id).sort()).toEqual([post, scheduled].sort());
  expect((await at.removal(id)).counts).toMatchObject({ discussions: count(2, 2), comments: count(1, 1) });
  const removal = await at.service.db.get<ContentRemovalItem>(removalKey(at.hub, id));
  const kept = removal && (await at.service.db.query({ ...removedContentOf(removal), limit: 9 })).items;
  expect(kept?.map((one) => 'before' in one)).toEqual([false, false, false]);
});

test('an undo gives an erased author no drafts back', async () => {
  const { spammer, statuses, drafts } = await waiting();
  const id = await remove(spammer, { remove_content: 'delete', include: ['discussions'] });
  await at.service.db.remove(contactKey(at.ours.id, spammer.id));
  await undo(id);
  expect(await statuses()).toEqual(['deleted', 'deleted', 'pending_review']);
  expect(await drafts()).toEqual([]);
  expect((await at.removal(id)).counts).toMatchObject({ discussions: count(2, 0, 2) });
});

test('an undo gives a deleted repost its place in the feed and its count on the original back', async () => {
  const spammer = await at.person();
  const original = await at.post(at.ours.member.token);
  const reposts = async () =>
    data(await at.read(`/discussions/${original}`, at.ours.member.token)).attributes.repost_count;
  const repost = await at.post(spammer.token, { repost_of_id: original, title: null, body: '', status: 'draft' });
  holdClock(Date.now() + 60_000);
  await at.send('PATCH', `/discussions/${repost}`, spammer.token, 'discussions', { status: 'published' });
  await settleDiscussionPlaces(at.service.db, at.ours.id, repost);
  const listed = async () =>
    ids(await at.read(`/hubs/${at.ours.hub}/spaces/${at.space}/discussions`, at.ours.member.token));
  expect([await reposts(), (await listed())[0]]).toEqual([1, repost]);
  const id = await remove(spammer, { remove_content: 'delete' });
  expect([await reposts(), await listed()]).toEqual([0, expect.not.arrayContaining([repost])]);
  await undo(id);
  expect([await reposts(), (await listed())[0]]).toEqual([1, repost]);
});

test('`since` holds for each kind: what is older stays', async () => {
  const [spammer, other] = [await at.person(), await at.person()];
  const theirs = await at.post(at.ours.member.token);
  const group = await at.converse(other.token, [spammer.id, at.ours.member.id]);
  const create = async (emoji: string) => {
    await at.post(spammer.token);
    await at.comment(spammer, theirs);
    await at.message(spammer.token, group);
    await at.react(spammer, theirs, emoji);
  };
  await create('👍');
  holdClock(Date.now() + 60_000);
  const since = new Date().toISOString();
  await create('🎉');
  const id = await remove(spammer, { remove_content: 'delete', since });
  const one = count(1);
  expect((await at.removal(id)).counts).toMatchObject({
    discussions: one,
    comments: one,
    messages: one,
    reactions: one,
  });
  expect(await reactionsOf(`/discussions/${theirs}`)).toBe(1);
});

test('a second ban extends no removal of the first: what was written between them stays', async () => {
  const spammer = await at.person();
  const before = await at.post(spammer.token);
  const id = await ban(spammer, { remove_content: 'hide' });
  await at.lift(spammer.id);
  holdClock(Date.now() + 60_000);
  const between = await at.post(spammer.token);
  await at.ban(spammer.id);
  await at.run(at.contentJob(id));
  expect([await postStatus(before), await postStatus(between)]).toEqual(['hidden', 'published']);
});

test('a message that its author deleted before is not counted, and an undo does not bring it back', async () => {
  const [spammer, other] = [await at.person(), await at.person()];
  const group = await at.converse(other.token, [spammer.id, at.ours.member.id]);
  const message = await at.message(spammer.token, group);
  const path = `/api/v1/conversations/${group}/messages`;
  const deleted = await at.service.call({
    method: 'DELETE',
    path: `/api/v1/messages/${message}`,
    token: spammer.token,
  });
  expect(deleted.status).toBeLessThan(300);
  const id = await remove(spammer, { remove_content: 'delete' });
  await undo(id);
  expect((await at.removal(id)).counts).toMatchObject({ messages: count(0) });
  const shown = items(await at.service.call({ path, token: other.token }));
  expect(shown.find((one) => one.id === message)?.attributes.body ?? null).toBeNull();
});

test('a reaction to a comment is removed and restored with its count', async () => {
  const spammer = await at.person();
  const comment = await at.comment(at.ours.member, await at.post(at.ours.member.token));
  await at.react(spammer, comment, '👍', 'comments');
  expect(await reactionsOf(`/comments/${comment}`)).toBe(1);
  const id = await remove(spammer, { remove_content: 'hide' });
  expect(await reactionsOf(`/comments/${comment}`)).toBe(0);
  await undo(id);
  expect(await reactionsOf(`/comments/${comment}`)).toBe(1);
  expect((await at.removal(id)).counts).toMatchObject({ reactions: count(1, 1) });
});

test('a post or comment that a moderator published and hid again stays hidden after an undo', async () => {
  const spammer = await at.person();
  const post = await at.post(spammer.token);
  const comment = await at.comment(spammer, await at.post(at.ours.member.token));
  const id = await remove(spammer, { remove_content: 'hide' });
  holdClock(Date.now() + 60_000);
  for (const status of ['published', 'hidden']) {
    expect((await moderate(`/discussions/${post}`, 'discussions', status)).status).toBe(200);
    expect((await moderate(`/comments/${comment}`, 'comments', status)).status).toBe(200);
  }
  await undo(id);
  expect([await postStatus(post), await commentStatus(comment)]).toEqual(['hidden', 'hidden']);
  expect((await at.removal(id)).counts).toMatchObject({ discussions: count(1, 0, 1), comments: count(1, 0, 1) });
});

test('a deleted post or comment that changed since its removal stays deleted after an undo', async () => {
  const spammer = await at.person();
  const post = await at.post(spammer.token);
  const comment = await at.comment(spammer, await at.post(at.ours.member.token));
  const id = await remove(spammer, { remove_content: 'delete' });
  const later = new Date(Date.now() + 60_000).toISOString();
  for (const key of [discussionKey(at.ours.id, post), commentKey(at.ours.id, comment)])
    if (key) await at.service.db.update(key, { set: { updated_at: later, deleted_at: later } });
  await undo(id);
  expect([await postStatus(post), await commentStatus(comment)]).toEqual(['deleted', 'deleted']);
  expect((await at.removal(id)).counts).toMatchObject({ discussions: count(1, 0, 1), comments: count(1, 0, 1) });
});

test('two workers that remove or restore at the same time count every item once', async () => {
  const spammer = await at.person();
  const theirs = await at.post(at.ours.member.token);
  await at.post(spammer.token);
  await at.comment(spammer, theirs);
  await at.react(spammer, theirs, '👍');
  const id = await ban(spammer, { remove_content: 'hide' });
  const twice = async () => expect(await Promise.all([1, 2].map(() => at.run(at.contentJob(id))))).toEqual([[], []]);
  await twice();
  const removed = count(1);
  const counts = { discussions: removed, comments: removed, reactions: removed };
  expect((await at.removal(id)).counts).toMatchObject(counts);
  await at.undo(id);
  await twice();
  const restored = count(1, 1);
  const after = { discussions: restored, comments: restored, reactions: restored };
  expect((await at.removal(id)).counts).toMatchObject(after);
});
