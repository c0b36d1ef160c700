import { expect, test } from 'vitest';
import { SUBSCRIPTION_STATUSES } from '../../../shared/commerce/payments/provider-subscription.ts';
import { newOrderId, subscriptionKey } from '../../../shared/commerce/purchases/orders/order-item.ts';
import { inParts } from '../../../shared/platform/runtime/in-parts.ts';
import { useWorld } from '../../support/use-world.ts';
import { errors, newHub, startHubs } from './world.ts';

const world = useWorld(startHubs);

/** A subscription to something in a hub, in the partition of the hub whose id it leads to. */
const subscribe = async (hub_id: string, status: string, cancel_at_period_end = false, at = hub_id) => {
  const team_id = world.team.id;
  const id = newOrderId({ team: team_id, hub: at }, new Date());
  const key = subscriptionKey(team_id, id);
  if (!key) throw new Error('No key');
  await world.service.db.put({ ...key, entity: 'subscription', id, team_id, hub_id, status, cancel_at_period_end });
  return id;
};

const remove = (hub: string) => {
  const path = `/api/v1/teams/${world.team.id}/hubs/${hub}`;
  return world.service.call({ method: 'DELETE', path, token: world.team.users.owner.token });
};

test('a hub in which somebody pays on is not deleted until they do no more', async () => {
  for (const status of SUBSCRIPTION_STATUSES) {
    const goes = ['trialing', 'active', 'past_due', 'paused'].includes(status);
    const hub = await newHub(world);
    const id = await subscribe(hub, status);
    const refused = await remove(hub);
    expect([status, refused.status]).toEqual([status, goes ? 409 : 204]);
    if (!goes) continue;
    expect(errors(refused)[0]).toMatchObject({ code: 'subscription_goes_on', meta: { subscription_ids: [id] } });
    const { id: team, users } = world.team;
    const path = `/api/v1/teams/${team}/hubs/${hub}`;
    expect((await world.service.call({ path, token: users.owner.token })).status).toBe(200);
  }
});

test('a subscription that ends with its period, or one of another hub, is in no hub’s way', async () => {
  const hub = await newHub(world);
  await subscribe(hub, 'active', true);
  await subscribe(await newHub(world), 'active', false, hub);
  expect((await remove(hub)).status).toBe(204);
});

test('one that goes on is found behind however many that ended', async () => {
  const hub = await newHub(world);
  const first = await subscribe(hub, 'active');
  const { team } = world;
  const at = Array.from({ length: 1_100 }, (_, nth) => newOrderId({ team: team.id, hub }, new Date(Date.now() - nth)));
  for (const part of inParts(at, 100))
    await world.service.db.transact(
      part.map((id) => ({
        put: {
          ...(subscriptionKey(team.id, id) ?? { pk: '', sk: '' }),
          ...{ entity: 'subscription', id, team_id: team.id, hub_id: hub, status: 'canceled' },
        },
      })),
    );
  const last = await subscribe(hub, 'active');
  expect(errors(await remove(hub))[0]).toMatchObject({ meta: { subscription_ids: [first, last] } });
});

test('of many that go on, twenty are named', async () => {
  const hub = await newHub(world);
  for (let nth = 0; nth < 25; nth += 1) await subscribe(hub, 'active');
  const named = { length: 20 };
  expect(errors(await remove(hub))[0]).toMatchObject({ meta: { subscription_ids: named } });
});
