import { describe, expect, test } from 'vitest';
import { data, errors, ids, items } from '../../support/answers.ts';
import { holdClock } from '../../support/clock.ts';
import { useWorld } from '../../support/use-world.ts';
import { startRemovals } from './removal-world.ts';

const at = useWorld(startRemovals);

const DAY = 86_400_000;
const SPAM = '019b7000-0000-7000-8000-000000000001';
const none = { found: 0, removed: 0, failed: 0, restored: 0, kept: 0 };
const count = (removed: number, more: object = {}) => ({ ...none, found: removed, removed, ...more });

const feed = async () => ids(await at.read(`/hubs/${at.ours.hub}/feed`, at.ours.member.token));
const discussion = async (id: string, token = at.moderator) => at.read(`/discussions/${id}`, token);
const attributes = async (id: string) => data(await discussion(id, at.ours.member.token)).attributes;
const commentStatus = async (id: string) => (await at.read(`/comments/${id}`, at.ours.member.token)).status;
const unread = async (conversation: string, token = at.ours.member.token) =>
  data(await at.read(`/conversations/${conversation}`, token)).attributes.unread_count;

/** A spammer with a post, a comment, a message in a group and a reaction, and the post of another below them. */
const spam = async () => {
  const spammer = await at.person();
  const other = await at.person();
  const theirs = await at.post(other.token, { title: 'Ours' });
  const post = await at.post(spammer.token);
  const comment = await at.comment(spammer, theirs);
  const reply = await at.comment(at.ours.member, theirs, comment);
  const group = await at.converse(other.token, [spammer.id, at.ours.member.id]);
  const message = await at.message(spammer.token, group);
  await at.react(spammer, theirs, '👍');
  await at.deliver();
  return { spammer, other, theirs, post, comment, reply, group, message };
};

const banned = async (contact: string, body: object) => {
  const answer = await at.ban(contact, body);
  expect(answer.status).toBe(201);
  return String(data(answer).attributes.content_removal_id);
};

const report = (target_type: string, target_id: string) =>
  at.send('POST', '/reports', at.ours.member.token, 'reports', { target_type, target_id, reason_id: SPAM });
const caseOf = async (target: string) =>
  items(await at.readHub('/report-cases?page%5Bsize%5D=100')).find((one) => one.attributes.target_id === target)
    ?.attributes;

