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
const settle = (news: Parameters<typeof reconcileSeats>[1]) =>
  reconcileSeats(world.service.db, news, new Date(), () => true);
const setStatus = (who: Person, status: string) =>
  world.service.db.update(memberKey(inHub(), who.id), { set: { status } });
const told = (type: string, resource_id: string, changed: string[] = []) =>
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

test('which news concerns seats', () => {
  const hub = { team: 't', hub: 'h' };
  for (const type of ['member.left', 'member.removed', 'member.banned'])
    expect(told(type, 'c')).toEqual({ kind: 'member_left', hub, contact: 'c' });
  const free = { kind: 'seats_free', hub, event: 'e' };
  expect(told('event.updated', 'e', ['rsvp_limit', 'title'])).toEqual(free);
  expect(told('event.rsvp_withdrawn', 'e:c')).toEqual(free);
  expect(told('event.rsvp', 'e:c', ['status'])).toEqual(free);
  for (const [type, changed] of [
    ['event.updated', ['title']],
    ['event.rsvp', []],
    ['event.promoted', ['status']],
    ['member.suspended', []],
    ['member.joined', []],
  ] as const)
    expect(told(type, 'e:c', [...changed])).toBeUndefined();
});

describe('who leaves the hub', () => {
  test('gives their seats back, to who waited longest, and their places in waitlists', async () => {
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

  test('and comes back before that was done, keeps them', async () => {
    const id = await created(world, { rsvp_limit: 1 });
    await rsvp(world, id, person(0));
    await settle({ kind: 'member_left', hub: inHub(), contact: person(0).id });
    expect((await recount(world.service.db, world.ours, id)).going).toEqual([person(0).id]);
  });
});

describe('a seat that was left free, as by a request that was cut short', () => {
  /** Frees a seat without giving it to anybody. */
  const leaveFree = async (id: string) => {
    await world.service.db.update(seatsKey(world.ours.id, id) ?? { pk: '', sk: '' }, { set: { rsvp_limit: 2 } });
  };

  test('goes to who waits once the news of it comes, and not to who comes later', async () => {
    const id = await created(world, { rsvp_limit: 1 });
    await rsvp(world, id, person(0));
    await rsvp(world, id, person(1));
    await leaveFree(id);
    for (const _ of [1, 2]) await settle({ kind: 'seats_free', hub: inHub(), event: id });
    expect([...(await recount(world.service.db, world.ours, id)).going].sort()).toEqual(
      [person(0).id, person(1).id].sort(),
    );
  });

  test('goes to who waited longest when somebody else comes first', async () => {
    const id = await created(world, { rsvp_limit: 1 });
    for (const nth of [0, 1]) await rsvp(world, id, person(nth));
    await leaveFree(id);
    expect(data(await rsvp(world, id, person(2))).attributes.status).toBe('waitlisted');
    expect((await recount(world.service.db, world.ours, id)).waiting).toEqual([person(2).id]);
  });

  test('of an event that is over stays free', async () => {
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

test('whoever got a seat is written what, where and when, as long as it is theirs', async () => {
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
