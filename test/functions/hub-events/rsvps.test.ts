import { beforeAll, describe, expect, test } from 'vitest';
import { holdClock } from '../../support/clock.ts';
import { useWorld } from '../../support/use-world.ts';
import {
  change,
  created,
  data,
  get,
  HOUR,
  inHours,
  newMembers,
  outcome,
  type Person,
  recount,
  rsvp,
  startEvents,
  withdraw,
} from './world.ts';

const world = useWorld(startEvents);
let ada: Person;
let bob: Person;
let cy: Person;
beforeAll(async () => {
  [ada, bob, cy] = (await newMembers(world, 3)) as [Person, Person, Person];
});

const statusOf = async (id: string, { token }: Person) =>
  data(await get(world, `/events/${id}`, token)).attributes.viewer_rsvp;
const counts = async (id: string) => {
  const { attributes } = data(await get(world, `/events/${id}`, world.owner));
  const { going_count, interested_count, not_going_count, waitlisted_count } = attributes;
  return [going_count, interested_count, not_going_count, waitlisted_count];
};

test('a member has one RSVP: a new status replaces it, and the same status changes nothing', async () => {
  const id = await created(world);
  const first = data(await rsvp(world, id, ada));
  expect(first).toMatchObject({
    id: `${id}:${ada.id}`,
    type: 'event_rsvps',
    attributes: { event_id: id, contact_id: ada.id, status: 'going', name: 'Ada' },
  });
  expect(data(await rsvp(world, id, ada))).toEqual(first);
  expect(await counts(id)).toEqual([1, 0, 0, 0]);
  for (const [status, numbers] of [
    ['interested', [0, 1, 0, 0]],
    ['not_going', [0, 0, 1, 0]],
    ['going', [1, 0, 0, 0]],
  ] as const) {
    expect(data(await rsvp(world, id, ada, status)).attributes.status).toBe(status);
    expect(await counts(id)).toEqual(numbers);
    expect(await statusOf(id, ada)).toBe(status);
  }
});

test('an RSVP is withdrawn once, and the member can RSVP again', async () => {
  const id = await created(world);
  expect(outcome(await withdraw(world, id, ada))).toBe('404 not_found');
  await rsvp(world, id, ada);
  expect(outcome(await withdraw(world, id, ada))).toBe('204');
  expect(outcome(await withdraw(world, id, ada))).toBe('404 not_found');
  expect([await counts(id), await statusOf(id, ada)]).toEqual([[0, 0, 0, 0], null]);
  expect(outcome(await rsvp(world, id, ada))).toBe('200');
  expect(await counts(id)).toEqual([1, 0, 0, 0]);
});

test.each(['waitlisted', 'maybe', '', null, 7, undefined])('the status %j is refused with 422', async (status) => {
  const id = await created(world);
  const sent = await world.service.call({
    method: 'PUT',
    path: `/api/v1/events/${id}/rsvp`,
    token: ada.token,
    body: { data: { type: 'event_rsvps', attributes: { status } } },
  });
  expect(outcome(sent)).toBe('422 /data/attributes/status');
  expect(await counts(id)).toEqual([0, 0, 0, 0]);
});

test('users and API keys cannot RSVP', async () => {
  const id = await created(world);
  for (const token of [world.owner, world.ours.key.secret])
    expect(outcome(await rsvp(world, id, { token }))).toBe('403 forbidden');
});

describe('an event with limited seats', () => {
  test('late RSVPs are waitlisted, and a free seat goes to the member who waited longest', async () => {
    const id = await created(world, { rsvp_limit: 1 });
    const statuses: unknown[] = [];
    for (const person of [ada, bob, cy]) statuses.push(data(await rsvp(world, id, person)).attributes.status);
    expect(statuses).toEqual(['going', 'waitlisted', 'waitlisted']);
    expect(data(await rsvp(world, id, bob)).attributes.status).toBe('waitlisted');
    await withdraw(world, id, ada);
    expect([await statusOf(id, bob), await statusOf(id, cy)]).toEqual(['going', 'waitlisted']);
    expect(data(await rsvp(world, id, ada)).attributes.status).toBe('waitlisted');
    await rsvp(world, id, bob, 'not_going');
    expect([await statusOf(id, cy), await statusOf(id, ada)]).toEqual(['going', 'waitlisted']);
    expect(await counts(id)).toEqual([1, 0, 1, 1]);
  });

  test('a waitlisted member who changes status loses their position', async () => {
    const id = await created(world, { rsvp_limit: 1 });
    for (const person of [ada, bob, cy]) await rsvp(world, id, person);
    await rsvp(world, id, bob, 'interested');
    await rsvp(world, id, bob);
    await withdraw(world, id, ada);
    expect([await statusOf(id, cy), await statusOf(id, bob)]).toEqual(['going', 'waitlisted']);
    await withdraw(world, id, bob);
    const { kept, counted, waiting } = await recount(world.service.db, world.ours, id);
    expect([kept, waiting]).toEqual([counted, []]);
  });

  test('interested and not_going need no seat', async () => {
    const id = await created(world, { rsvp_limit: 1 });
    await rsvp(world, id, ada);
    expect(data(await rsvp(world, id, bob, 'interested')).attributes.status).toBe('interested');
    expect(data(await rsvp(world, id, cy, 'not_going')).attributes.status).toBe('not_going');
  });

  test('a higher limit promotes the waitlist, and a lower one removes no going member', async () => {
    const id = await created(world, { rsvp_limit: 1 });
    for (const person of [ada, bob, cy]) await rsvp(world, id, person);
    const raised = data(await change(world, id, { rsvp_limit: 2 })).attributes;
    expect([raised.going_count, raised.waitlisted_count]).toEqual([2, 1]);
    await change(world, id, { rsvp_limit: 1 });
    expect([await statusOf(id, ada), await statusOf(id, bob), await statusOf(id, cy)]).toEqual([
      'going',
      'going',
      'waitlisted',
    ]);
    await withdraw(world, id, ada);
    expect(await statusOf(id, cy)).toBe('waitlisted');
    await withdraw(world, id, bob);
    expect(await statusOf(id, cy)).toBe('going');
  });
});

test('an ended or canceled event refuses new, changed and withdrawn RSVPs with 409', async () => {
  const [ended, canceled] = [
    await created(world, { starts_at: inHours(1), ends_at: inHours(2) }),
    await created(world),
  ];
  for (const id of [ended, canceled]) await rsvp(world, id, ada);
  await change(world, canceled, { status: 'canceled' });
  holdClock(Date.now() + 2.5 * HOUR);
  const token = (id: string) => world.service.keys.issue({ kind: 'contact', id, team: world.ours.id });
  const [late, other] = [{ token: token(ada.id) }, { token: token(bob.id) }];
  for (const [id, code] of [
    [ended, 'event_ended'],
    [canceled, 'event_canceled'],
  ] as const) {
    for (const answered of [
      await rsvp(world, id, other),
      await rsvp(world, id, late, 'not_going'),
      await withdraw(world, id, late),
    ])
      expect(outcome(answered)).toBe(`409 ${code}`);
  }
});
