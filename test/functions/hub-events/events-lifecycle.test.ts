import { describe, expect, test } from 'vitest';
import { holdClock } from '../../support/clock.ts';
import { useWorld } from '../../support/use-world.ts';
import { change, created, data, eventOf, get, HOUR, inHours, outcome, remove, rsvp, startEvents } from './world.ts';

const world = useWorld(startEvents);

const at = (path: string) => `/data/attributes/${path}`;

describe('the lifecycle of an event', () => {
  test('an event becomes live and ended by the clock', async () => {
    const id = await created(world, { starts_at: inHours(1), ends_at: inHours(3) });
    const [began, states] = [Date.now(), [] as unknown[]];
    for (const hours of [0, 1.01, 3.01]) {
      holdClock(began + hours * HOUR);
      const token = world.service.keys.issue({ kind: 'user', id: world.ours.users.owner.id });
      states.push((await eventOf(world, id, token)).status);
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

  test.each(Object.keys(STATES))('from %s only the legal status changes are accepted', async (from) => {
    for (const to of Object.keys(STATES)) {
      const id = (await STATES[from]?.()) ?? '';
      expect((await eventOf(world, id)).status).toBe(from);
      const changed = await change(world, id, { status: to });
      const legal = from === to || LEGAL.has(`${from} ${to}`);
      expect([to, outcome(changed)]).toEqual([to, legal ? '200' : `409 illegal_transition ${at('status')}`]);
      if (legal) expect(data(changed).attributes.status).toBe(to);
    }
  });

  test('an ended or canceled event rejects changes of its times, timezone and limit, but takes a new title', async () => {
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
      const { starts_at, rsvp_limit } = await eventOf(world, id);
      const updated = await change(world, id, { title: 'Corrected', starts_at, rsvp_limit });
      expect(data(updated).attributes).toMatchObject({ title: 'Corrected', status: state });
    }
  });

  test('a published event cannot move into the past, nor a live one into the future', async () => {
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

  test('null clears optional attributes and returns 422 for required ones; an update without changes writes nothing', async () => {
    const id = await created(world, { description: 'x', rsvp_limit: 5, location_address: 'y' });
    for (const name of ['title', 'starts_at', 'ends_at', 'timezone', 'location_type', 'status'])
      expect(outcome(await change(world, id, { [name]: null, description: 'z' }))).toBe(`422 ${at(name)}`);
    expect(await eventOf(world, id)).toMatchObject({ description: 'x' });
    const cleared = { description: null, rsvp_limit: null, location_address: null };
    expect(data(await change(world, id, cleared)).attributes).toMatchObject(cleared);
    const before = await eventOf(world, id);
    await change(world, id, {});
    await change(world, id, { title: 'Meeting' });
    expect(await eventOf(world, id)).toEqual(before);
  });

  test('a deleted event returns 404 to everyone, also to members with an RSVP, and is not listed', async () => {
    const id = await created(world);
    await rsvp(world, id, world.ours.member);
    expect(outcome(await remove(world, id))).toBe('204');
    expect(outcome(await remove(world, id))).toBe('404 not_found');
    for (const token of [world.owner, world.ours.member.token])
      expect(outcome(await get(world, `/events/${id}`, token))).toBe('404 not_found');
    expect(outcome(await rsvp(world, id, world.ours.member))).toBe('404 not_found');
    const { body } = await get(world, `/hubs/${world.ours.hub}/events?page[size]=100`, world.owner);
    expect(JSON.stringify(body)).not.toContain(id);
  });

  test('calendar.ics is a valid calendar file and follows a cancellation', async () => {
    const id = await created(world, { title: 'Dinner', starts_at: '2100-07-01T18:00:00Z', timezone: 'Europe/Berlin' });
    const path = `/api/v1/events/${id}/calendar.ics`;
    const first = await world.service.call({ path, token: world.ours.member.token });
    expect(first.headers).toMatchObject({
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="event.ics"',
    });
    const text = String(first.body);
    for (const line of [`UID:${id}`, 'SUMMARY:Dinner', 'DTSTART;TZID=Europe/Berlin:21000701T200000', 'SEQUENCE:0'])
      expect(text.split('\r\n')).toContain(line);
    await change(world, id, { status: 'canceled' });
    const lines = String((await get(world, `/events/${id}/calendar.ics`, world.ours.member.token)).body).split('\r\n');
    expect(lines).toEqual(expect.arrayContaining(['STATUS:CANCELLED', 'SEQUENCE:1']));
  });
});
