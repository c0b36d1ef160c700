import { afterAll, beforeAll, expect, test } from 'vitest';
import { WEBHOOK_COSTS } from '../../../infra/cost/budgets.ts';
import { deliveries } from '../../../shared/delivery/webhooks/deliveries.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { meter } from '../../support/meter.ts';
import { type DeliveriesWorld, startDeliveries } from './deliveries-world.ts';

let world: DeliveriesWorld['world'];
let receiver: DeliveriesWorld['receiver'];
let unique: DeliveriesWorld['unique'];
let create: DeliveriesWorld['create'];
let stop: DeliveriesWorld['stop'];
let spent: ReturnType<typeof meter>;
beforeAll(async () => {
  ({ world, receiver, unique, create, stop } = await startDeliveries());
  spent = meter(world.service.store.client);
});
afterAll(() => stop());

const costOf = async (work: () => Promise<unknown>) => {
  spent.read();
  await work();
  const { requests, trips, read, write } = spent.read();
  return { requests, trips, read, write };
};
const generationOf = async (endpoint: string, id: string, turn: number, slow = false) => {
  const job = { team_id: world.hub.team, hub_id: world.hub.hub, endpoint_id: endpoint, delivery_id: id, turn };
  const body = JSON.stringify({ ...job, ...(slow && { slow }) });
  return world.worker({ Records: [{ messageId: 'm', body }] });
};

test('creating a delivery is one transaction of its row and its body', async () => {
  const endpoint = await world.fastEndpoint(receiver.url(unique('ok')));
  const event = { id: newId(), type: 'automation.webhook', payload: { data: 'x'.repeat(400) } };
  const cost = await costOf(() => deliveries(world.db, world.hub, endpoint).create(event, new Date()));
  expect(cost).toEqual(WEBHOOK_COSTS.created);
});

test('a successful attempt costs one read of three rows and two single writes; KMS is called once in five minutes', async () => {
  const endpoint = await world.fastEndpoint(receiver.url(unique('ok')));
  const [first, second] = [await create(endpoint), await create(endpoint)];
  const cost = WEBHOOK_COSTS.attempt;
  /* An execution environment reads the operator's controls of teams once a minute. */
  await generationOf(endpoint, newId(), 1);
  const before = world.sealing.calls();
  expect(await costOf(() => generationOf(endpoint, first, 1))).toEqual(cost);
  expect(await costOf(() => generationOf(endpoint, second, 1))).toEqual(cost);
  expect(world.sealing.calls() - before).toBe(1);
});

test('the first failure costs one more write on the endpoint, later failures do not', async () => {
  const endpoint = await world.fastEndpoint(receiver.url(unique('redirects')));
  const [first, second] = [await create(endpoint), await create(endpoint)];
  expect(await costOf(() => generationOf(endpoint, first, 1))).toEqual({ requests: 4, trips: 4, read: 3, write: 3 });
  expect(await costOf(() => generationOf(endpoint, second, 1))).toEqual({ requests: 1, trips: 1, read: 3, write: 0 });
  expect(await costOf(() => generationOf(endpoint, second, 1, true))).toEqual({
    requests: 3,
    trips: 3,
    read: 3,
    write: 2,
  });
});

test('an outdated message costs a read and a failed write', async () => {
  const endpoint = await world.fastEndpoint(receiver.url(unique('ok')));
  const id = await create(endpoint);
  await generationOf(endpoint, id, 1);
  expect(await costOf(() => generationOf(endpoint, id, 1))).toMatchObject({ requests: 2, trips: 2, read: 3 });
});

test('the first delivery to a new endpoint costs one more read, to move it, and one more write', async () => {
  const endpoint = await world.endpoint(receiver.url(unique('ok')));
  const id = await create(endpoint);
  expect(await costOf(() => generationOf(endpoint, id, 1))).toEqual({ requests: 1, trips: 1, read: 3, write: 0 });
  const { requests, trips, read, write } = WEBHOOK_COSTS.attempt;
  const cost = { requests: requests + 1, trips: trips + 1, read, write: write + 1 };
  expect(await costOf(() => generationOf(endpoint, id, 1, true))).toEqual(cost);
});
