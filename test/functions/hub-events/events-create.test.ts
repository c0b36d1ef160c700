import { describe, expect, test } from 'vitest';
import { mediaEntity, mediaKey } from '../../../shared/media/media/media-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { newPlaceId, tagFor } from '../../../shared/platform/ids/place-id.ts';
import { useWorld } from '../../support/use-world.ts';
import type { Tenant } from '../../support/world.ts';
import {
  change,
  create,
  created,
  data,
  get,
  inHours,
  newMember,
  outcome,
  remove,
  setMember,
  startEvents,
} from './world.ts';

const world = useWorld(startEvents);

const at = (path: string) => `/data/attributes/${path}`;

const image = async ({ id: team_id, hub: hub_id }: Pick<Tenant, 'id' | 'hub'>, asset_kind = 'image') => {
  const id = newPlaceId(tagFor(hub_id));
  const key = mediaKey(team_id, id) ?? { pk: '', sk: '' };
  await world.service.db.put({ ...key, entity: mediaEntity, id, team_id, hub_id, file_id: newId(), asset_kind });
  return id;
};

describe('POST events', () => {
  test('C037 C059 C061: creating an event returns 201 without Location, and GET by its id returns the same', async () => {
    const made = await create(world, { starts_at: '2100-01-01T18:00:00+01:00', timezone: 'europe/berlin' });
    expect([made.status, made.headers.Location]).toEqual([201, undefined]);
    const found = await get(world, `/events/${data(made).id}`, world.owner);
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
  ])('%s %j is refused with 422 at its pointer', async (name, value) => {
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
  ])('the timezone %s is stored as %s', async (timezone, stored) => {
    expect(data(await create(world, { timezone })).attributes.timezone).toBe(stored);
  });

  test('an event ends after its start, within 92 days, and in the future unless it is a draft', async () => {
    const starts_at = '2100-01-01T00:00:00Z';
    const ends = (ends_at: string) => create(world, { starts_at, ends_at });
    for (const ends_at of [starts_at, '2099-12-31T23:59:59Z', '2100-01-01T00:30:00+01:00'])
      expect(outcome(await ends(ends_at))).toBe(`422 ends_before_start ${at('ends_at')}`);
    expect(outcome(await ends('2100-04-03T00:00:00.001Z'))).toBe(`422 too_long ${at('ends_at')}`);
    expect(outcome(await ends('2100-04-03T00:00:00Z'))).toBe('201');
    const past = { starts_at: inHours(-3), ends_at: inHours(-2) };
    expect(outcome(await create(world, past))).toBe(`422 scheduled_in_past ${at('ends_at')}`);
    const withoutEnd = await create(world, { starts_at: inHours(-3) });
    expect(outcome(withoutEnd)).toBe(`422 scheduled_in_past ${at('starts_at')}`);
    expect(outcome(await create(world, { ...past, status: 'draft' }))).toBe('201');
    expect(data(await create(world, { ...past, ends_at: inHours(1) })).attributes.status).toBe('live');
  });

  test('the host must be an admitted member of the hub, and the cover an image of the hub', async () => {
    const { ours, theirs } = world;
    for (const host_contact_id of [newId(), ours.outsider.id, theirs.member.id])
      expect(outcome(await create(world, { host_contact_id }))).toBe(`422 unknown_contact ${at('host_contact_id')}`);
    const banned = await newMember(world, ours);
    await setMember(world, ours, banned, { status: 'banned' });
    expect(outcome(await create(world, { host_contact_id: banned.id }))).toContain('422 unknown_contact');
    const elsewhere = await image({ id: ours.id, hub: newId() });
    const foreign = [elsewhere, newId(), newPlaceId(tagFor(ours.hub)), await image(theirs), await image(ours, 'video')];
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

  test('creating, updating and deleting events requires the permission to manage content', async () => {
    const { ours, theirs } = world;
    const id = await created(world);
    for (const token of [ours.member.token, ours.bareKey.secret, ours.outsider.token, theirs.users.owner.token])
      expect(outcome(await create(world, {}, token))).toBe('403 forbidden');
    for (const work of [change.bind(null, world, id, { title: 'x' }), remove.bind(null, world, id)]) {
      for (const token of [ours.member.token, ours.bareKey.secret])
        expect(outcome(await work(token))).toBe('403 forbidden');
      for (const token of [ours.outsider.token, theirs.users.owner.token, theirs.key.secret, theirs.member.token])
        expect(outcome(await work(token))).toBe('404 not_found');
    }
    for (const token of [ours.users.admin.token, ours.users.moderator.token, ours.key.secret])
      expect(outcome(await create(world, {}, token))).toBe('201');
  });
});
