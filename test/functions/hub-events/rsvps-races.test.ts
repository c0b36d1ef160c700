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
let crowd: readonly Person[];
beforeAll(async () => {
  crowd = await newMembers(world, 100);
});

const agreed = async (id: string) => {
  const { kept, counted, waiting, going } = await recount(world.service.db, world.ours, id);
  expect(kept).toEqual(counted);
  expect(waiting).toHaveLength(counted.waitlisted);
  return { ...counted, waiting, who: going };
};

test('of a hundred who want to go at once, as many go as there are seats, and the others wait', async () => {
  const id = await created(world, { rsvp_limit: 37 });
  const answers = await Promise.all(crowd.map((person) => rsvp(world, id, person)));
  expect(answers.map(outcome)).toEqual(crowd.map(() => '200'));
  const told = answers.map((answered) => data(answered).attributes.status);
  expect(told.filter((status) => status === 'going')).toHaveLength(37);
  expect(told.filter((status) => status === 'waitlisted')).toHaveLength(63);
  expect(await agreed(id)).toMatchObject({ going: 37, waitlisted: 63 });
});

test('of a hundred answers of one member at once there is one', async () => {
  const id = await created(world, { rsvp_limit: 5 });
  const [person] = crowd;
  if (!person) throw new Error('nobody');
  const wants = ['going', 'interested', 'not_going'];
  const answers = await Promise.all(Array.from({ length: 100 }, (_, nth) => rsvp(world, id, person, wants[nth % 3])));
  expect(new Set(answers.map(outcome))).toEqual(new Set(['200']));
  const { going, interested, not_going, waitlisted } = await agreed(id);
  expect(going + interested + not_going + waitlisted).toBe(1);
});

test('the seats of fifty who withdraw at once go to the fifty who waited longest', async () => {
  const id = await created(world, { rsvp_limit: 50 });
  const [first, second] = [crowd.slice(0, 50), crowd.slice(50)];
  for (const person of first) await rsvp(world, id, person);
  for (const person of second) await rsvp(world, id, person);
  const before = await agreed(id);
  expect(before.waiting).toEqual(second.map((person) => person.id));
  const gone = await Promise.all(first.slice(0, 20).map((person) => withdraw(world, id, person)));
  expect(new Set(gone.map(outcome))).toEqual(new Set(['204']));
  const after = await agreed(id);
  expect(after).toMatchObject({ going: 50, waitlisted: 30 });
  expect([...after.who].sort()).toEqual([...first.slice(20), ...second.slice(0, 20)].map((one) => one.id).sort());
  await Promise.all(first.slice(20).map((person) => rsvp(world, id, person, 'not_going')));
  expect(await agreed(id)).toMatchObject({ going: 50, waitlisted: 0, not_going: 30 });
});

test('while some withdraw, others come and the limit moves, no seat is given twice and none is left empty', async () => {
  const id = await created(world, { rsvp_limit: 10 });
  await Promise.all(crowd.slice(0, 30).map((person) => rsvp(world, id, person)));
  await Promise.all([
    ...crowd.slice(0, 15).map((person) => withdraw(world, id, person)),
    ...crowd.slice(30, 60).map((person) => rsvp(world, id, person)),
    change(world, id, { rsvp_limit: 12 }),
    ...crowd.slice(15, 20).map((person) => rsvp(world, id, person, 'interested')),
  ]);
  expect(await agreed(id)).toMatchObject({ going: 12, waitlisted: 28, interested: 5 });
});

test('without a limit a hundred go at once', async () => {
  const id = await created(world);
  await Promise.all(crowd.map((person) => rsvp(world, id, person)));
  expect(await agreed(id)).toMatchObject({ going: 100, waitlisted: 0 });
});

test('a limit that is taken away lets in all who wait', async () => {
  const id = await created(world, { rsvp_limit: 1 });
  await Promise.all(crowd.map((person) => rsvp(world, id, person)));
  expect(outcome(await change(world, id, { rsvp_limit: null }))).toBe('200');
  expect(await agreed(id)).toMatchObject({ going: 100, waitlisted: 0 });
});

test.each([
  ['called off', (id: string) => change(world, id, { status: 'canceled' }), '409 event_canceled'],
  ['deleted', (id: string) => remove(world, id), '404 not_found'],
] as const)('an event that is %s while fifty answer takes nobody after that', async (_, ends, refused) => {
  const id = await created(world, { rsvp_limit: 20 });
  const [end, ...answers] = await Promise.all([ends(id), ...crowd.slice(0, 50).map((one) => rsvp(world, id, one))]);
  expect(['200', '204']).toContain(outcome(end));
  for (const answered of answers) expect(['200', refused]).toContain(outcome(answered));
  const { going } = await agreed(id);
  expect(going).toBe(answers.filter((one) => one.status === 200 && data(one).attributes.status === 'going').length);
  const [late] = crowd.slice(60);
  if (late) expect(outcome(await rsvp(world, id, late))).toBe(refused);
});

test('of two changes of an event at once both hold', async () => {
  const id = await created(world);
  await Promise.all([change(world, id, { title: 'Renamed' }), change(world, id, { rsvp_limit: 7 })]);
  const { attributes } = data(await get(world, `/events/${id}`, world.ours.users.owner.token));
  expect(attributes).toMatchObject({ title: 'Renamed', rsvp_limit: 7 });
});

test('of ending an event and calling it off at once one is done', async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = await created(world, { starts_at: inHours(-1), ends_at: inHours(1) });
    const done = await Promise.all(['ended', 'canceled'].map((status) => change(world, id, { status })));
    expect(done.map(outcome).sort()).toEqual(['200', '409 illegal_transition /data/attributes/status']);
  }
});
