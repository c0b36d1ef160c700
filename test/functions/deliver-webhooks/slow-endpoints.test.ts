import type { ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { deliveries } from '../../../shared/delivery/webhooks/deliveries.ts';
import { endpoints } from '../../../shared/delivery/webhooks/endpoints.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { startReceiver, status } from '../../support/receiver.ts';
import { startWebhooks } from '../../support/webhooks-world.ts';

test('an endpoint is marked as slow before its late response arrives', async () => {
  const held: ServerResponse[] = [];
  const receiver = await startReceiver({ x: (response) => void held.push(response) });
  const world = await startWebhooks({ slowAfterMs: 50 });
  onTestFinished(async () => {
    await receiver.stop();
    await world.stop();
  });
  const endpoint = await world.fastEndpoint(receiver.url('x'));
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

test('a new endpoint, a new URL and an enabled endpoint use the slow queue until they answer fast', async () => {
  const receiver = await startReceiver({ old: status(200), new: status(200) });
  const world = await startWebhooks();
  onTestFinished(async () => {
    await receiver.stop();
    await world.stop();
  });
  const id = await world.endpoint(receiver.url('old'));
  const movedOfTwo = async () => {
    world.moved.length = 0;
    for (const nth of [1, 2]) {
      await deliveries(world.db, world.hub, id).create({ id: newId(), type: `t.t${nth}`, payload: {} }, new Date());
      await world.settle();
    }
    return world.moved.length;
  };
  const patch = (attributes: object) => world.call('PATCH', world.path(`/${id}`), attributes);
  expect(await movedOfTwo()).toBe(1);
  expect(await movedOfTwo()).toBe(0);
  await patch({ url: receiver.url('new') });
  expect(await movedOfTwo()).toBe(1);
  await patch({ status: 'disabled' });
  await patch({ status: 'active' });
  expect(await movedOfTwo()).toBe(1);
  await patch({ description: 'The same URL' });
  expect(await movedOfTwo()).toBe(0);
  expect(receiver.received.map((one) => one.path)).toEqual([...Array(4).fill('/old'), ...Array(6).fill('/new')]);
});

test('an answer of the old URL says nothing about a new one', async () => {
  const held: ServerResponse[] = [];
  const hold = (response: ServerResponse) => void held.push(response);
  const receiver = await startReceiver({ good: hold, bad: hold });
  const world = await startWebhooks();
  onTestFinished(async () => {
    await receiver.stop();
    await world.stop();
  });
  for (const [path, code] of [
    ['good', 200],
    ['bad', 500],
  ] as const) {
    const id = await world.endpoint(receiver.url(path));
    await deliveries(world.db, world.hub, id).create({ id: newId(), type: 't.t', payload: {} }, new Date());
    const sending = world.settle();
    await expect.poll(() => held.length).toBe(1);
    await world.call('PATCH', world.path(`/${id}`), { url: receiver.url('new') });
    held.pop()?.writeHead(code).end();
    await sending;
    const { slow, failing_since } = (await endpoints(world.db, world.hub).get(id)) ?? {};
    expect([path, slow, failing_since]).toEqual([path, true, undefined]);
  }
});