describe.each(['hide', 'delete'] as const)('remove_content: %s', (remove_content) => {
  test('removes what the member wrote with its counts, and an undo brings everything back', async () => {
    const { spammer, theirs, post, comment, reply, group } = await spam();
    expect(await attributes(theirs)).toMatchObject({ comment_count: 2, reaction_count: 1 });
    const id = await banned(spammer.id, { remove_content });
    expect(await at.removal(id)).toMatchObject({ status: 'running', action: remove_content, since: null });
    expect(await at.run(at.contentJob(id))).toEqual([]);
    await at.deliver();
    expect(await at.removal(id)).toMatchObject({
      status: 'completed',
      contact_id: spammer.id,
      requested_by_actor_id: at.ours.users.moderator.id,
      finished_at: expect.any(String),
      counts: { discussions: count(1), comments: count(1), messages: count(1), reactions: count(1) },
    });
    expect(await feed()).not.toContain(post);
    expect((await discussion(post, at.ours.member.token)).status).toBe(404);
    expect(await commentStatus(comment)).toBe(404);
    const left = remove_content === 'delete' ? 0 : 2;
    expect(await attributes(theirs)).toMatchObject({ comment_count: left, reaction_count: 0 });
    expect(await unread(group)).toBe(0);
    const undone = await at.undo(id);
    expect([undone.status, data(undone).attributes.status]).toEqual([202, 'undoing']);
    expect(await at.run(at.contentJob(id))).toEqual([]);
    await at.deliver();
    const restored = count(1, { restored: 1 });
    expect(await at.removal(id)).toMatchObject({
      status: 'undone',
      undone_at: expect.any(String),
      counts: { discussions: restored, comments: restored, messages: restored, reactions: restored },
    });
    expect(await feed()).toContain(post);
    expect(await attributes(post)).toMatchObject({ title: 'Buy', body: 'Now', status: 'published' });
    expect([await commentStatus(comment), await commentStatus(reply)]).toEqual([200, 200]);
    expect(await attributes(theirs)).toMatchObject({ comment_count: 2, reaction_count: 1 });
    expect(await unread(group)).toBe(1);
  });

  test('a repeated message changes no count and nothing that was restored', async () => {
    const { spammer, post } = await spam();
    const id = await banned(spammer.id, { remove_content });
    for (let times = 0; times < 2; times += 1) expect(await at.run(at.contentJob(id))).toEqual([]);
    const after = await at.removal(id);
    expect(after.counts).toMatchObject({ discussions: count(1), comments: count(1) });
    await at.undo(id);
    for (let times = 0; times < 2; times += 1) expect(await at.run(at.contentJob(id))).toEqual([]);
    expect((await at.removal(id)).counts).toMatchObject({ discussions: count(1, { restored: 1 }) });
    expect(await feed()).toContain(post);
  });

  test('a worker that fails at any write is continued without a loss, and counts nothing twice', async () => {
    const { db } = at.service;
    for (let allowed = 0; ; allowed += 1) {
      const { spammer, post } = await spam();
      const id = await banned(spammer.id, { remove_content });
      let left = allowed;
      const fail =
        <A extends unknown[], R>(write: (...args: A) => Promise<R>) =>
        async (...args: A): Promise<R> => {
          left -= 1;
          if (left < 0) throw new Error('The worker stops');
          return write(...args);
        };
      await report('discussion', post);
      const store = { ...db, transact: fail(db.transact), update: fail(db.update) } as typeof db;
      const failures = await at.run(at.contentJob(id), { store });
      expect(await at.run(at.contentJob(id))).toEqual([]);
      const counts = { discussions: count(1), comments: count(1), messages: count(1), reactions: count(1) };
      expect(await at.removal(id)).toMatchObject({ status: 'completed', counts });
      expect(await feed()).not.toContain(post);
      expect(await caseOf(post)).toMatchObject({ status: 'resolved' });
      if (failures.length === 0) break;
    }
  });
});

test('content that was hidden or deleted before stays so after an undo, and so do decisions made since', async () => {
  const spammer = await at.person();
  const [hidden, restored, deleted] = [
    await at.post(spammer.token),
    await at.post(spammer.token),
    await at.post(spammer.token),
  ];
  await at.send('PATCH', `/discussions/${hidden}`, at.moderator, 'discussions', { status: 'hidden' });
  const id = await banned(spammer.id, { remove_content: 'hide' });
  await at.run(at.contentJob(id));
  await at.send('PATCH', `/discussions/${restored}`, at.moderator, 'discussions', { status: 'published' });
  await at.service.call({ method: 'DELETE', path: `/api/v1/discussions/${deleted}`, token: at.moderator });
  await at.undo(id);
  await at.run(at.contentJob(id));
  expect((await at.removal(id)).counts).toMatchObject({ discussions: count(2, { kept: 2 }) });
  expect(data(await discussion(hidden)).attributes.status).toBe('hidden');
  expect(data(await discussion(restored)).attributes.status).toBe('published');
  expect((await discussion(deleted)).status).toBe(404);
});

test('an undo stops a running removal, and restores what it removed', async () => {
  const spammer = await at.person();
  const posts = [await at.post(spammer.token), await at.post(spammer.token)];
  const id = await banned(spammer.id, { remove_content: 'delete' });
  const { db } = at.service;
  const store = {
    ...db,
    transact: async (steps: Parameters<typeof db.transact>[0]) => {
      const written = await db.transact(steps);
      if (written.ok) await at.undo(id);
      return written;
    },
  } as typeof db;
  expect(await at.run(at.contentJob(id), { store })).toEqual([]);
  expect(await at.run(at.contentJob(id))).toEqual([]);
  expect(await at.removal(id)).toMatchObject({
    status: 'undone',
    finished_at: null,
    counts: { discussions: count(1, { restored: 1 }) },
  });
  expect(await feed()).toEqual(expect.arrayContaining(posts));
});

