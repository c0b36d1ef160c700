import { expect, test } from 'vitest';
import { endpoints } from '../../../shared/delivery/webhooks/endpoints.ts';
import { useWorld } from '../../support/use-world.ts';
import { startDelivering } from './delivering.ts';

const DAY = 86_400_000;
const desk = useWorld(startDelivering);

test('410 disables the endpoint, which is told, and nothing else is sent to it', async () => {
  const path = desk.unique('gone');
  const endpoint = await desk.world.endpoint(desk.receiver.url(path));
  const first = await desk.create(endpoint);
  await desk.world.settle();
  const second = await desk.create(endpoint);
  await desk.world.toTheEnd();
  expect(desk.receiver.at(path)).toHaveLength(1);
  expect(await desk.read(endpoint, first)).toMatchObject({ status: 'failed', reason: 'endpoint_gone' });
  expect(await desk.read(endpoint, second)).toMatchObject({ status: 'failed', reason: 'endpoint_disabled', tries: 0 });
  expect(await desk.alertsOf(endpoint)).toMatchObject([{ alert_type: 'webhook_endpoint_disabled' }]);
});

test('five days of nothing but failures disable an endpoint; one success in between begins them anew', async () => {
  const path = desk.unique('turns');
  const endpoint = await desk.world.endpoint(desk.receiver.url(path));
  const fail = async () => {
    desk.answer([...desk.receiver.at(path).map(() => 500), 500]);
    const id = await desk.create(endpoint);
    await desk.world.settle();
    desk.answer(Array.from({ length: 1_000 }, () => 500));
    return id;
  };
  await fail();
  await desk.world.advance(4 * DAY);
  desk.answer([...desk.receiver.at(path).map(() => 500), 200]);
  await desk.create(endpoint);
  await desk.world.settle();
  await desk.world.toTheEnd();
  await desk.world.advance(2 * DAY);
  const failing = await fail();
  expect(await endpoints(desk.world.db, desk.world.hub).get(endpoint)).toMatchObject({ status: 'active' });
  await desk.world.advance(5 * DAY);
  const last = await fail();
  expect(await endpoints(desk.world.db, desk.world.hub).get(endpoint)).toMatchObject({
    ...{ status: 'disabled', disabled_reason: 'failing', actor: { type: 'system' } },
  });
  expect(await desk.read(endpoint, failing)).toMatchObject({ status: 'failed', reason: 'endpoint_failing' });
  expect(await desk.read(endpoint, last)).toMatchObject({ status: 'failed', reason: 'endpoint_disabled', tries: 0 });
  expect((await desk.alertsOf(endpoint)).map(({ alert_type }) => alert_type)).toContain('webhook_endpoint_disabled');
});

test('C453: of an endpoint that was deleted or disabled meanwhile nothing more is sent', async () => {
  const [deleted, disabled] = [desk.unique('fails'), desk.unique('fails')];
  const [one, two] = [
    await desk.world.endpoint(desk.receiver.url(deleted)),
    await desk.world.endpoint(desk.receiver.url(disabled)),
  ];
  const [first, second] = [await desk.create(one), await desk.create(two)];
  await desk.world.settle();
  await desk.world.call('DELETE', desk.world.path(`/${one}`));
  await desk.world.call('PATCH', desk.world.path(`/${two}`), { status: 'disabled' });
  await desk.world.toTheEnd();
  expect([desk.receiver.at(deleted).length, desk.receiver.at(disabled).length]).toEqual([1, 1]);
  expect(await desk.read(one, first)).toMatchObject({ status: 'failed', reason: 'endpoint_deleted', tries: 1 });
  expect(await desk.read(two, second)).toMatchObject({ status: 'failed', reason: 'endpoint_disabled', tries: 1 });
});
