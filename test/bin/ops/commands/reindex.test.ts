import { expect, test } from 'vitest';
import { teamEntity } from '../../../../shared/accounts/teams/team-item.ts';
import { hubEntity } from '../../../../shared/hubs/hubs/hub-item.ts';
import { table } from '../../../../shared/platform/db/table.ts';
import { tombstone } from '../../../../shared/platform/db/write.ts';
import { startStore } from '../../../support/dynamo.ts';
import { useWorld } from '../../../support/use-world.ts';
import { startAccount } from '../support/account.ts';

const store = useWorld(() => startStore({ engine: true }));
const account = useWorld(() => startAccount({ store }));
const jobs = () => account.bodies('index', 'Queue').map((body) => JSON.parse(body));

/** More hubs than one request to the queue takes. */
const HUBS = Array.from({ length: 11 }, (_, nth) => `hub-${nth}`);

test('every hub and every team is queued once, and deleted ones are not; a dry run queues none', async () => {
  const db = table(store.client, store.name);
  await db.put({ pk: 'TEAM#t', sk: 'TEAM', entity: teamEntity, id: 't' });
  for (const id of HUBS) await db.put({ pk: 'TEAM#t', sk: `HUB#${id}`, entity: hubEntity, id, team_id: 't' });
  const actor = { type: 'system', id: 'test' } as const;
  await db.put(tombstone({ pk: 'TEAM#t', sk: 'HUB#gone' }, { entity: hubEntity, actor, now: new Date() }));

  expect(await account.ops(['reindex', '--dry-run'])).toMatchObject({
    exit: 0,
    out: 'Would queue 11 hubs and the contacts of 1 team.\n',
  });
  expect(jobs()).toEqual([]);

  const { exit, json } = await account.ops(['reindex', '--json']);
  expect([exit, json()]).toEqual([0, { stage: 'local', dry_run: false, hubs: 11, teams: 1 }]);
  const expected = [...HUBS.map((hub_id) => ({ kind: 'hub', team_id: 't', hub_id })), { kind: 'team', team_id: 't' }];
  expect(jobs()).toHaveLength(expected.length);
  expect(jobs()).toEqual(expect.arrayContaining(expected));
});
