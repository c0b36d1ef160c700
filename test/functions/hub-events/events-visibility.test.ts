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

describe('who sees an event', () => {
  test('a draft is there for who manages content alone', async () => {
    const id = await created(world, { status: 'draft' });
    expect((await eventOf(world, id)).status).toBe('draft');
    expect(outcome(await get(world, `/events/${id}`, world.ours.member.token))).toBe('404 not_found');
    const reading = await newKey(world, ['members.read']);
    expect(outcome(await get(world, `/events/${id}`, reading))).toBe('404 not_found');
    expect(outcome(await rsvp(world, id, world.ours.member))).toBe('404 not_found');
    await change(world, id, { status: 'scheduled' });
    expect(outcome(await get(world, `/events/${id}`, world.ours.member.token))).toBe('200');
  });

  test('a key whose scopes read nothing of the hub is refused events, wherever it looks', async () => {
    const id = await created(world);
    await rsvp(world, id, world.ours.member);
    const [reading, selling] = [await newKey(world, ['members.read']), await newKey(world, ['commerce.read'])];
    for (const path of [`/events/${id}`, `/events/${id}/rsvps`, `/events/${id}/calendar.ics`]) {
      expect(outcome(await get(world, path, selling))).toBe('403 forbidden');
      expect(outcome(await get(world, path, reading))).toBe('200');
    }
    const list = `/hubs/${world.ours.hub}/events?page[size]=100`;
    expect(outcome(await get(world, list, selling))).toBe('403 forbidden');
    expect(ids(await get(world, list, reading))).toContain(id);
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
    for (const token of [host.token, goer.token, world.owner, world.ours.key.secret])
      expect(await eventOf(world, id, token)).toMatchObject(shown);
    const hidden = { location_address: null, location_url: null, location_hidden: true };
    const reading = await newKey(world, ['members.read']);
    for (const token of [other.token, world.ours.member.token, reading]) {
      expect(await eventOf(world, id, token)).toMatchObject({ ...hidden, location_type: 'hybrid' });
      const { body } = await get(world, `/hubs/${world.ours.hub}/events?page[size]=100`, token);
      expect(JSON.stringify(body)).not.toContain('Main Street 1');
      const calendar = await get(world, `/events/${id}/calendar.ics`, token);
      expect(String(calendar.body)).not.toMatch(/Main Street|example\.com/);
    }
    expect(String((await get(world, `/events/${id}/calendar.ics`, goer.token)).body)).toContain('Main Street 1');
    await rsvp(world, id, goer, 'not_going');
    expect(await eventOf(world, id, goer.token)).toMatchObject(hidden);
  });
});