test('since and include limit what is removed', async () => {
  const spammer = await at.person();
  const early = await at.post(spammer.token);
  const since = new Date(Date.parse(String((await attributes(early)).created_at)) + 1);
  holdClock(since);
  const late = await at.post(spammer.token);
  const comment = await at.comment(spammer, early);
  const id = await banned(spammer.id, { remove_content: 'hide', since: since.toISOString(), include: ['discussions'] });
  await at.run(at.contentJob(id));
  expect(await at.removal(id)).toMatchObject({
    include: ['discussions'],
    since: since.toISOString(),
    counts: { discussions: count(1), comments: none },
  });
  expect(await feed()).toContain(early);
  expect(await feed()).not.toContain(late);
  expect(await commentStatus(comment)).toBe(200);
});

test('what a member writes after the ban was lifted is not removed, also while the removal runs', async () => {
  const spammer = await at.person();
  const before = await at.post(spammer.token);
  const id = await banned(spammer.id, { remove_content: 'hide' });
  await at.lift(spammer.id);
  holdClock(Date.now() + 1_000);
  const after = await at.post(spammer.token);
  await at.run(at.contentJob(id));
  expect(await feed()).toContain(after);
  expect(await feed()).not.toContain(before);
});

test('what is listed only after the first pass is removed by the second', async () => {
  const spammer = await at.person();
  const late = await at.post(spammer.token);
  const id = await banned(spammer.id, { remove_content: 'hide' });
  const { db } = at.service;
  const hide = (await db.query({ ...(await authorList(spammer.id)), limit: 1 })).items[0];
  if (!hide) throw new Error('The post is not listed');
  await db.remove(hide);
  let passes = 0;
  const store = {
    ...db,
    async query(request: Parameters<typeof db.query>[0]) {
      const isAuthorList = request.partition.endsWith(`#AUTHOR#${spammer.id}`);
      passes += isAuthorList ? 1 : 0;
      if (isAuthorList && passes === 2) await db.put(hide as Parameters<typeof db.put>[0]);
      return db.query(request);
    },
  } as typeof db;
  await at.run(at.contentJob(id), { store });
  expect((await at.removal(id)).counts).toMatchObject({ discussions: count(1) });
  expect((await discussion(late, at.ours.member.token)).status).toBe(404);
});

const authorList = async (contact: string) => ({
  partition: `TEAM#${at.ours.id}#HUB#${at.ours.hub}#FEED#AUTHOR#${contact}`,
  index: 'listing' as const,
});

test('the open report cases of removed content are closed, in the name of the moderator', async () => {
  const { spammer, post, comment, message } = await spam();
  await report('discussion', post);
  await report('comment', comment);
  await report('message', message);
  const id = await banned(spammer.id, { remove_content: 'delete' });
  await at.run(at.contentJob(id));
  const closed = { status: 'resolved', open_report_count: 0, resolved_by: at.ours.users.moderator.id };
  for (const target of [post, comment, message]) expect(await caseOf(target)).toMatchObject(closed);
});

test('a removal and its undo continue in the next message when the time is over', async () => {
  const [spammer, other] = [await at.person(), await at.person()];
  const group = await at.converse(other.token, [spammer.id, at.ours.member.id]);
  for (let nth = 0; nth < 26; nth += 1) await at.message(spammer.token, group);
  await at.comment(spammer, await at.post(at.ours.member.token));
  const id = await banned(spammer.id, { remove_content: 'hide' });
  let time = 0;
  const clock = () => (time += 20_000);
  expect(await at.run(at.contentJob(id), { clock })).toEqual([]);
  expect(await at.removal(id)).toMatchObject({
    status: 'completed',
    counts: { messages: count(26), comments: count(1) },
  });
  await at.undo(id);
  expect(await at.run(at.contentJob(id), { clock })).toEqual([]);
  const restored = { messages: count(26, { restored: 26 }), comments: count(1, { restored: 1 }) };
  expect(await at.removal(id)).toMatchObject({ status: 'undone', counts: restored });
});

