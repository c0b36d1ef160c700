import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HubsPorts } from '../../../functions/hubs/ports.ts';
import { routes } from '../../../functions/hubs/routes.ts';
import { seedTeam } from '../../support/seed.ts';
import { startService } from '../../support/service.ts';
import { readQueue, writeQueue } from './queue.ts';
import { data, type HubsWorld, newHub } from './world.ts';

const ROUNDS = 50;
const WRITERS = 20;

let world: HubsWorld;
beforeAll(async () => {
  const service = await startService<HubsPorts>(routes, { txtLookup: async () => [] });
  world = { service, team: await seedTeam(service.db, service.keys), other: await seedTeam(service.db, service.keys) };
});
afterAll(() => world.service.stop());

test('C234: of 20 concurrent writers of one version exactly one succeeds and its operations are stored, in 50 rounds', async () => {
  const hub = await newHub(world);
  for (let round = 0; round < ROUNDS; round += 1) {
    const ops = (writer: number) => [{ round, writer }];
    const answers = await Promise.all(
      Array.from({ length: WRITERS }, (_, writer) =>
        writeQueue(world, hub, { ops: ops(writer), ifMatch: `"${round}"` }),
      ),
    );
    const winner = answers.findIndex(({ status }) => status === 200);
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toEqual(statuses.map((_, writer) => (writer === winner ? 200 : 412)));
    const stored = await readQueue(world, hub);
    expect(data(stored).attributes).toMatchObject({ version: round + 1, ops: ops(winner) });
  }
});
