import type { ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { deliveries } from '../../../shared/delivery/webhooks/deliveries.ts';
import { endpoints } from '../../../shared/delivery/webhooks/endpoints.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { startReceiver } from '../../support/receiver.ts';
import { startWebhooks } from '../../support/webhooks-world.ts';

test('a slow endpoint is marked as slow before its response arrives, until it responds fast', async () => {
  const held: ServerResponse[] = [];
  const receiver = await startReceiver({ x: (response) => void held.push(response) });
  const world = await startWebhooks({ slowAfterMs: 50 });
  onTestFinished(async () => {
    await receiver.stop();
    await world.stop();
  });
  const endpoint = await world.endpoint(receiver.url('x'));
  const read = () => endpoints(world.db, world.hub).get(endpoint);
  const id = newId();
  await deliveries(world.db, world.hub, endpoint).create({ id, type: 't.t', payload: {} }, new Date());
  const sending = world.settle();
  await expect.poll(async () => (await read())?.slow).toBe(true);
  expect(await deliveries(world.db, world.hub, endpoint).get(id)).toMatchObject({ status: 'pending', tries: 0 });
  for (const response of held) response.end();
  await sending;
  expect(await deliveries(world.db, world.hub, endpoint).get(id)).toMatchObject({ status: 'delivered', tries: 1 });
  expect(await read()).toMatchObject({ slow: true, status: 'active' });
  expect((await read())?.failing_since).toBe(undefined);
});
