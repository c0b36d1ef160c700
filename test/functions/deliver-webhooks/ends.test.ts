import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../shared/webhooks/endpoints.ts';
import { type Delivering, startDelivering } from './delivering.ts';

const DAY = 86_400_000;
let world: Delivering['world'];
let receiver: Delivering['receiver'];
let unique: Delivering['unique'];
let create: Delivering['create'];
let read: Delivering['read'];
let alertsOf: Delivering['alertsOf'];
let answer: Delivering['answer'];
let stop: Delivering['stop'];

beforeAll(async () => {
  ({ world, receiver, unique, create, read, alertsOf, answer, stop } = await startDelivering());
});
afterAll(() => stop());

test('410 disables the endpoint, which is told, and nothing else is sent to it', async () => {
  const path = unique('gone');
  const endpoint = await world.endpoint(receiver.url(path));
  const first = await create(endpoint);
  await world.settle();
  const second = await create(endpoint);
  await world.toTheEnd();
  expect(receiver.at(path)).toHaveLength(1);
  expect(await read(endpoint, first)).toMatchObject({ status: 'failed', reason: 'endpoint_gone' });
  expect(await read(endpoint, second)).toMatchObject({ status: 'failed', reason: 'endpoint_disabled', tries: 0 });
  expect(await alertsOf(endpoint)).toMatchObject([{ alert_type: 'webhook_endpoint_disabled' }]);
});

test('five days of nothing but failures disable an endpoint; one success in between begins them anew', async () => {
  const path = unique('turns');
  const endpoint = await world.endpoint(receiver.url(path));
  const fail = async () => {
    answer([...receiver.at(path).map(() => 500), 500]);
    const id = await create(endpoint);
    await world.settle();
    answer(Array.from({ length: 1_000 }, () => 500));
    return id;
  };
  await fail();
  await world.advance(4 * DAY);
  answer([...receiver.at(path).map(() => 500), 200]);
  await create(endpoint);
  await world.settle();
  await world.toTheEnd();
  await world.advance(2 * DAY);
  const failing = await fail();
  expect(await endpoints(world.db, world.hub).get(endpoint)).toMatchObject({ status: 'active' });
  await world.advance(5 * DAY);
  const last = await fail();
  expect(await endpoints(world.db, world.hub).get(endpoint)).toMatchObject({
    ...{ status: 'disabled', disabled_reason: 'failing', actor: { type: 'system' } },
  });
  expect(await read(endpoint, failing)).toMatchObject({ status: 'failed', reason: 'endpoint_failing' });
  expect(await read(endpoint, last)).toMatchObject({ status: 'failed', reason: 'endpoint_disabled', tries: 0 });
  expect((await alertsOf(endpoint)).map(({ alert_type }) => alert_type)).toContain('webhook_endpoint_disabled');
});

test('C453: of an endpoint that was deleted or disabled meanwhile nothing more is sent', async () => {
  const [deleted, disabled] = [unique('fails'), unique('fails')];
  const [one, two] = [await world.endpoint(receiver.url(deleted)), await world.endpoint(receiver.url(disabled))];
  const [first, second] = [await create(one), await create(two)];
  await world.settle();
  await world.call('DELETE', world.path(`/${one}`));
  await world.call('PATCH', world.path(`/${two}`), { status: 'disabled' });
  await world.toTheEnd();
  expect([receiver.at(deleted).length, receiver.at(disabled).length]).toEqual([1, 1]);
  expect(await read(one, first)).toMatchObject({ status: 'failed', reason: 'endpoint_deleted', tries: 1 });
  expect(await read(two, second)).toMatchObject({ status: 'failed', reason: 'endpoint_disabled', tries: 1 });
});
