import { expect, test } from 'vitest';
import { controlTeam } from '../../../shared/accounts/teams/control-team.ts';
import { useWorld } from '../../support/use-world.ts';
import { startDeliveries } from './deliveries-world.ts';

const HOUR = 3_600_000;
const setup = useWorld(startDeliveries);

const control = (pause: { readonly reason: string } | null) =>
  controlTeam(setup.world.db, setup.world.hub.team, { pause }, 'operator', new Date());

test('webhooks of a paused team wait without attempts and without dead letters, and are sent once it is resumed', async () => {
  const path = setup.unique('fine');
  const endpoint = await setup.world.endpoint(setup.receiver.url(path));
  await control({ reason: 'abuse' });
  const id = await setup.create(endpoint);
  await setup.world.settle();
  for (let quarter = 0; quarter < 40; quarter += 1) await setup.world.advance(HOUR / 4);
  expect(setup.receiver.at(path)).toHaveLength(0);
  expect(await setup.read(endpoint, id)).toMatchObject({ status: 'pending', tries: 0 });
  expect(setup.world.dead).toEqual([]);
  expect(setup.world.messages.length).toBeLessThanOrEqual(2);
  await control(null);
  await setup.world.toTheEnd();
  expect(setup.receiver.at(path)).toHaveLength(1);
  expect(await setup.read(endpoint, id)).toMatchObject({ status: 'delivered', tries: 1 });
});
