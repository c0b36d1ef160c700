import { afterEach, describe, expect, test, vi } from 'vitest';
import { sweep } from '../../../functions/sweep/sweep.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import {
  data,
  items,
  newDiscussion,
  newMember,
  patch,
  post,
  read,
  refusal,
  remove,
  spacePath,
  startCommunity,
} from './world.ts';

const world = useWorld(startCommunity);
const ada = useFixture(() => newMember(world));
const bo = useFixture(() => newMember(world, 'Bo'));
afterEach(() => void vi.useRealTimers());

const moderator = () => world.team.users.moderator.token;
const soon = () => new Date(Date.now() + 3_600_000).toISOString();
const statusOf = async (id: string, token = ada.token) => data(await read(world, token, id)).attributes.status;
const listed = async (token: string, status?: string) => {
  const path = `${spacePath(world, world.space)}?page[size]=100${status ? `&filter[status]=${status}` : ''}`;
  return items(await world.service.call({ path, token })).map(({ id }) => id);
};

describe('drafts', () => {
  test('a draft is visible to its author and moderators only, until it is published', async () => {
    const id = await newDiscussion(world, ada, { status: 'draft' });
    expect(data(await read(world, ada.token, id)).attributes).toMatchObject({
      status: 'draft',
      is_published: false,
      published_at: null,
    });
    expect(await statusOf(id, moderator())).toBe('draft');
    expect(refusal(await read(world, bo.token, id))).toEqual([404, 'not_found']);
    expect(await listed(ada.token)).not.toContain(id);
    expect(await listed(ada.token, 'draft')).toContain(id);
    expect(await listed(bo.token, 'draft')).not.toContain(id);
    expect(await listed(moderator(), 'draft')).toContain(id);
    const published = await patch(world, ada.token, id, { status: 'published' });
    expect(data(published).attributes).toMatchObject({ status: 'published', is_published: true });
    expect(data(published).attributes.published_at).not.toBeNull();
    expect(await listed(bo.token)).toContain(id);
  });

  test('the poll of a draft starts with the publication', async () => {
    const id = await newDiscussion(world, ada, { status: 'draft', poll: { options: ['A', 'B'], duration_days: 1 } });
    expect(data(await read(world, ada.token, id)).attributes.poll).toMatchObject({ deadline_at: null, closed: false });
    const { published_at, poll } = data(await patch(world, ada.token, id, { status: 'published' })).attributes;
    const deadline_at = new Date(Date.parse(String(published_at)) + 86_400_000).toISOString();
    expect(poll).toMatchObject({ deadline_at, closed: false });
  });
});

describe('scheduling', () => {
  test('a time beyond the year 9999 in UTC is refused with 422', async () => {
    const refused = await post(world, ada.token, { body: 'Far', scheduled_at: '9999-12-31T23:59:59-23:59' });
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain('/data/attributes/scheduled_at');
  });

  test('the minute sweep publishes a scheduled discussion when it is due', async () => {
    const at = soon();
    const made = data(await post(world, ada.token, { body: 'Later', scheduled_at: at }));
    expect(made.attributes).toMatchObject({ status: 'scheduled', scheduled_at: at, published_at: null });
    const run = sweep(world.service.db, async () => 0);
    await run(new Date(Date.parse(at) - 1));
    expect(await statusOf(made.id)).toBe('scheduled');
    await run(new Date(at));
    const { attributes } = data(await read(world, bo.token, made.id));
    expect(attributes).toMatchObject({ status: 'published', published_at: at, updated_at: at, scheduled_at: at });
    await run(new Date(Date.parse(at) + 60_000));
    expect(data(await read(world, bo.token, made.id)).attributes).toEqual(attributes);
  });

  test('concurrent sweeps publish all due discussions', async () => {
    const at = soon();
    const author = await newMember(world);
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => post(world, author.token, { body: `${nth}`, scheduled_at: at })),
    );
    const others = await Promise.all(
      Array.from({ length: 20 }, async (_, nth) =>
        post(world, (await newMember(world)).token, { body: `${nth}`, scheduled_at: at }),
      ),
    );
    const run = sweep(world.service.db, async () => 0);
    await Promise.all([run(new Date(at)), run(new Date(at)), run(new Date(at))]);
    for (const one of [...made, ...others]) expect(await statusOf(data(one).id)).toBe('published');
  });

  test('a scheduled discussion that becomes a draft is not published by the sweep', async () => {
    const at = soon();
    const id = await newDiscussion(world, ada, { status: 'scheduled', scheduled_at: at });
    const draft = await patch(world, ada.token, id, { status: 'draft' });
    expect(data(draft).attributes).toMatchObject({ status: 'draft', scheduled_at: null });
    await sweep(world.service.db, async () => 0)(new Date(at));
    expect(await statusOf(id)).toBe('draft');
    const later = new Date(Date.parse(at) + 60_000).toISOString();
    await patch(world, ada.token, id, { status: 'scheduled', scheduled_at: later });
    await sweep(world.service.db, async () => 0)(new Date(at));
    expect(await statusOf(id)).toBe('scheduled');
    await sweep(world.service.db, async () => 0)(new Date(later));
    expect(await statusOf(id)).toBe('published');
  });

  test('scheduled_at can be changed; null and a past time return 422', async () => {
    const id = await newDiscussion(world, ada, { status: 'scheduled', scheduled_at: soon() });
    const at = '2999-01-01T00:00:00.000Z';
    expect(
      data(await patch(world, ada.token, id, { scheduled_at: '2999-01-01T01:00:00+01:00' })).attributes,
    ).toMatchObject({
      status: 'scheduled',
      scheduled_at: at,
    });
    const pointer = '/data/attributes/scheduled_at';
    expect(refusal(await patch(world, ada.token, id, { scheduled_at: null }))).toEqual([422, 'needs_time', pointer]);
    expect(refusal(await patch(world, ada.token, id, { scheduled_at: '2020-01-01T00:00:00Z' }))).toEqual([
      422,
      'scheduled_in_past',
      pointer,
    ]);
    await sweep(world.service.db, async () => 0)(new Date(Date.now() + 7_200_000));
    expect(data(await read(world, ada.token, id)).attributes).toMatchObject({ status: 'scheduled', scheduled_at: at });
  });

  test('a deleted discussion is not published by the sweep', async () => {
    const at = soon();
    const id = await newDiscussion(world, ada, { status: 'scheduled', scheduled_at: at });
    await remove(world, ada.token, id);
    await sweep(world.service.db, async () => 0)(new Date(at));
    expect((await read(world, moderator(), id)).status).toBe(404);
  });
});