test('the second pass waits until what was written right before the ban is listed', async () => {
  const { id: contact } = await at.person();
  const delays: (number | undefined)[] = [];
  await at.run(at.contentJob(await banned(contact, { remove_content: 'hide' })), { delays });
  expect(delays).toEqual([15]);
});

describe('the routes', () => {
  test('a ban without remove_content keeps the content and starts no removal', async () => {
    const { spammer, post } = await spam();
    expect(data(await at.ban(spammer.id)).attributes.content_removal_id).toBeNull();
    expect(await feed()).toContain(post);
  });

  test.each([
    [{ remove_content: 'erase' }, 'remove_content'],
    [{ remove_content: null }, 'remove_content'],
    [{ remove_content: 'hide', since: '2100-01-01T00:00:00Z' }, 'since'],
    [{ remove_content: 'hide', since: 'yesterday' }, 'since'],
    [{ since: '2026-01-01T00:00:00Z' }, 'since'],
    [{ remove_content: 'hide', include: [] }, 'include'],
    [{ remove_content: 'hide', include: ['discussions', 'discussions'] }, 'include'],
    [{ include: ['messages'] }, 'include'],
    [{ remove_content: 'none', include: ['messages'] }, 'include'],
  ])('%j is refused at its pointer, and nobody is banned', async (body, field) => {
    const { id } = await at.person();
    const refused = await at.ban(id, body);
    expect([refused.status, errors(refused)[0]?.source?.pointer]).toEqual([422, `/data/attributes/${field}`]);
    expect(data(await at.ban(id)).attributes.status).toBe('banned');
  });

  test('an element of include that is not a kind is refused at its own pointer', async () => {
    const { id } = await at.person();
    const refused = await at.ban(id, { remove_content: 'hide', include: ['discussions', 'files'] });
    expect(errors(refused)[0]?.source?.pointer).toBe('/data/attributes/include/1');
  });

  test('an undo is possible for 30 days, and once', async () => {
    const { id: contact } = await at.person();
    const id = await banned(contact, { remove_content: 'hide' });
    const { undo_until, created_at } = await at.removal(id);
    expect(Date.parse(String(undo_until)) - Date.parse(String(created_at))).toBe(30 * DAY);
    const key = await at.moderatingKey();
    const end = Date.parse(String(undo_until));
    holdClock(end);
    const late = await at.undo(id, key);
    expect([late.status, errors(late)[0]?.code]).toEqual([409, 'illegal_transition']);
    holdClock(end - 1);
    expect((await at.undo(id, key)).status).toBe(202);
    expect((await at.undo(id, key)).status).toBe(409);
    await at.run(at.contentJob(id));
    expect((await at.undo(id, key)).status).toBe(409);
  });

  test('the list is filtered by member and status, and sorted', async () => {
    const people = [await at.person(), await at.person()];
    const made: string[] = [];
    for (const { id } of people) made.push(await banned(id, { remove_content: 'hide' }));
    await at.run(at.contentJob(made[0] ?? ''));
    const list = async (query: string) => ids(await at.readHub(`/bans/content-removals?page%5Bsize%5D=100&${query}`));
    expect((await list('')).slice(0, 2)).toEqual([...made].reverse());
    expect((await list('sort=created_at')).slice(-2)).toEqual(made);
    expect(await list(`filter[contact_id]=${people[1]?.id}`)).toEqual([made[1]]);
    expect(await list('filter[status]=completed')).toContain(made[0]);
    expect(await list('filter[status]=completed')).not.toContain(made[1]);
  });

  test('members and moderators of another team find no removal', async () => {
    const { id: contact } = await at.person();
    const id = await banned(contact, { remove_content: 'hide' });
    const path = `/bans/content-removals/${id}`;
    expect((await at.readHub(path, at.ours.member.token)).status).toBe(403);
    expect((await at.readHub(path, at.theirs.users.owner.token)).status).toBe(403);
    expect((await at.undo(id, at.theirs.users.owner.token)).status).toBe(403);
    const foreign = `/teams/${at.theirs.id}/hubs/${at.theirs.hub}${path}`;
    expect((await at.read(foreign, at.theirs.users.owner.token)).status).toBe(404);
  });
});
