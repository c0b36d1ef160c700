import { describe, expect, test } from 'vitest';
import { adminAlerts } from '../../../shared/accounts/alerts/admin-alerts.ts';
import { removeContact } from '../../../shared/hubs/people/contacts/remove-contact.ts';
import { bans } from '../../../shared/hubs/people/members/bans.ts';
import { type MemberStatus, memberKey, statusChange } from '../../../shared/hubs/people/members/member-item.ts';
import { memberships } from '../../../shared/hubs/people/members/memberships.ts';
import { endTerm } from '../../../shared/hubs/people/members/term-ends.ts';
import type { HubKey } from '../../../shared/platform/db/key.ts';
import { type Fault, injectFaults, unavailable } from '../../support/faults.ts';
import { data, items, outcome } from '../commerce/world.ts';
import { useEndings } from './endings-world.ts';

const { endings, world } = useEndings();

const hub = (): HubKey => ({ team: world().ours.id, hub: world().ours.hub });
const SYSTEM = { type: 'system', id: 'test' } as const;
const EXPIRED = '2026-01-01T00:00:00.000Z';

const DEPARTURES: Readonly<Record<string, (contact: string) => Promise<unknown>>> = {
  leaves: (id) => memberships(world().db, hub()).remove(id, { type: 'contact', id }, new Date(), 'left'),
  'is removed': (id) => memberships(world().db, hub()).remove(id, SYSTEM, new Date()),
  'is banned': (id) => {
    const by = { type: 'user', id: world().ours.users.owner.id, display_name: 'Owner' } as const;
    return bans(world().db, hub()).create(id, { ban_reason: 'spamming', ban_note: null }, by, new Date());
  },
  'has a membership that ends': async (id) => {
    await world().db.update(memberKey(hub(), id), { set: { expires_at: EXPIRED } });
    const term = { kind: 'membership', team_id: world().ours.id, hub_id: world().ours.hub, contact_id: id } as const;
    await endTerm(world().db, { ...term, at: EXPIRED }, new Date());
  },
  'is deleted by the team': (id) => removeContact(world().db, world().ours.id, id, SYSTEM, new Date()),
};

describe('a subscription is canceled when its member', () => {
  test.each(Object.entries(DEPARTURES))('%s', async (_, depart) => {
    const { buyer } = await endings().subscriber();
    await depart(buyer.id);
    expect(world().fakeProvider.cancels).toEqual([]);
    expect(await endings().settle()).toEqual([]);
    expect(world().fakeProvider.cancels).toEqual([
      { account: null, name: expect.stringMatching(/^sub_/), cancel: true },
    ]);
    expect((await endings().subscriptionTo(buyer))?.attributes).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
    });
    // The cancellation is itself a change; delivered and relayed again, it cancels nothing more.
    expect(await endings().settle()).toEqual([]);
    expect(world().fakeProvider.cancels).toHaveLength(1);
  });
});

test('an unreachable provider is retried with backoff until it cancels; meanwhile the team is alerted', async () => {
  const alerts = async () =>
    (await adminAlerts(world().db, world().ours.id).list({ limit: 10, after: undefined })).items;
  const { buyer } = await endings().subscriber();
  await DEPARTURES.leaves?.(buyer.id);
  world().fakeProvider.fails = new Error('no route');
  let minutes = 0;
  for (const wait of [1, 2, 4, 8, 16]) {
    expect(await alerts()).toEqual([]);
    expect(await endings().settle(minutes)).toEqual([world().fakeProvider.fails]);
    expect(await endings().settle(minutes + wait - 0.1), 'not due yet').toEqual([]);
    minutes += wait + 0.1;
  }
  const payload = { contact_id: buyer.id, reason: 'no route' };
  const alert = { alert_type: 'subscription_not_ended', hub_id: hub().hub, payload };
  expect(await alerts()).toEqual([expect.objectContaining(alert)]);
  expect(await endings().settle(minutes)).toEqual([world().fakeProvider.fails]);
  expect(await alerts()).toHaveLength(1);
  world().fakeProvider.fails = undefined;
  expect(await endings().settle(minutes + 33)).toEqual([]);
  expect(world().fakeProvider.cancels).toHaveLength(1);
  expect(await endings().settle(minutes + 1000)).toEqual([]);
  expect(world().fakeProvider.cancels, 'once done it is not asked again').toHaveLength(1);
});

test('an end that keeps failing is postponed even if its alert cannot be written', async () => {
  const { buyer } = await endings().subscriber();
  await DEPARTURES.leaves?.(buyer.id);
  world().fakeProvider.fails = new Error('no route');
  let fault: Fault | undefined = (_, input) =>
    JSON.stringify(input).includes('admin_alert') ? unavailable() : undefined;
  injectFaults(world().service.store.client, () => fault);
  for (const minutes of [0, 1.1, 3.2, 7.3]) await endings().settle(minutes);
  await expect(endings().settle(15.4)).rejects.toThrow();
  fault = undefined;
  expect(await endings().settle(16), 'what failed before the alert').toEqual([world().fakeProvider.fails]);
  expect(await endings().settle(17), 'it is not due').toEqual([]);
});

test('a member who rejoins before the cancellation keeps the subscription', async () => {
  const { buyer } = await endings().subscriber();
  await DEPARTURES.leaves?.(buyer.id);
  await world().db.update(memberKey(hub(), buyer.id), { set: statusChange(hub(), 'active') });
  expect(await endings().settle()).toEqual([]);
  expect(world().fakeProvider.cancels).toEqual([]);
});

describe('buyers list and cancel their subscriptions if they are', () => {
  const STATUSES: readonly MemberStatus[] = ['invited', 'pending', 'active', 'suspended', 'banned', 'left', 'removed'];
  test.each(STATUSES)('%s', async (status) => {
    const { buyer, story } = await endings().subscriber();
    await world().db.update(memberKey(hub(), buyer.id), {
      set: { ...statusChange(hub(), status), suspended_until: null },
    });
    const of = (path: string) => world().get(`/hubs/${world().ours.hub}/${path}`, buyer.token);
    expect(items(await of('subscriptions')).map(({ id }) => id)).toEqual([story.order]);
    expect(items(await of('entitlements')).map(({ id }) => id)).toEqual([story.order]);
    expect(outcome(await world().get(`/orders/${story.order}`, buyer.token))).toBe('200');
    const canceled = await world().send('POST', `/subscriptions/${story.order}/cancel`, undefined, buyer.token);
    expect(data(canceled).attributes.cancel_at_period_end).toBe(true);
    const resumed = await world().send('POST', `/subscriptions/${story.order}/resume`, undefined, buyer.token);
    const canceledResponse = status === 'banned' || status === 'left' || status === 'removed';
    expect(outcome(resumed)).toBe(canceledResponse ? '409 illegal_transition' : '200');
  });

  test('a contact without purchases cannot cancel those of others', async () => {
    const { story } = await endings().subscriber();
    const { token } = world().ours.outsider;
    for (const path of ['subscriptions', 'entitlements'])
      expect(items(await world().get(`/hubs/${world().ours.hub}/${path}`, token))).toEqual([]);
    expect(outcome(await world().send('POST', `/subscriptions/${story.order}/cancel`, undefined, token))).toBe(
      '404 not_found',
    );
  });
});
