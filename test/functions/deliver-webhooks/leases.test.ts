import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliveryKey } from '../../../shared/delivery/webhooks/delivery-item.ts';
import { endpointKey, type SealedSecret } from '../../../shared/delivery/webhooks/endpoint-item.ts';
import { endpoints } from '../../../shared/delivery/webhooks/endpoints.ts';
import { type DeliveriesWorld, startDeliveries } from './deliveries-world.ts';

let world: DeliveriesWorld['world'];
let receiver: DeliveriesWorld['receiver'];
let unique: DeliveriesWorld['unique'];
let create: DeliveriesWorld['create'];
let read: DeliveriesWorld['read'];
let answer: DeliveriesWorld['respondWith'];
let stop: DeliveriesWorld['stop'];

beforeAll(async () => {
  ({ world, receiver, unique, create, read, respondWith: answer, stop } = await startDeliveries());
});
afterAll(() => stop());

test('a secret that was encrypted for another endpoint does not sign', async () => {
  const [path, secret] = [unique('ok'), 'a-secret-of-the-callers-own-choice'];
  const endpoint = await world.endpoint(receiver.url(path), { secret });
  const other = await world.endpoint(receiver.url(path));
  const sealed = (await endpoints(world.db, world.hub).get(endpoint))?.secrets as readonly SealedSecret[];
  await world.db.update(endpointKey(world.hub, other), { set: { secrets: sealed.map((one) => ({ ...one })) } });
  await create(endpoint);
  await world.settle();
  expect(receiver.at(path)).toHaveLength(1);
  const stolen = await create(other);
  const failuresBefore = world.failures.length;
  await world.settle();
  expect(receiver.at(path)).toHaveLength(1);
  expect(String(world.failures[failuresBefore])).toContain('InvalidCiphertext');
  expect(await read(other, stolen)).toMatchObject({ status: 'pending' });
  world.messages.length = 0;
});

test('an attempt that cannot be made becomes a dead letter after five receives, and a redrive delivers it', async () => {
  const path = unique('ok');
  const endpoint = await world.endpoint(receiver.url(path));
  const id = await create(endpoint);
  world.sealing.fails(true);
  await world.toTheEnd();
  world.sealing.fails(false);
  expect(world.dead).toEqual([expect.stringContaining(id)]);
  expect(receiver.at(path)).toEqual([]);
  /* A redrive delivers it. */
  await world.advance(60_000);
  await world.receive([{ body: world.dead.pop() ?? '', due: 0, receives: 0 }]);
  expect(await read(endpoint, id)).toMatchObject({ status: 'delivered', tries: 1 });
});

test('an unknown message is retried and does not block the others', async () => {
  const path = unique('ok');
  const endpoint = await world.fastEndpoint(receiver.url(path));
  const id = await create(endpoint);
  const job = { team_id: world.hub.team, hub_id: world.hub.hub, endpoint_id: endpoint, delivery_id: id, turn: 1 };
  const { batchItemFailures } = await world.worker({
    Records: ['{', '{}', JSON.stringify(job)].map((body, nth) => ({ messageId: `m${nth}`, body })),
  });
  expect(batchItemFailures).toEqual([{ itemIdentifier: 'm0' }, { itemIdentifier: 'm1' }]);
  expect(receiver.at(path)).toHaveLength(1);
});

test('a generation is sent once, although many workers receive its message', async () => {
  const path = unique('ok');
  const endpoint = await world.fastEndpoint(receiver.url(path));
  const id = await create(endpoint);
  const job = { team_id: world.hub.team, hub_id: world.hub.hub, endpoint_id: endpoint, delivery_id: id, turn: 1 };
  const Records = [{ messageId: 'm', body: JSON.stringify(job) }];
  await Promise.all(Array.from({ length: 60 }, () => world.worker({ Records })));
  await world.toTheEnd();
  const late = await world.worker({ Records });
  expect(late.batchItemFailures).toEqual([]);
  expect(receiver.at(path)).toHaveLength(1);
  expect(await read(endpoint, id)).toMatchObject({ status: 'delivered', tries: 1, turn: 2 });
});

test('the attempt of a crashed worker is sent again under the same id after its lease ends', async () => {
  const path = unique('ok');
  const endpoint = await world.endpoint(receiver.url(path));
  const id = await create(endpoint);
  const lease_until = new Date(Date.now() + 60_000).toISOString();
  await world.db.update(deliveryKey(world.hub, endpoint, id), { set: { lease_until } });
  await world.settle();
  expect(receiver.at(path)).toEqual([]);
  await world.toTheEnd();
  expect(receiver.at(path).map((one) => one.id)).toEqual([id]);
  expect(await read(endpoint, id)).toMatchObject({ status: 'delivered', tries: 1 });
});

test('a delivery to a failing endpoint uses the slow queue until an attempt succeeds', async () => {
  const path = unique('scripted');
  answer([500, 200]);
  const endpoint = await world.fastEndpoint(receiver.url(path));
  const movedFor = () => world.moved.filter(({ endpoint_id }) => endpoint_id === endpoint).length;
  await create(endpoint);
  await world.settle();
  expect([receiver.at(path).length, movedFor()]).toEqual([1, 0]);
  await create(endpoint);
  await world.settle();
  expect([receiver.at(path).length, movedFor()]).toEqual([2, 1]);
  await create(endpoint);
  await world.settle();
  expect([receiver.at(path).length, movedFor()]).toEqual([3, 1]);
});

test('a message of an earlier or later generation does nothing', async () => {
  const path = unique('redirects');
  const endpoint = await world.endpoint(receiver.url(path));
  const id = await create(endpoint);
  await world.settle();
  const waits = await read(endpoint, id);
  expect([waits.status, waits.turn, receiver.at(path).length]).toEqual(['retrying', 2, 1]);
  const job = { team_id: world.hub.team, hub_id: world.hub.hub, endpoint_id: endpoint, delivery_id: id, slow: true };
  const Records = [1, 3].map((turn) => ({ messageId: `m${turn}`, body: JSON.stringify({ ...job, turn }) }));
  expect((await world.worker({ Records })).batchItemFailures).toEqual([]);
  expect([await read(endpoint, id), receiver.at(path).length]).toEqual([waits, 1]);
});
