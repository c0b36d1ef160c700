import { describe, expect, test } from 'vitest';
import { useWorld } from '../../support/use-world.ts';
import {
  change,
  created,
  eventOf,
  get,
  ids,
  newKey,
  newMember,
  outcome,
  rsvp,
  setMember,
  startEvents,
} from './world.ts';

const world = useWorld(startEvents);

describe('visibility of an event', () => {
  test('a draft is visible only to callers who manage content', async () => {
    const id = await created(world, { status: 'draft' });
    expect((await eventOf(world, id)).status).toBe('draft');
    expect(outcome(await get(world, `/events/${id}`, world.ours.member.token))).toBe('404 not_found');
    const membersKey = await newKey(world, ['members.read']);
    expect(outcome(await get(world, `/events/${id}`, membersKey))).toBe('404 not_found');
    expect(outcome(await rsvp(world, id, world.ours.member))).toBe('404 not_found');
    await change(world, id, { status: 'scheduled' });
    expect(outcome(await get(world, `/events/${id}`, world.ours.member.token))).toBe('200');
  });

  test('an API key without a scope that reads the hub is refused on every event route', async () => {
    const id = await created(world);
    await rsvp(world, id, world.ours.member);
    const [membersKey, commerceKey] = [await newKey(world, ['members.read']), await newKey(world, ['commerce.read'])];
    for (const path of [`/events/${id}`, `/events/${id}/rsvps`, `/events/${id}/calendar.ics`]) {
      expect(outcome(await get(world, path, commerceKey))).toBe('403 forbidden');
      expect(outcome(await get(world, path, membersKey))).toBe('200');
    }
    const list = `/hubs/${world.ours.hub}/events?page[size]=100`;
    expect(outcome(await get(world, list, commerceKey))).toBe('403 forbidden');
    expect(ids(await get(world, list, membersKey))).toContain(id);
  });

  test('callers outside the hub get 404, and banned members get 403 account_suspended', async () => {
    const id = await created(world);
    const { ours, theirs } = world;
    for (const token of [ours.outsider.token, theirs.member.token, theirs.users.owner.token, theirs.key.secret])
      for (const path of [`/events/${id}`, `/events/${id}/rsvps`, `/events/${id}/calendar.ics`])
        expect(outcome(await get(world, path, token))).toBe('404 not_found');
    const former = await newMember(world, ours);
    await setMember(world, ours, former, { status: 'banned' });
    expect(outcome(await get(world, `/events/${id}`, former.token))).toBe('403 account_suspended');
    expect(outcome(await rsvp(world, id, former))).toBe('403 account_suspended');
    await setMember(world, ours, former, { status: 'left' });
    expect(outcome(await rsvp(world, id, former))).toBe('404 not_found');
    expect(outcome(await get(world, `/events/${id}`, undefined))).toBe('401 unauthorized');
  });

  test('the location is visible to going members, the host and callers who manage content', async () => {
    const place = { location_address: 'Main Street 1', location_url: 'https://example.com/room?a=b' };
    const [host, going, other] = [
      await newMember(world, world.ours),
      await newMember(world, world.ours),
      await newMember(world, world.ours),
    ];
    const id = await created(world, { ...place, location_type: 'hybrid', host_contact_id: host.id });
    await rsvp(world, id, going);
    await rsvp(world, id, other, 'interested');
    const shown = { ...place, location_hidden: false };
    for (const token of [host.token, going.token, world.owner, world.ours.key.secret])
      expect(await eventOf(world, id, token)).toMatchObject(shown);
    const hidden = { location_address: null, location_url: null, location_hidden: true };
    const membersKey = await newKey(world, ['members.read']);
    for (const token of [other.token, world.ours.member.token, membersKey]) {
      expect(await eventOf(world, id, token)).toMatchObject({ ...hidden, location_type: 'hybrid' });
      const { body } = await get(world, `/hubs/${world.ours.hub}/events?page[size]=100`, token);
      expect(JSON.stringify(body)).not.toContain('Main Street 1');
      const calendar = await get(world, `/events/${id}/calendar.ics`, token);
      expect(String(calendar.body)).not.toMatch(/Main Street|example\.com/);
    }
    expect(String((await get(world, `/events/${id}/calendar.ics`, going.token)).body)).toContain('Main Street 1');
    await rsvp(world, id, going, 'not_going');
    expect(await eventOf(world, id, going.token)).toMatchObject(hidden);
  });
});
