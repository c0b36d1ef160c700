import { beforeAll, expect, test } from 'vitest';
import { useWorld } from '../../support/use-world.ts';
import {
  change,
  created,
  data,
  get,
  inHours,
  newMembers,
  outcome,
  type Person,
  recount,
  remove,
  rsvp,
  startEvents,
  withdraw,
} from './world.ts';

const world = useWorld(startEvents);
let people: readonly Person[];
beforeAll(async () => {
  people = await newMembers(world, 100);
});

const checkedCounts = async (id: string) => {
  const { kept, counted, waiting, going } = await recount(world.service.db, world.ours, id);
  expect(kept).toEqual(counted);
  expect(waiting).toHaveLength(counted.waitlisted);
  return { ...counted, waiting, who: going };
};

test('100 concurrent RSVPs fill exactly the seats, and the rest are waitlisted', async () => {
  const id = await created(world, { rsvp_limit: 37 });
  const answers = await Promise.all(people.map((person) => rsvp(world, id, person)));
  expect(answers.map(outcome)).toEqual(people.map(() => '200'));
  const statuses = answers.map((answered) => data(answered).attributes.status);
  expect(statuses.filter((status) => status === 'going')).toHaveLength(37);
  expect(statuses.filter((status) => status === 'waitlisted')).toHaveLength(63);
  expect(await checkedCounts(id)).toMatchObject({ going: 37, waitlisted: 63 });
});

test('100 concurrent RSVPs of one member leave one RSVP', async () => {
  const id = await created(world, { rsvp_limit: 5 });
  const [person] = people;
  if (!person) throw new Error('nobody');
  const requested = ['going', 'interested', 'not_going'];
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, nth) => rsvp(world, id, person, requested[nth % 3])),
  );
  expect(new Set(answers.map(outcome))).toEqual(new Set(['200']));
  const { going, interested, not_going, waitlisted } = await checkedCounts(id);
  expect(going + interested + not_going + waitlisted).toBe(1);
});

test('the seats of members who withdraw concurrently go to those who waited longest', async () => {
  const id = await created(world, { rsvp_limit: 50 });
  const [first, second] = [people.slice(0, 50), people.slice(50)];
  for (const person of first) await rsvp(world, id, person);
  for (const person of second) await rsvp(world, id, person);
  const before = await checkedCounts(id);
  expect(before.waiting).toEqual(second.map((person) => person.id));
  const withdrawn = await Promise.all(first.slice(0, 20).map((person) => withdraw(world, id, person)));
  expect(new Set(withdrawn.map(outcome))).toEqual(new Set(['204']));
  const after = await checkedCounts(id);
  expect(after).toMatchObject({ going: 50, waitlisted: 30 });
  expect([...after.who].sort()).toEqual([...first.slice(20), ...second.slice(0, 20)].map((one) => one.id).sort());
  await Promise.all(first.slice(20).map((person) => rsvp(world, id, person, 'not_going')));
  expect(await checkedCounts(id)).toMatchObject({ going: 50, waitlisted: 0, not_going: 30 });
});

test('concurrent withdrawals, RSVPs and a new limit neither overbook the event nor leave a seat empty', async () => {
  const id = await created(world, { rsvp_limit: 10 });
  await Promise.all(people.slice(0, 30).map((person) => rsvp(world, id, person)));
  await Promise.all([
    ...people.slice(0, 15).map((person) => withdraw(world, id, person)),
    ...people.slice(30, 60).map((person) => rsvp(world, id, person)),
    change(world, id, { rsvp_limit: 12 }),
    ...people.slice(15, 20).map((person) => rsvp(world, id, person, 'interested')),
  ]);
  expect(await checkedCounts(id)).toMatchObject({ going: 12, waitlisted: 28, interested: 5 });
});

test('without a limit 100 concurrent RSVPs are all going', async () => {
  const id = await created(world);
  await Promise.all(people.map((person) => rsvp(world, id, person)));
  expect(await checkedCounts(id)).toMatchObject({ going: 100, waitlisted: 0 });
});

test('removing the limit promotes the whole waitlist', async () => {
  const id = await created(world, { rsvp_limit: 1 });
  await Promise.all(people.map((person) => rsvp(world, id, person)));
  expect(outcome(await change(world, id, { rsvp_limit: null }))).toBe('200');
  expect(await checkedCounts(id)).toMatchObject({ going: 100, waitlisted: 0 });
});

test.each([
  ['canceled', (id: string) => change(world, id, { status: 'canceled' }), '409 event_canceled'],
  ['deleted', (id: string) => remove(world, id), '404 not_found'],
] as const)('an event that is %s during 50 concurrent RSVPs accepts no RSVP after that', async (_, finish, refused) => {
  const id = await created(world, { rsvp_limit: 20 });
  const [end, ...answers] = await Promise.all([finish(id), ...people.slice(0, 50).map((one) => rsvp(world, id, one))]);
  expect(['200', '204']).toContain(outcome(end));
  for (const answered of answers) expect(['200', refused]).toContain(outcome(answered));
  const { going } = await checkedCounts(id);
  expect(going).toBe(answers.filter((one) => one.status === 200 && data(one).attributes.status === 'going').length);
  const [late] = people.slice(60);
  if (late) expect(outcome(await rsvp(world, id, late))).toBe(refused);
});

test('two concurrent updates of different attributes are both kept', async () => {
  const id = await created(world);
  await Promise.all([change(world, id, { title: 'Renamed' }), change(world, id, { rsvp_limit: 7 })]);
  const { attributes } = data(await get(world, `/events/${id}`, world.ours.users.owner.token));
  expect(attributes).toMatchObject({ title: 'Renamed', rsvp_limit: 7 });
});

test('ending and canceling an event concurrently: exactly one succeeds', async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = await created(world, { starts_at: inHours(-1), ends_at: inHours(1) });
    const done = await Promise.all(['ended', 'canceled'].map((status) => change(world, id, { status })));
    expect(done.map(outcome).sort()).toEqual(['200', '409 illegal_transition /data/attributes/status']);
  }
});
