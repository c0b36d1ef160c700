import { expect, test } from 'vitest';
import { sortRows } from '../../../shared/hubs/imports/import-rows.ts';
import { imports } from '../../../shared/hubs/imports/imports.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { startRelay } from './world.ts';

const world = useWorld(startRelay);

test('an import is started once although its row is relayed repeatedly, and its progress starts nothing', async () => {
  const [team, now] = [newId(), new Date()];
  const ofTeam = imports(world.service.db, team);
  const item = await ofTeam.create(sortRows([{ email: 'a@example.com' }], now), { type: 'user', id: newId() }, now);
  const records = await world.changes();
  await world.run(records);
  await world.run(records);
  const job = { team_id: team, import_id: item.id, chunk: 0 };
  expect(world.importJobs).toEqual([job]);
  await ofTeam.start(item, now);
  await ofTeam.advance(item, { done: 1, errors: [] }, now);
  await world.relayAll();
  expect(world.importJobs).toEqual([job]);
});
