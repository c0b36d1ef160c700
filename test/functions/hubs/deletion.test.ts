import { expect, test } from 'vitest';
import { SUBSCRIPTION_STATUSES } from '../../../shared/commerce/payments/provider-subscription.ts';
import { newOrderId, subscriptionKey } from '../../../shared/commerce/purchases/orders/order-item.ts';
import { subscriptionEntity } from '../../../shared/commerce/purchases/subscriptions/subscription-item.ts';
import { inParts } from '../../../shared/platform/runtime/in-parts.ts';
import { useWorld } from '../../support/use-world.ts';
import { errors, newHub, startHubs } from './world.ts';

const world = useWorld(startHubs);

/** Writes a subscription of a hub; `at` is the hub in the partition of its order id. */
const subscribe = async (hub_id: string, status: string, cancel_at_period_end = false, at = hub_id) => {
  const team_id = world.team.id;
  const id = newOrderId({ team: team_id, hub: at }, new Date());
  const key = subscriptionKey(team_id, id);
  if (!key) throw new Error('No key');
  await world.service.db.put({ ...key, entity: subscriptionEntity, id, team_id, hub_id, status, cancel_at_period_end });
  return id;
};

const remove = (hub: string) => {
  const path = `/api/v1/teams/${world.team.id}/hubs/${hub}`;
  return world.service.call({ method: 'DELETE', path, token: world.team.users.owner.token });
};

test('deleting a hub with a renewing subscription returns 409', async () => {
  for (const status of SUBSCRIPTION_STATUSES) {
    const renews = ['trialing', 'active', 'past_due', 'paused'].includes(status);
    const hub = await newHub(world);
    const id = await subscribe(hub, status);
    const refused = await remove(hub);
    expect([status, refused.status]).toEqual([status, renews ? 409 : 204]);
    if (!renews) continue;
    expect(errors(refused)[0]).toMatchObject({ code: 'subscription_goes_on', meta: { subscription_ids: [id] } });
    const { id: team, users } = world.team;
    const path = `/api/v1/teams/${team}/hubs/${hub}`;
    expect((await world.service.call({ path, token: users.owner.token })).status).toBe(200);
  }
});

test('a subscription that ends with its period or belongs to another hub does not block the deletion', async () => {
  const hub = await newHub(world);
  await subscribe(hub, 'active', true);
  await subscribe(await newHub(world), 'active', false, hub);
  expect((await remove(hub)).status).toBe(204);
});

test('renewing subscriptions are found behind 1,100 canceled ones', async () => {
  const hub = await newHub(world);
  const first = await subscribe(hub, 'active');
  const { team } = world;
  const at = Array.from({ length: 1_100 }, (_, nth) => newOrderId({ team: team.id, hub }, new Date(Date.now() - nth)));
  for (const part of inParts(at, 100))
    await world.service.db.transact(
      part.map((id) => ({
        put: {
          ...(subscriptionKey(team.id, id) ?? { pk: '', sk: '' }),
          entity: subscriptionEntity,
          id,
          team_id: team.id,
          hub_id: hub,
          status: 'canceled',
        },
      })),
    );
  const last = await subscribe(hub, 'active');
  expect(errors(await remove(hub))[0]).toMatchObject({ meta: { subscription_ids: [first, last] } });
});

test('the error lists at most 20 subscriptions', async () => {
  const hub = await newHub(world);
  for (let nth = 0; nth < 25; nth += 1) await subscribe(hub, 'active');
  const atMost = { length: 20 };
  expect(errors(await remove(hub))[0]).toMatchObject({ meta: { subscription_ids: atMost } });
});
