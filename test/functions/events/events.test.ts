import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { newId } from '../../../shared/id.ts';
import { mediaKey } from '../../../shared/media/media-item.ts';
import { placedId, tagFor } from '../../../shared/place-id.ts';
import type { Tenant } from '../../support/world.ts';
import {
  change,
  create,
  created,
  data,
  type EventsWorld,
  get,
  HOUR,
  inHours,
  newMember,
  outcome,
  remove,
  rsvp,
  setMember,
  startEvents,
} from './events-world.ts';

let world: EventsWorld;
beforeAll(async () => {
  world = await startEvents();
});
afterAll(() => world.service.stop());
afterEach(() => {
  vi.useRealTimers();
});

const owner = () => world.ours.users.owner.token;
const read = async (id: string, token = owner()) => data(await get(world, `/events/${id}`, token)).attributes;
const at = (path: string) => `/data/attributes/${path}`;

const image = async ({ id: team_id, hub: hub_id }: Tenant, asset_kind = 'image') => {
  const id = placedId(tagFor(hub_id));
  const key = mediaKey(team_id, id) ?? { pk: '', sk: '' };
  await world.service.db.put({ ...key, entity: 'media', id, team_id, hub_id, file_id: newId(), asset_kind });
  return id;
};

describe('making an event', () => {
  test('C037 C059 C061: it is made with 201 and an id, without Location, and read by its id', async () => {
    const made = await create(world, { starts_at: '2100-01-01T18:00:00+01:00', timezone: 'europe/berlin' });
    expect([made.status, made.headers.Location]).toEqual([201, undefined]);
    const found = await get(world, `/events/${data(made).id}`, owner());
    expect(data(found)).toEqual(data(made));
    expect(data(found)).toMatchObject({
      type: 'events',
      attributes: {
        title: 'Meeting',
        status: 'scheduled',
        starts_at: '2100-01-01T17:00:00.000Z',
        ends_at: '2100-01-01T18:00:00.000Z',
        timezone: 'Europe/Berlin',
        location_type: 'online',
        going_count: 0,
        viewer_rsvp: null,
      },
    });
  });

  test.each([
    ['title', ''],
    ['title', ' '],
    ['title', null],
    ['title', 7],
    ['title', 'x'.repeat(201)],
    ['description', 'x'.repeat(20_001)],
    ['starts_at', null],
    ['starts_at', 'tomorrow'],
    ['starts_at', '0001-01-01T00:00:00Z'],
    ['starts_at', '9999-12-31T23:59:59-14:00'],
    ['starts_at', '2200-01-01T00:00:00Z'],
    ['starts_at', '2100-02-30T00:00:00Z'],
    ['ends_at', null],
    ['timezone', 'Nowhere/City'],
    ['timezone', '+05:30'],
    ['timezone', 'PST'],
    ['timezone', ''],
    ['timezone', null],
    ['timezone', 'UTC\r\nX:1'],
    ['timezone', `Europe/${'x'.repeat(100)}`],
    ['location_type', 'moon'],
    ['location_url', 'http://example.com'],
    ['location_url', 'javascript:alert(1)'],
    ['location_url', `https://example.com/${'x'.repeat(2048)}`],
    ['location_address', 'x'.repeat(501)],
    ['host_contact_id', 'nobody'],
    ['rsvp_limit', 0],
    ['rsvp_limit', -1],
    ['rsvp_limit', 1.5],
    ['rsvp_limit', 1_000_001],
    ['status', 'live'],
    ['status', 'ended'],
    ['status', 'canceled'],
    ['status', null],
  ])('%s %j is refused at it', async (name, value) => {
    expect(outcome(await create(world, { [name]: value }))).toBe(`422 ${at(name)}`);
  });

  test.each([
    ['Asia/Kathmandu', 'Asia/Kathmandu'],
    ['Asia/Kolkata', 'Asia/Kolkata'],
    ['AUSTRALIA/LORD_HOWE', 'Australia/Lord_Howe'],
    ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['US/Eastern', 'US/Eastern'],
    ['utc', 'UTC'],
    ['Etc/GMT+5', 'Etc/GMT+5'],
  ])('the zone %s is %s', async (timezone, stored) => {
    expect(data(await create(world, { timezone })).attributes.timezone).toBe(stored);
  });

  test('it ends after it begins, within 92 days, and not before it is published', async () => {
    const starts_at = '2100-01-01T00:00:00Z';
    const ends = (ends_at: string) => create(world, { starts_at, ends_at });
    for (const ends_at of [starts_at, '2099-12-31T23:59:59Z', '2100-01-01T00:30:00+01:00'])
      expect(outcome(await ends(ends_at))).toBe(`422 ends_before_start ${at('ends_at')}`);
    expect(outcome(await ends('2100-04-03T00:00:00.001Z'))).toBe(`422 too_long ${at('ends_at')}`);
    expect(outcome(await ends('2100-04-03T00:00:00Z'))).toBe('201');
    const past = { starts_at: inHours(-3), ends_at: inHours(-2) };
    expect(outcome(await create(world, past))).toBe(`422 scheduled_in_past ${at('ends_at')}`);
    expect(outcome(await create(world, { ...past, status: 'draft' }))).toBe('201');
    expect(data(await create(world, { ...past, ends_at: inHours(1) })).attributes.status).toBe('live');
  });

  test('its host is an admitted member of its hub, its cover one of the hub’s images', async () => {
    const { ours, theirs } = world;
    for (const host_contact_id of [newId(), ours.outsider.id, theirs.member.id])
      expect(outcome(await create(world, { host_contact_id }))).toBe(`422 unknown_contact ${at('host_contact_id')}`);
    const banned = await newMember(world, ours);
    await setMember(world, ours, banned, { status: 'banned' });
    expect(outcome(await create(world, { host_contact_id: banned.id }))).toContain('422 unknown_contact');
    const foreign = [newId(), placedId(tagFor(ours.hub)), await image(theirs), await image(ours, 'video')];
    for (const cover_media_id of foreign)
      expect(outcome(await create(world, { cover_media_id }))).toBe(`422 unknown_media ${at('cover_media_id')}`);
    const cover_media_id = await image(ours);
    const made = data(await create(world, { host_contact_id: ours.member.id, cover_media_id }));
    expect(made.attributes).toMatchObject({
      host_contact_id: ours.member.id,
      cover_media_id,
      cover_url: expect.stringMatching(/^https?:\/\//),
      cover_url_expires_at: expect.any(String),
    });
    const bare = { host_contact_id: null, cover_media_id: null };
    expect(data(await change(world, made.id, bare)).attributes).toMatchObject({ ...bare, cover_url: null });
  });

  test('only who manages content makes, changes and deletes events', async () => {
    const { ours, theirs } = world;
    const id = await created(world);
    for (const token of [ours.member.token, ours.bareKey.secret, ours.outsider.token, theirs.users.owner.token])
      expect(outcome(await create(world, {}, token))).toBe('403 forbidden');
    for (const work of [change.bind(null, world, id, { title: 'x' }), remove.bind(null, world, id)]) {
      expect(outcome(await work(ours.member.token))).toBe('403 forbidden');
      expect(outcome(await work(ours.bareKey.secret))).toBe('403 forbidden');
      for (const token of [ours.outsider.token, theirs.users.owner.token, theirs.key.secret, theirs.member.token])
        expect(outcome(await work(token))).toBe('404 not_found');
    }
    for (const token of [ours.users.admin.token, ours.users.moderator.token, ours.key.secret])
      expect(outcome(await create(world, {}, token))).toBe('201');
  });
});

describe('who sees an event', () => {
  test('a draft is there for who manages content alone', async () => {
    const id = await created(world, { status: 'draft' });
    expect((await read(id)).status).toBe('draft');
    for (const token of [world.ours.member.token, world.ours.bareKey.secret])
      expect(outcome(await get(world, `/events/${id}`, token))).toBe('404 not_found');
    expect(outcome(await rsvp(world, id, world.ours.member))).toBe('404 not_found');
    await change(world, id, { status: 'scheduled' });
    expect(outcome(await get(world, `/events/${id}`, world.ours.member.token))).toBe('200');
  });

  test('it exists for nobody outside its hub, and who was turned away is told so', async () => {
    const id = await created(world);
    const { ours, theirs } = world;
    for (const token of [ours.outsider.token, theirs.member.token, theirs.users.owner.token, theirs.key.secret])
      for (const path of [`/events/${id}`, `/events/${id}/rsvps`, `/events/${id}/calendar.ics`])
        expect(outcome(await get(world, path, token))).toBe('404 not_found');
    const gone = await newMember(world, ours);
    await setMember(world, ours, gone, { status: 'banned' });
    expect(outcome(await get(world, `/events/${id}`, gone.token))).toBe('403 account_suspended');
    expect(outcome(await rsvp(world, id, gone))).toBe('403 account_suspended');
    await setMember(world, ours, gone, { status: 'left' });
    expect(outcome(await rsvp(world, id, gone))).toBe('404 not_found');
    expect(outcome(await get(world, `/events/${id}`, undefined))).toBe('401 unauthorized');
  });

  test('its place is told to who goes, to its host and to who manages content', async () => {
    const place = { location_address: 'Main Street 1', location_url: 'https://example.com/room?a=b' };
    const [host, goer, other] = [
      await newMember(world, world.ours),
      await newMember(world, world.ours),
      await newMember(world, world.ours),
    ];
    const id = await created(world, { ...place, location_type: 'hybrid', host_contact_id: host.id });
    await rsvp(world, id, goer);
    await rsvp(world, id, other, 'interested');
    const shown = { ...place, location_hidden: false };
    for (const token of [host.token, goer.token, owner(), world.ours.key.secret])
      expect(await read(id, token)).toMatchObject(shown);
    const hidden = { location_address: null, location_url: null, location_hidden: true };
    for (const token of [other.token, world.ours.member.token, world.ours.bareKey.secret]) {
      expect(await read(id, token)).toMatchObject({ ...hidden, location_type: 'hybrid' });
      const { body } = await get(world, `/hubs/${world.ours.hub}/events?page[size]=100`, token);
      expect(JSON.stringify(body)).not.toContain('Main Street 1');
      const calendar = await get(world, `/events/${id}/calendar.ics`, token);
      expect(String(calendar.body)).not.toMatch(/Main Street|example\.com/);
    }
    expect(String((await get(world, `/events/${id}/calendar.ics`, goer.token)).body)).toContain('Main Street 1');
    await rsvp(world, id, goer, 'not_going');
    expect(await read(id, goer.token)).toMatchObject(hidden);
  });
});

describe('an event’s life', () => {
  test('it begins and ends by the clock', async () => {
    const id = await created(world, { starts_at: inHours(1), ends_at: inHours(3) });
    const states: unknown[] = [];
    for (const hours of [0, 1.01, 3.01]) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * HOUR });
      states.push((await read(id, world.service.keys.issue({ kind: 'user', id: world.ours.users.owner.id }))).status);
      vi.useRealTimers();
    }
    expect(states).toEqual(['scheduled', 'live', 'ended']);
  });

  const STATES: Readonly<Record<string, () => Promise<string>>> = {
    draft: () => created(world, { status: 'draft' }),
    scheduled: () => created(world),
    live: () => created(world, { starts_at: inHours(-1), ends_at: inHours(1) }),
    ended: async () => {
      const id = await STATES.live?.();
      await change(world, id ?? '', { status: 'ended' });
      return id ?? '';
    },
    canceled: async () => {
      const id = await created(world);
      await change(world, id, { status: 'canceled' });
      return id;
    },
  };
  const LEGAL = new Set(['draft scheduled', 'scheduled canceled', 'live ended', 'live canceled']);

  test.each(Object.keys(STATES))('from %s it comes to nothing but what may follow', async (from) => {
    for (const to of Object.keys(STATES)) {
      const id = (await STATES[from]?.()) ?? '';
      expect((await read(id)).status).toBe(from);
      const changed = await change(world, id, { status: to });
      const legal = from === to || LEGAL.has(`${from} ${to}`);
      expect([to, outcome(changed)]).toEqual([to, legal ? '200' : `409 illegal_transition ${at('status')}`]);
      if (legal) expect(data(changed).attributes.status).toBe(to);
    }
  });

  test('what is over keeps its times, its zone and its limit, and what it says can be mended', async () => {
    for (const [state, code] of [
      ['ended', 'event_ended'],
      ['canceled', 'event_canceled'],
    ] as const) {
      const id = (await STATES[state]?.()) ?? '';
      for (const attributes of [
        { starts_at: inHours(9) },
        { ends_at: inHours(9) },
        { rsvp_limit: 3 },
        { timezone: 'Asia/Tokyo' },
      ])
        expect(outcome(await change(world, id, attributes))).toBe(`409 ${code}`);
      const { starts_at, rsvp_limit } = await read(id);
      const mended = await change(world, id, { title: 'Mended', starts_at, rsvp_limit });
      expect(data(mended).attributes).toMatchObject({ title: 'Mended', status: state });
    }
  });

  test('a published event is not moved into the past, nor a running one into the future', async () => {
    const id = await created(world);
    expect(outcome(await change(world, id, { starts_at: inHours(-3), ends_at: inHours(-2) }))).toBe(
      `422 scheduled_in_past ${at('ends_at')}`,
    );
    expect(outcome(await change(world, id, { starts_at: inHours(48) }))).toBe(`422 ends_before_start ${at('ends_at')}`);
    expect(outcome(await change(world, id, { starts_at: inHours(48), ends_at: inHours(49) }))).toBe('200');
    const live = (await STATES.live?.()) ?? '';
    const later = { starts_at: inHours(2), ends_at: inHours(3) };
    expect(outcome(await change(world, live, later))).toBe(`409 illegal_transition ${at('starts_at')}`);
    expect(outcome(await change(world, live, { ends_at: inHours(5) }))).toBe('200');
    const draft = await created(world, { status: 'draft', starts_at: inHours(-3), ends_at: inHours(-2) });
    expect(outcome(await change(world, draft, { status: 'scheduled' }))).toBe(`422 scheduled_in_past ${at('ends_at')}`);
  });

  test('null clears what may be absent and nothing else, and nothing is written then', async () => {
    const id = await created(world, { description: 'x', rsvp_limit: 5, location_address: 'y' });
    for (const name of ['title', 'starts_at', 'ends_at', 'timezone', 'location_type', 'status'])
      expect(outcome(await change(world, id, { [name]: null, description: 'z' }))).toBe(`422 ${at(name)}`);
    expect(await read(id)).toMatchObject({ description: 'x' });
    const cleared = { description: null, rsvp_limit: null, location_address: null };
    expect(data(await change(world, id, cleared)).attributes).toMatchObject(cleared);
    const before = await read(id);
    await change(world, id, {});
    await change(world, id, { title: 'Meeting' });
    expect(await read(id)).toEqual(before);
  });

  test('a deleted event is gone, from lists and for who answered it', async () => {
    const id = await created(world);
    await rsvp(world, id, world.ours.member);
    expect(outcome(await remove(world, id))).toBe('204');
    expect(outcome(await remove(world, id))).toBe('404 not_found');
    for (const token of [owner(), world.ours.member.token])
      expect(outcome(await get(world, `/events/${id}`, token))).toBe('404 not_found');
    expect(outcome(await rsvp(world, id, world.ours.member))).toBe('404 not_found');
    const { body } = await get(world, `/hubs/${world.ours.hub}/events?page[size]=100`, owner());
    expect(JSON.stringify(body)).not.toContain(id);
  });
});
