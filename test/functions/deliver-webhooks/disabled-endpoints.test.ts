import { expect, test } from 'vitest';
import { endpoints } from '../../../shared/delivery/webhooks/endpoints.ts';
import { useWorld } from '../../support/use-world.ts';
import { startDeliveries } from './deliveries-world.ts';

const DAY = 86_400_000;
const setup = useWorld(startDeliveries);

test('410 disables the endpoint with an alert, and nothing more is sent to it', async () => {
  const path = setup.unique('gone');
  const endpoint = await setup.world.endpoint(setup.receiver.url(path));
  const first = await setup.create(endpoint);
  await setup.world.settle();
  const second = await setup.create(endpoint);
  await setup.world.toTheEnd();
  expect(setup.receiver.at(path)).toHaveLength(1);
  expect(await setup.read(endpoint, first)).toMatchObject({ status: 'failed', reason: 'endpoint_gone' });
  expect(await setup.read(endpoint, second)).toMatchObject({ status: 'failed', reason: 'endpoint_disabled', tries: 0 });
  expect(await setup.alertsOf(endpoint)).toMatchObject([{ alert_type: 'webhook_endpoint_disabled' }]);
});

test('five days of failures disable an endpoint; a success in between restarts the count', async () => {
  const path = setup.unique('scripted');
  const endpoint = await setup.world.endpoint(setup.receiver.url(path));
  const fail = async () => {
    setup.respondWith([...setup.receiver.at(path).map(() => 500), 500]);
    const id = await setup.create(endpoint);
    await setup.world.settle();
    setup.respondWith(Array.from({ length: 1_000 }, () => 500));
    return id;
  };
  await fail();
  await setup.world.advance(4 * DAY);
  setup.respondWith([...setup.receiver.at(path).map(() => 500), 200]);
  await setup.create(endpoint);
  await setup.world.settle();
  await setup.world.toTheEnd();
  await setup.world.advance(2 * DAY);
  const failing = await fail();
  expect(await endpoints(setup.world.db, setup.world.hub).get(endpoint)).toMatchObject({ status: 'active' });
  await setup.world.advance(5 * DAY);
  const last = await fail();
  expect(await endpoints(setup.world.db, setup.world.hub).get(endpoint)).toMatchObject({
    status: 'disabled',
    disabled_reason: 'failing',
    actor: { type: 'system' },
  });
  expect(await setup.read(endpoint, failing)).toMatchObject({ status: 'failed', reason: 'endpoint_failing' });
  expect(await setup.read(endpoint, last)).toMatchObject({ status: 'failed', reason: 'endpoint_disabled', tries: 0 });
  expect((await setup.alertsOf(endpoint)).map(({ alert_type }) => alert_type)).toContain('webhook_endpoint_disabled');
});

test('C453: nothing more is sent to an endpoint that was deleted or disabled', async () => {
  const [deleted, disabled] = [setup.unique('fails'), setup.unique('fails')];
  const [one, two] = [
    await setup.world.endpoint(setup.receiver.url(deleted)),
    await setup.world.endpoint(setup.receiver.url(disabled)),
  ];
  const [first, second] = [await setup.create(one), await setup.create(two)];
  await setup.world.settle();
  await setup.world.call('DELETE', setup.world.path(`/${one}`));
  await setup.world.call('PATCH', setup.world.path(`/${two}`), { status: 'disabled' });
  await setup.world.toTheEnd();
  expect([setup.receiver.at(deleted).length, setup.receiver.at(disabled).length]).toEqual([1, 1]);
  expect(await setup.read(one, first)).toMatchObject({ status: 'failed', reason: 'endpoint_deleted', tries: 1 });
  expect(await setup.read(two, second)).toMatchObject({ status: 'failed', reason: 'endpoint_disabled', tries: 1 });
});
