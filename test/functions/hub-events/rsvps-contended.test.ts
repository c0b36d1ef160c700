import { beforeAll, expect, test } from 'vitest';
import { useWorld } from '../../support/use-world.ts';
import { contend } from './contended-store.ts';
import { created, newMembers, outcome, type Person, recount, rsvp, startEvents, withdraw } from './world.ts';

const world = useWorld(startEvents);
let people: readonly Person[];
let conflicts: () => number;
beforeAll(async () => {
  people = await newMembers(world, 50);
  ({ conflicts } = contend(world.service.store.client, 1));
});

test('50 concurrent RSVPs on a store that rejects conflicting transactions all succeed, and no seat is taken twice', async () => {
  const id = await created(world, { rsvp_limit: 20 });
  const answers = await Promise.all(people.map((person) => rsvp(world, id, person)));
  expect(new Set(answers.map(outcome))).toEqual(new Set(['200']));
  const { kept, counted } = await recount(world.service.db, world.ours, id);
  expect(kept).toEqual(counted);
  expect(kept).toMatchObject({ going: 20, waitlisted: 30 });
  expect(conflicts()).toBeGreaterThan(50);

  const withdrawn = await Promise.all(people.slice(0, 15).map((person) => withdraw(world, id, person)));
  expect(new Set(withdrawn.map(outcome))).toEqual(new Set(['204']));
  const after = await recount(world.service.db, world.ours, id);
  expect(after.kept).toEqual(after.counted);
  expect(after.kept).toMatchObject({ going: 20, waitlisted: 15 });
});
