import { beforeAll, describe, expect, test } from 'vitest';
import { confirmedSeat } from '../../../../functions/send-mail/confirmed-seat.ts';
import { seatsKey } from '../../../../shared/engagement/hub-events/event-item.ts';
import { reconcileSeats, seatChangeOf } from '../../../../shared/engagement/hub-events/seat-changes.ts';
import { memberKey } from '../../../../shared/hubs/people/members/member-item.ts';
import {
  change,
  created,
  data,
  get,
  inHours,
  newMembers,
  type Person,
  recount,
  remove,
  rsvp,
  shift,
  startEvents,
  withdraw,
} from '../../../functions/hub-events/world.ts';
import { useWorld } from '../../../support/use-world.ts';

const world = useWorld(startEvents);
let people: readonly Person[];
beforeAll(async () => {
  people = await newMembers(world, 4);
});

const inHub = () => ({ team: world.ours.id, hub: world.ours.hub });
const person = (nth: number): Person => people[nth] ?? { id: '', token: '' };
const settle = (change: Parameters<typeof reconcileSeats>[1]) =>
  reconcileSeats(world.service.db, change, new Date(), () => true);
const setStatus = (member: Person, status: string) =>
  world.service.db.update(memberKey(inHub(), member.id), { set: { status } });
const seatChange = (type: string, resource_id: string, changed: string[] = []) =>
  seatChangeOf({
    type,
    resource_id,
    changed,
    resource_type: '',
    team_id: 't',
    hub_id: 'h',
    actor: null,
    at: '2026-01-01T00:00:00.000Z',
  });

test('events that affect seats have a seat change; other events have none', () => {
  const hub = { team: 't', hub: 'h' };
  for (const type of ['member.left', 'member.removed', 'member.banned'])
    expect(seatChange(type, 'c')).toEqual({ kind: 'member_left', hub, contact: 'c' });
  const expected = { kind: 'seats_free', hub, event: 'e' };
  expect(seatChange('event.updated', 'e', ['rsvp_limit', 'title'])).toEqual(expected);
  expect(seatChange('event.rsvp_withdrawn', 'e:c')).toEqual(expected);
  expect(seatChange('event.rsvp', 'e:c', ['status'])).toEqual(expected);
  for (const [type, changed] of [
    ['event.updated', ['title']],
    ['event.rsvp', []],
    ['event.promoted', ['status']],
    ['member.suspended', []],
    ['member.joined', []],
  ] as const)
    expect(seatChange(type, 'e:c', [...changed])).toBeUndefined();
});

describe('a member who leaves the hub', () => {
  test('releases their seats to the first on the waitlist, and their places on waitlists', async () => {
    const [one, two] = [await created(world, { rsvp_limit: 1 }), await created(world, { rsvp_limit: 1 })];
    for (const nth of [0, 1, 2]) await rsvp(world, one, person(nth));
    for (const nth of [3, 0, 1]) await rsvp(world, two, person(nth));
    await setStatus(person(0), 'removed');
    for (const _ of [1, 2]) await settle({ kind: 'member_left', hub: inHub(), contact: person(0).id });
    const [first, second] = [
      await recount(world.service.db, world.ours, one),
      await recount(world.service.db, world.ours, two),
    ];
    expect([first.kept, second.kept]).toEqual([first.counted, second.counted]);
    expect([first.going, first.waiting]).toEqual([[person(1).id], [person(2).id]]);
    expect([second.going, second.waiting]).toEqual([[person(3).id], [person(1).id]]);
    await setStatus(person(0), 'active');
  });

  test('and returns before the change is processed keeps their seats', async () => {
    const id = await created(world, { rsvp_limit: 1 });
    await rsvp(world, id, person(0));
    await settle({ kind: 'member_left', hub: inHub(), contact: person(0).id });
    expect((await recount(world.service.db, world.ours, id)).going).toEqual([person(0).id]);
  });
});

describe('a free seat after an interrupted request', () => {
  /** Frees a seat without assigning it. */
  const leaveFree = async (id: string) => {
    await world.service.db.update(seatsKey(world.ours.id, id) ?? { pk: '', sk: '' }, { set: { rsvp_limit: 2 } });
  };

  test('is assigned to the waitlist by the seat change, not to a later RSVP', async () => {
    const id = await created(world, { rsvp_limit: 1 });
    await rsvp(world, id, person(0));
    await rsvp(world, id, person(1));
    await leaveFree(id);
    for (const _ of [1, 2]) await settle({ kind: 'seats_free', hub: inHub(), event: id });
    expect([...(await recount(world.service.db, world.ours, id)).going].sort()).toEqual(
      [person(0).id, person(1).id].sort(),
    );
  });

  test('is assigned to the first on the waitlist if another member RSVPs first', async () => {
    const id = await created(world, { rsvp_limit: 1 });
    for (const nth of [0, 1]) await rsvp(world, id, person(nth));
    await leaveFree(id);
    expect(data(await rsvp(world, id, person(2))).attributes.status).toBe('waitlisted');
    expect((await recount(world.service.db, world.ours, id)).waiting).toEqual([person(2).id]);
  });

  test('of a past or canceled event stays free', async () => {
    const id = await created(world, { rsvp_limit: 1 });
    for (const nth of [0, 1]) await rsvp(world, id, person(nth));
    await leaveFree(id);
    await change(world, id, { status: 'canceled' });
    await settle({ kind: 'seats_free', hub: inHub(), event: id });
    expect((await recount(world.service.db, world.ours, id)).waiting).toEqual([person(1).id]);
    const ended = await created(world, { rsvp_limit: 1 });
    for (const nth of [0, 1]) await rsvp(world, ended, person(nth));
    await leaveFree(ended);
    await shift(world, world.ours, ended, { starts_at: inHours(-2), ends_at: inHours(-1) });
    await settle({ kind: 'seats_free', hub: inHub(), event: ended });
    expect((await recount(world.service.db, world.ours, ended)).waiting).toEqual([person(1).id]);
  });
});

test('a confirmed seat has title, time and email of the attendee, until the event is deleted', async () => {
  const id = await created(world, {
    rsvp_limit: 1,
    title: 'Dinner',
    starts_at: '2100-07-01T18:00:00Z',
    timezone: 'Europe/Berlin',
  });
  for (const nth of [0, 1]) await rsvp(world, id, person(nth));
  const seat = () => confirmedSeat(world.service.db, inHub(), person(1).id, id, new Date());
  expect(await seat()).toBeUndefined();
  await withdraw(world, id, person(0));
  expect(await seat()).toMatchObject({
    email: expect.stringContaining('@example.com'),
    hub: 'ours',
    title: 'Dinner',
    when: expect.stringMatching(/1 July 2100.*20:00:00/),
  });
  expect(
    await confirmedSeat(world.service.db, { ...inHub(), team: world.theirs.id }, person(1).id, id, new Date()),
  ).toBeUndefined();
  await remove(world, id);
  expect(await seat()).toBeUndefined();
  expect((await get(world, `/events/${id}`, person(1).token)).status).toBe(404);
});
