import { describe, expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { newPlaceId } from '../../../shared/platform/ids/place-id.ts';
import { holdClock } from '../../support/clock.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { data, newHub, newMember, newSpace, post, read, refusal, spacePath, startCommunity } from './world.ts';

const world = useWorld(startCommunity);
const ada = useFixture(() => newMember(world));

const string = expect.any(String);

describe('POST discussions', () => {
  test('C307 C308 C042 A31: returns 201 with a Location that returns the discussion', async () => {
    const bo = await newMember(world, 'Bo');
    const made = await post(world, bo.token, { title: 'Hi', body: 'All' });
    expect(made.status).toBe(201);
    expect(made.headers.Location).toBe(`/api/v1/discussions/${data(made).id}`);
    const located = await world.service.call({ path: made.headers.Location ?? '', token: bo.token });
    expect(located.status).toBe(200);
    expect(data(located)).toMatchObject({ type: 'discussions', id: data(made).id });
    expect(data(located).attributes).toEqual(data(made).attributes);
  });

  test('C285 C288–C300: the document has all attributes and top-level members', async () => {
    const made = await post(world, ada.token, {
      title: 'All of it',
      body: 'Words',
      external_video_embeds: [{ url: 'https://video.example/1', title: 'One', more: 1 }],
    });
    expect(made.body).toMatchObject({
      included: [],
      meta: {},
      links: { self: made.headers.Location },
      data: { links: { self: made.headers.Location } },
    });
    const reread = await read(world, ada.token, data(made).id);
    expect(reread.body).toMatchObject({ included: [], meta: {}, links: { self: made.headers.Location } });
    expect(data(reread).attributes).toEqual({
      team_id: world.team.id,
      hub_id: world.hub,
      space_id: world.space.id,
      space_name: expect.any(String),
      title: 'All of it',
      body: 'Words',
      status: 'published',
      author_contact_id: ada.id,
      author_display_name: 'Ada',
      author_is_former_member: false,
      author_membership_status: 'active',
      author_role: 'member',
      author_photo_url: null,
      author_photo_url_expires_at: null,
      author_photo_thumbnail_url: null,
      author_photo_thumbnail_url_expires_at: null,
      attachments: [],
      external_video_embeds: [{ url: 'https://video.example/1', title: 'One' }],
      poll: null,
      repost: null,
      shared_achievement: null,
      shared_event: null,
      reactions: [],
      comment_count: 0,
      reaction_count: 0,
      repost_count: 0,
      report_count: 0,
      reported_by_me: false,
      is_bookmarked: false,
      is_broadcast: false,
      is_locked: false,
      is_pinned: false,
      is_published: true,
      scheduled_at: null,
      published_at: string,
      last_activity_at: string,
      deleted_at: null,
      created_at: string,
      updated_at: string,
    });
  });

  test.each([
    ['title', { title: 'x'.repeat(201), body: 'b' }],
    ['title', { title: 7, body: 'b' }],
    ['body', {}],
    ['body', { body: '  ' }],
    ['body', { body: null }],
    ['body', { body: 'x'.repeat(20_001) }],
    ['external_video_embeds/0/url', { body: 'b', external_video_embeds: [{ url: 'http://plain.example' }] }],
    ['external_video_embeds', { body: 'b', external_video_embeds: 'no' }],
    ['poll/options', { body: 'b', poll: { options: ['one'] } }],
    ['poll/options', { body: 'b', poll: { options: ['one', 'one'] } }],
    ['poll/options', { body: 'b', poll: { options: Array.from({ length: 11 }, (_, nth) => `${nth}`) } }],
    ['poll/options/1', { body: 'b', poll: { options: ['one', 2] } }],
    ['poll/duration_days', { body: 'b', poll: { options: ['one', 'two'], duration_days: 0 } }],
    ['poll/duration_days', { body: 'b', poll: { options: ['one', 'two'], duration_days: 'x' } }],
    ['repost_of_id', { body: 'b', repost_of_id: 'no-id' }],
    ['status', { body: 'b', status: 'hidden' }],
    ['scheduled_at', { body: 'b', status: 'scheduled' }],
    ['scheduled_at', { body: 'b', scheduled_at: 'tomorrow' }],
  ])('C101 C104: an invalid %s returns 422 at its pointer, without a code', async (field, attributes) => {
    const bo = await newMember(world, 'Bo');
    const refused = await post(world, bo.token, attributes);
    expect(refusal(refused)).toEqual([422, `/data/attributes/${field}`]);
  });

  test('a past scheduled_at and an unknown repost return 422 with a code', async () => {
    const past = { body: 'b', scheduled_at: '2020-01-01T00:00:00Z' };
    expect(refusal(await post(world, ada.token, past))).toEqual([
      422,
      'scheduled_in_past',
      '/data/attributes/scheduled_at',
    ]);
    for (const id of [newId(), newPlaceId('0123456789')])
      expect(refusal(await post(world, ada.token, { body: 'b', repost_of_id: id }))).toEqual([
        422,
        'unknown_repost',
        '/data/attributes/repost_of_id',
      ]);
  });

  test('C310: a foreign, unknown or malformed space returns 404', async () => {
    const elsewhere = { ...world, hub: await newHub(world.service, world.team) };
    const foreign = await newSpace(elsewhere);
    const path = (space: string) => spacePath(world, { id: space });
    for (const space of [foreign.id, newId(), 'x'.repeat(2000)])
      expect(refusal(await post(world, ada.token, { body: 'b' }, path(space)))).toEqual([404, 'not_found']);
    expect(refusal(await post(world, ada.token, { body: 'b' }, spacePath(elsewhere, foreign)))).toEqual([
      404,
      'not_found',
    ]);
  });

  test('C487: the 21st discussion of a member in a minute returns 429', async () => {
    holdClock();
    const bo = await newMember(world, 'Bo');
    const answers = await Promise.all(
      Array.from({ length: 21 }, (_, nth) => post(world, bo.token, { body: `number ${nth}` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(refusal)).toEqual([[429, 'rate_limited']]);
    expect(Number(refused[0]?.headers['Retry-After'])).toBeGreaterThan(0);
  });
});
