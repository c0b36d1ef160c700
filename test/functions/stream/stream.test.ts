import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { holdClock } from '../../support/clock.ts';
import { blocksOf, eventsOf, type StreamWorld, startStream } from './world.ts';

let at: StreamWorld;
const started: StreamWorld[] = [];
beforeEach(async () => {
  at = await startStream();
  started.push(at);
});
afterAll(() => Promise.all(started.map(({ service }) => service.stop())));

const joined = (more: object = {}) =>
  at.record({ type: 'member.joined', resource_type: 'members', resource_id: newId(), ...more });

describe('replaying', () => {
  test('the response is an event stream that ends with a retry time', async () => {
    const id = await joined();
    const answered = await at.read(at.ours.member.token);
    expect(answered.status).toBe(200);
    expect(answered.headers['Content-Type']).toBe('text/event-stream');
    expect(answered.headers['Cache-Control']).toBe('no-store');
    expect(eventsOf(answered)).toMatchObject([{ id, event: 'member.joined', data: { id, type: 'member.joined' } }]);
    expect(String(answered.body)).toMatch(/\n\nretry: 3000\n\n$/);
  });

  test('a hub without events returns only the retry time', async () => {
    expect((await at.read(at.ours.member.token)).body).toBe('retry: 3000\n\n');
  });

  test('without an id the last fifty events are returned in order', async () => {
    const ids: string[] = [];
    for (let nth = 0; nth < 60; nth += 1) ids.push(await joined());
    expect(eventsOf(await at.read(at.ours.member.token)).map(({ id }) => id)).toEqual(ids.slice(-50));
  });

  test('all events after an id are returned once, across several responses', async () => {
    holdClock();
    const ids: string[] = [];
    for (let nth = 0; nth < 230; nth += 1) ids.push(await joined());
    let after = ids[4];
    const collected: (string | undefined)[] = [];
    const waits: (string | undefined)[] = [];
    for (let answers = 0; answers < 4; answers += 1) {
      const answered = await at.read(at.ours.member.token, after);
      collected.push(...eventsOf(answered).map(({ id }) => id));
      waits.push(blocksOf(answered).at(-1)?.retry);
      after = collected.at(-1);
    }
    expect(collected).toEqual(ids.slice(5));
    expect(waits).toEqual(['10', '10', '3000', '3000']);
  });

  test('an event that the caller cannot see advances the id without data', async () => {
    holdClock();
    const seen = await joined();
    const hidden = await at.record({ type: 'member.warned', resource_type: 'members', resource_id: newId() });
    const answered = await at.read(at.ours.member.token);
    expect(eventsOf(answered).map(({ id }) => id)).toEqual([seen]);
    expect(blocksOf(answered).filter(({ id }) => id)).toMatchObject([{ id: seen }, { id: hidden }]);
    expect((await at.read(at.ours.member.token, hidden)).body).toBe('retry: 3000\n\n');
  });

  test('the retry time grows from 3 to 30 seconds without events, and is 3 again after an event', async () => {
    const start = Date.now();
    holdClock(start);
    const last = await at.record({
      type: 'member.joined',
      resource_type: 'members',
      resource_id: newId(),
      at: new Date(start).toISOString(),
    });
    const waits: string[] = [];
    for (const minutes of [0, 1, 2, 5, 10, 50]) {
      holdClock(start + minutes * 60_000);
      waits.push(String((await at.read(at.ours.member.token, last)).body).trim());
    }
    expect(waits).toEqual([3, 3, 6, 15, 30, 30].map((seconds) => `retry: ${seconds}000`));
    const next = await joined();
    const answered = await at.read(at.ours.member.token, last);
    expect([eventsOf(answered)[0]?.id, blocksOf(answered).at(-1)?.retry]).toEqual([next, '3000']);
    expect(eventsOf(await at.read(at.ours.member.token, undefined, `?after=${last}`)).map(({ id }) => id)).toEqual([
      next,
    ]);
  });

  test('internal events are sent to nobody, not even creators', async () => {
    for (const type of ['space.created', 'hub.updated', 'editor_queue.updated', 'report_reason.created'])
      await at.record({ type, resource_type: 'things', resource_id: newId() });
    expect(eventsOf(await at.read(at.ours.users.owner.token))).toEqual([]);
  });

  test('a malformed Last-Event-ID is rejected with its header as the source', async () => {
    const refused = await at.read(at.ours.member.token, 'yesterday');
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toMatchObject([{ source: { header: 'Last-Event-ID' } }]);
  });
});

describe('the data of an event', () => {
  test('contains ids and types, and no text', async () => {
    const found = await at.discussion(await at.space('public'));
    await at.record({ type: 'discussion.created', resource_type: 'discussions', resource_id: found.id });
    const [event] = eventsOf(await at.read(at.ours.member.token));
    expect(Object.keys(event?.data ?? {}).sort()).toEqual(
      ['actor', 'at', 'hub_id', 'id', 'resource_id', 'resource_type', 'type'].sort(),
    );
    expect(JSON.stringify(event)).not.toContain('Words');
  });

  test('members see only actors who are members; creators see all actors', async () => {
    await joined({ actor: { type: 'user', id: at.ours.users.owner.id } });
    await joined();
    const actors = async (token: string) => eventsOf(await at.read(token)).map(({ data }) => data?.actor);
    const own = { type: 'contact', id: at.ours.member.id };
    expect(await actors(at.ours.member.token)).toEqual([null, own]);
    expect(await actors(at.ours.users.owner.token)).toEqual([{ type: 'user', id: at.ours.users.owner.id }, own]);
  });
});

describe('access', () => {
  test('C151 C006: members and creators of the hub have access; others get 404', async () => {
    const statusOf = async (token?: string) => (await at.read(token)).status;
    expect(await statusOf(at.ours.member.token)).toBe(200);
    expect(await statusOf(at.ours.users.moderator.token)).toBe(200);
    expect(await statusOf(at.ours.key.secret)).toBe(200);
    expect(await statusOf(at.ours.outsider.token)).toBe(404);
    expect(await statusOf(at.theirs.member.token)).toBe(404);
    expect(await statusOf(at.theirs.users.owner.token)).toBe(404);
    expect(await statusOf()).toBe(401);
  });
});
