import { expect, test } from 'vitest';
import { sideEffectsOf } from '../../../functions/relay/side-effects.ts';
import type { RemovalJob } from '../../../shared/downstream/erasure/removal-job.ts';
import { hubPartition } from '../../../shared/platform/db/key.ts';
import type { LedgerEvent } from '../../../shared/platform/ledger/ledger-event.ts';
import { relayPorts } from '../../support/relay-ports.ts';
import { seedTeam } from '../../support/seed.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { rowsOf, startRemoval, usedFile } from '../erase-data/hub-rows.ts';
import { startRelay } from './world.ts';

const world = useWorld(startRelay);
const team = useFixture(() => seedTeam(world.service.db, world.service.keys));

const token = () => team.users.owner.token;
const path = () => `/api/v1/teams/${team.id}/hubs`;
const eventsOf = async (hub: string): Promise<readonly LedgerEvent[]> => {
  const partition = hubPartition({ team: team.id, hub });
  return (await world.service.db.query<LedgerEvent>({ partition, prefix: 'EVENT#', limit: 100 })).items;
};

test('a deleted hub queues the removal of its files, and the removal records no events', async () => {
  const { db } = world.service;
  const made = await world.post(path(), token(), { data: { type: 'hubs', attributes: { name: 'Gone' } } });
  const hub = (made.body.data as { id: string }).id;
  const place = { team: team.id, hub };
  await usedFile(db, place);
  await world.relayAll();
  expect(world.removalJobs).toEqual([]);
  expect((await world.service.call({ method: 'DELETE', path: `${path()}/${hub}`, token: token() })).status).toBe(204);
  await world.relayAll();
  const job = { kind: 'hub', team_id: team.id, hub_id: hub };
  expect(world.removalJobs).toEqual([job]);
  const events = await eventsOf(hub);
  const worker = startRemoval(db, { removeAll: async () => {} });
  for (const one of world.removalJobs) await worker.drain(one);
  expect(await rowsOf(db, place)).toEqual([]);
  await world.relayAll();
  expect(await eventsOf(hub)).toEqual(events);
  expect(world.removalJobs).toEqual([job]);

  const [deleted] = events.filter(({ type }) => type === 'hub.deleted');
  if (!deleted) throw new Error('There is no hub.deleted event.');
  const sent: [RemovalJob, number | undefined][] = [];
  const removals = { send: async (one: RemovalJob, delay?: number) => void sent.push([one, delay]) };
  for (const run of sideEffectsOf(deleted, relayPorts(db, { removals }))) await run();
  // Every request that read the hub before its deletion has ended by then.
  expect(sent).toEqual([[job, 60]]);
});
