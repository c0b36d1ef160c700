import { expect, test } from 'vitest';
import { deliveries } from '../../../../shared/delivery/webhooks/deliveries.ts';
import type { Attempt } from '../../../../shared/delivery/webhooks/delivery-item.ts';
import { deliveryLeases, type LeasedDelivery } from '../../../../shared/delivery/webhooks/delivery-leases.ts';
import { endpoints } from '../../../../shared/delivery/webhooks/endpoints.ts';
import { table } from '../../../../shared/platform/db/table.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { startStore } from '../../../support/dynamo.ts';
import { useFixture, useWorld } from '../../../support/use-world.ts';

const store = useWorld(startStore);
const db = useFixture(() => table(store.client, store.name));

const HUB = { team: newId(), hub: newId() };
const START = Date.parse('2026-03-01T00:00:00.000Z');
const at = (seconds: number) => new Date(START + seconds * 1_000);

const create = async () => {
  const [endpoint_id, delivery_id] = [newId(), newId()];
  await deliveries(db, HUB, endpoint_id).create({ id: delivery_id, type: 't.t', payload: {} }, at(0));
  return {
    job: { team_id: HUB.team, hub_id: HUB.hub, endpoint_id, delivery_id, turn: 1 },
    read: () => deliveries(db, HUB, endpoint_id).get(delivery_id),
  };
};
const leased = (result: LeasedDelivery | 'concluded' | 'leased'): LeasedDelivery => {
  if (typeof result === 'string') throw new Error(`The delivery is ${result}`);
  return result;
};
const attempt = (status: number): Attempt => ({
  at: at(0).toISOString(),
  status,
  ms: 1,
  error: null,
  response: null,
  signature: null,
});

test('a worker whose lease ended cannot conclude a delivery that another worker holds', async () => {
  const { job, read } = await create();
  const late = leased(await deliveryLeases(db).acquire(job, at(0)));
  const holder = leased(await deliveryLeases(db).acquire(job, at(61)));
  await deliveryLeases(db).conclude(late, attempt(200), { kind: 'delivered' }, at(62));
  expect(await read()).toMatchObject({ status: 'pending', turn: 1, attempts: [], lease_until: holder.lease_until });
  await deliveryLeases(db).conclude(holder, attempt(500), { kind: 'failed', reason: 'exhausted' }, at(63));
  expect(await read()).toMatchObject({ status: 'failed', turn: 2, tries: 1, attempts: [{ status: 500 }] });
});

test('a delivery is concluded with its attempt if the condition of the other steps fails', async () => {
  const { job, read } = await create();
  const holder = leased(await deliveryLeases(db).acquire(job, at(0)));
  const disabled = endpoints(db, HUB).disableStep(job.endpoint_id, 'gone', at(1));
  await deliveryLeases(db).conclude(holder, attempt(410), { kind: 'failed', reason: 'endpoint_gone' }, at(1), [
    disabled,
  ]);
  const ended = { status: 'failed', reason: 'endpoint_gone', turn: 2, attempts: [{ status: 410 }] };
  expect(await read()).toMatchObject(ended);
});

test('an endpoint that the team has disabled stays disabled by the team', async () => {
  const ofHub = endpoints(db, HUB);
  const actor = { type: 'user', id: newId() } as const;
  const input = { id: newId(), url: 'https://hooks.example.com/', description: null, sealed: 'sealed' };
  const made = await ofHub.create(input, actor, at(0));
  if (made === 'limit_reached') throw new Error('The limit was reached');
  const byTeam = await ofHub.change(made, { status: 'disabled' }, actor, at(1));
  const step = ofHub.disableStep(made.id, 'gone', at(2));
  expect(await db.transact([step])).toMatchObject({ ok: false, failed: [{ label: 'endpoint' }] });
  expect(await ofHub.get(made.id)).toEqual(byTeam);
  expect(byTeam).toMatchObject({ disabled_reason: 'team', disabled_at: at(1).toISOString() });
});

test('a delivery is abandoned only in its own generation, and not after it has ended', async () => {
  const { job, read } = await create();
  const before = await read();
  await deliveryLeases(db).abandon({ ...job, turn: 2 }, 'endpoint_deleted', at(1));
  expect(await read()).toEqual(before);
  await deliveryLeases(db).abandon(job, 'endpoint_deleted', at(2));
  const ended = await read();
  expect(ended).toMatchObject({ status: 'failed', reason: 'endpoint_deleted', turn: 2, ended_at: at(2).toISOString() });
  await deliveryLeases(db).abandon({ ...job, turn: 2 }, 'endpoint_disabled', at(3));
  expect(await read()).toEqual(ended);
});
