import { expect, test } from 'vitest';
import { newOrderId, subscriptionKey } from '../../../shared/commerce/purchases/orders/order-item.ts';
import { subscriptionIndex } from '../../../shared/commerce/purchases/purchase-steps.ts';
import { subscriptionEntity } from '../../../shared/commerce/purchases/subscriptions/subscription-item.ts';
import { exports } from '../../../shared/downstream/exports/exports.ts';
import { gatherExport } from '../../../shared/downstream/exports/gather-export.ts';
import { notificationRow } from '../../../shared/downstream/notifications/notification-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { items } from '../../support/answers.ts';
import { meter } from '../../support/meter.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { erasing } from './erasing.ts';
import { startMe } from './world.ts';

const world = useWorld(startMe);
const ada = useFixture(() => world.person('Ada'));
const spent = useFixture(() => meter(world.service.store.client));

/** The requests and capacity units of one call. */
const cost = async (method: string, path: string, token = ada.token, type?: string, attributes?: object) => {
  spent.read();
  const response = await world.send(token, method, path, type, attributes);
  const { requests, read, write, commands } = spent.read();
  return { response, requests, read, write, commands };
};

const notifyAda = async (count: number) => {
  const ids = { team_id: world.ours.id, hub_id: world.ours.hub, contact_id: ada.id, kind: 'automation' } as const;
  const words = { title: 'Hello', body: 'There', url: null, read_at: null };
  for (let nth = 0; nth < count; nth += 1) {
    const at = new Date().toISOString();
    await world.db.put(notificationRow({ id: newId(), ...ids, ...words, created_at: at, updated_at: at }, null));
  }
};

test('listing 50 notifications costs 4 requests: the member, the page, the unread ones and access to the hubs', async () => {
  await notifyAda(50);
  const { response, requests, read, write } = await cost('GET', '/me/notifications');
  expect(items(response)).toHaveLength(50);
  expect({ requests, write }).toEqual({ requests: 4, write: 0 });
  expect(read).toBeLessThanOrEqual(18);
});

test('replies on the page cost at most 7 more requests, however many there are', async () => {
  await notifyAda(1);
  const [bo, cy] = [await world.person('Bo'), await world.person('Cy')];
  const discussion = await world.discussion(ada);
  const listed = async () => {
    /* All of them: those of the same second have no order. */
    const { response, requests } = await cost('GET', '/me/notifications?page[size]=100');
    return [items(response).filter(({ attributes }) => attributes.kind === 'reply').length, requests];
  };
  await world.comment(bo, discussion);
  await world.relay.relayAll();
  expect(await listed()).toEqual([1, 9]);
  for (let nth = 0; nth < 19; nth += 1) await world.comment(nth % 2 ? bo : cy, discussion);
  await world.relay.relayAll();
  expect(await listed()).toEqual([20, 11]);
});

test('marking a notification as read costs 5 requests and 2 write units; repeating it writes nothing', async () => {
  await notifyAda(1);
  const [newest] = items(await world.send(ada.token, 'GET', '/me/notifications?page[size]=1'));
  const path = `/me/notifications/${newest?.id}/read`;
  const { requests, write } = await cost('PUT', path);
  expect({ requests, write }).toEqual({ requests: 5, write: 2 });
  expect((await cost('PUT', path)).write).toBe(0);
});

test('reading notification preferences costs 2 requests and 3 read units: the proof of the address too', async () => {
  const { requests, read } = await cost('GET', '/me/notification-preferences');
  expect({ requests, read }).toEqual({ requests: 2, read: 3 });
});

test('requesting an export costs 2 requests: the caller and the write', async () => {
  const { response, requests, read, write } = await cost('POST', '/me/export');
  expect(response.status).toBe(202);
  expect({ requests, read, write }).toEqual({ requests: 2, read: 1, write: 4 });
});

test('reading the status of an export costs 2 requests and writes nothing', async () => {
  const { requests, write } = await cost('GET', '/me/export');
  expect({ requests, write }).toEqual({ requests: 2, write: 0 });
});

test('an export reads only the subscriptions of its member', async () => {
  const person = await world.person();
  const who = { kind: 'contact', id: person.id, team: world.ours.id } as const;
  const gatherOnce = async (): Promise<{ readonly read: number; readonly subscriptions: unknown }> => {
    const started = await exports(world.db, who).start(new Date());
    const written: string[] = [];
    const files = { write: async (_: string, text: string) => void written.push(text), remove: async () => undefined };
    spent.read();
    const deps = { db: world.db, files, clock: () => 0, until: 1 };
    if (started) await gatherExport(who, started.id, deps, new Date());
    return {
      read: spent.read().read,
      subscriptions: (JSON.parse(written[0] ?? '') as Record<string, unknown>).subscriptions,
    };
  };
  const subscribe = async (contact: string): Promise<string> => {
    const id = newOrderId(world.hub, new Date());
    const key = subscriptionKey(world.ours.id, id);
    if (!key) throw new Error('no key');
    const words = { id, hub_id: world.ours.hub, contact_id: contact, status: 'active', note: 'x'.repeat(4_000) };
    const place = subscriptionIndex(world.hub, contact, id);
    await world.db.put({
      ...key,
      entity: subscriptionEntity,
      ...words,
      ...place,
      updated_at: new Date().toISOString(),
    });
    return id;
  };
  const ownId = await subscribe(person.id);
  const alone = await gatherOnce();
  expect(alone.subscriptions).toMatchObject([{ id: ownId, hub_id: world.ours.hub, status: 'active' }]);
  for (let nth = 0; nth < 20; nth += 1) await subscribe(newId());
  expect(await gatherOnce()).toEqual(alone);
});

test('erasing an account costs 11 requests, including one query for the hubs of the team', async () => {
  const person = await world.person();
  const token = await erasing(world).tokenFor(person);
  const { response, requests, commands } = await cost('DELETE', '/me', person.token, 'erasure_requests', { token });
  expect(response.status).toBe(204);
  expect(commands.filter((command) => command === 'QueryCommand')).toHaveLength(1);
  expect(requests).toBe(11);
});

test('the erasure job queries each partition of a member once, by team and by hub', async () => {
  const person = await world.person();
  const member = erasing(world);
  await member.jobs();
  await member.erased(person);
  const jobs = await member.jobs();
  spent.read();
  await member.work(jobs);
  const { commands } = spent.read();
  expect(commands.filter((command) => command === 'QueryCommand')).toHaveLength(1 + 6 + 3);
});

test('the relay looks up nothing for event types without a notification', async () => {
  const { notifiableEventOf } = await import('../../../shared/downstream/notifications/notification-rules.ts');
  const event = { id: newId(), team_id: world.ours.id, hub_id: world.ours.hub, actor: null, at: '', changed: [] };
  for (const type of ['discussion.created', 'reaction.added', 'member.joined', 'notification.created', 'toString'])
    expect(notifiableEventOf({ ...event, type, resource_type: 'x', resource_id: 'x' })).toBeUndefined();
});
