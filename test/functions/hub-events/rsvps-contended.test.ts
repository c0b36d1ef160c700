import { beforeAll, expect, test } from 'vitest';
import { useWorld } from '../../support/use-world.ts';
import { contend } from './contended-store.ts';
import { created, newMembers, outcome, type Person, recount, rsvp, startEvents, withdraw } from './world.ts';

const world = useWorld(startEvents);
let crowd: readonly Person[];
let refused: () => number;
beforeAll(async () => {
  crowd = await newMembers(world, 50);
  ({ refused } = contend(world.service.store.client, 1));
});

test('on a store that refuses what collides, fifty who answer at once are all answered, and no seat is given twice', async () => {
  const id = await created(world, { rsvp_limit: 20 });
  const answers = await Promise.all(crowd.map((person) => rsvp(world, id, person)));
  expect(new Set(answers.map(outcome))).toEqual(new Set(['200']));
  const { kept, counted } = await recount(world.service.db, world.ours, id);
  expect(kept).toEqual(counted);
  expect(kept).toMatchObject({ going: 20, waitlisted: 30 });
  expect(refused()).toBeGreaterThan(50);

  const gone = await Promise.all(crowd.slice(0, 15).map((person) => withdraw(world, id, person)));
  expect(new Set(gone.map(outcome))).toEqual(new Set(['204']));
  const after = await recount(world.service.db, world.ours, id);
  expect(after.kept).toEqual(after.counted);
  expect(after.kept).toMatchObject({ going: 20, waitlisted: 15 });
});