describe('transitions', () => {
  const ILLEGAL = [
    ['published', 'draft', () => ada.token],
    ['published', 'scheduled', () => ada.token],
    ['scheduled', 'published', () => ada.token],
    ['draft', 'hidden', () => world.team.users.owner.token],
    ['scheduled', 'hidden', () => world.team.users.owner.token],
  ] as const;

  test.each(ILLEGAL)('a change from %s to %s returns 409, and nothing is written', async (from, to, token) => {
    const more = from === 'scheduled' ? { scheduled_at: soon() } : {};
    const id = await newDiscussion(world, await newMember(world), { status: from, ...more });
    const author = token() === ada.token ? await newMember(world) : undefined;
    const own = author ? await newDiscussion(world, author, { status: from, ...more }) : id;
    const before = data(await read(world, moderator(), own)).attributes;
    const change = { status: to, ...(to === 'scheduled' && { scheduled_at: soon() }) };
    expect(refusal(await patch(world, author?.token ?? token(), own, change))).toEqual([
      409,
      'illegal_transition',
      '/data/attributes/status',
    ]);
    expect(data(await read(world, moderator(), own)).attributes).toEqual(before);
  });

  test('a moderator can hide and restore; the author sees it as hidden and cannot restore it', async () => {
    const id = await newDiscussion(world, ada);
    const published_at = data(await read(world, ada.token, id)).attributes.published_at;
    expect(data(await patch(world, moderator(), id, { status: 'hidden' })).attributes).toMatchObject({
      status: 'hidden',
      is_published: false,
    });
    expect(await statusOf(id)).toBe('hidden');
    expect(refusal(await read(world, bo.token, id))).toEqual([404, 'not_found']);
    expect(await listed(bo.token)).not.toContain(id);
    expect(refusal(await patch(world, ada.token, id, { status: 'published' }))).toEqual([403, 'forbidden']);
    const back = data(await patch(world, moderator(), id, { status: 'published' }));
    expect(back.attributes).toMatchObject({ status: 'published', published_at });
    expect(await listed(bo.token)).toContain(id);
  });

  test('an author cannot hide their own discussion', async () => {
    const id = await newDiscussion(world, ada);
    expect(refusal(await patch(world, ada.token, id, { status: 'hidden' }))).toEqual([403, 'forbidden']);
  });

  test('an update to deleted, pending_review or an unknown status returns 422', async () => {
    const id = await newDiscussion(world, ada);
    for (const status of ['deleted', 'pending_review', 'gone', null])
      expect(refusal(await patch(world, moderator(), id, { status }))).toEqual([422, '/data/attributes/status']);
  });
});
