import { afterAll, beforeAll, expect, test } from 'vitest';
import { liveContacts } from '../../../functions/relay/live-contacts.ts';
import { notificationRow } from '../../../shared/downstream/notifications/notification-item.ts';
import { inboxKey, inboxRow } from '../../../shared/engagement/messages/inbox-item.ts';
import { signOut } from '../../../shared/hubs/people/contacts/sign-out.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { newPlaceId, tagFor } from '../../../shared/platform/ids/place-id.ts';
import type { LedgerEvent } from '../../../shared/platform/ledger/ledger-event.ts';
import { changesBetween, rowsIn } from '../../support/table-state.ts';
import { type LiveWorld, startLive } from '../live/world.ts';

let world: LiveWorld;
beforeAll(async () => {
  world = await startLive();
});
afterAll(() => world.service.stop());

const event = (type: string, more: Partial<LedgerEvent> = {}): LedgerEvent => ({
  id: newId(),
  type,
  team_id: world.ours.id,
  hub_id: world.ours.hub,
  resource_type: 'x',
  resource_id: newId(),
  actor: null,
  at: new Date().toISOString(),
  changed: [],
  ...more,
});

const jobsOf = async (...events: readonly LedgerEvent[]) => {
  world.jobs.length = 0;
  await Promise.all(events.map((one) => world.wake.event(one)));
  return world.jobs.splice(0);
};

test('events of a hub without listeners queue nothing', async () => {
  expect(await jobsOf(event('discussion.published'), event('member.banned'), event('hub.updated'))).toEqual([]);
});

test('events that are recorded together are one delivery to the listeners of their hub', async () => {
  const id = await world.listen();
  const hub = { kind: 'hub', team_id: world.ours.id, hub_id: world.ours.hub };
  expect(await jobsOf(event('discussion.published'), event('comment.created'), event('reaction.added'))).toEqual([hub]);
  for (const type of ['hub.updated', 'access_rule.updated', 'member.banned']) {
    const of = type.startsWith('hub.') ? { hub_id: null, resource_id: world.ours.hub } : {};
    expect([type, await jobsOf(event(type, of))]).toEqual([type, [hub]]);
  }
  expect(await jobsOf(event('content.completed'), event('price.created'))).toEqual([]);
  expect(await jobsOf(event('discussion.published', { hub_id: world.theirs.hub, team_id: world.theirs.id }))).toEqual(
    [],
  );
  await world.leave(id);
});

test('events that can end the access of a contact are deliveries to their connections', async () => {
  const contact = await world.member('access@example.com');
  const id = await world.listen(contact);
  const job = { kind: 'contact', team_id: world.ours.id, contact_id: contact, notification_ids: [], unread: false };
  for (const [type, more] of [
    ['access.revoked', { resource_id: contact }],
    ['contact.deleted', { resource_id: contact, hub_id: null }],
    ['entitlement.revoked', { contact_id: contact }],
    ['subscription.canceled', { contact_id: contact }],
  ] as const)
    expect([type, await jobsOf(event(type, more))]).toEqual([type, [job]]);
  expect(await jobsOf(event('contact.deleted', { resource_id: newId(), hub_id: null }))).toEqual([]);
  await world.leave(id);
});

test('a sign-out and changed notifications are read from the rows of a batch, other changes are not', async () => {
  const contact = await world.member('rows@example.com');
  const before = await rowsIn(world.service.store);
  await signOut(world.db, { team: world.ours.id, id: contact }, new Date());
  const at = new Date().toISOString();
  const item = {
    id: newId(),
    team_id: world.ours.id,
    hub_id: world.ours.hub,
    contact_id: contact,
    kind: 'automation' as const,
    title: 'A title',
    body: null,
    url: null,
    read_at: null,
    created_at: at,
    updated_at: at,
  };
  await world.db.put(notificationRow(item, null));
  await world.db.put(notificationRow({ ...item, id: newId(), unlisted: true }, null));
  await world.member('unchanged@example.com');
  const jobs = liveContacts(changesBetween(before, await rowsIn(world.service.store))).map(({ job }) => job);
  const of = { kind: 'contact', team_id: world.ours.id, contact_id: contact };
  expect(jobs).toEqual([
    { ...of, notification_ids: [item.id], unread: true },
    { ...of, notification_ids: [], unread: false },
  ]);
});

test('a change of the counted unread messages of an inbox is a delivery to its contact, other changes of it are not', async () => {
  const contact = await world.member('inbox@example.com');
  const at = new Date().toISOString();
  const id = newPlaceId(tagFor(newId()));
  const of = { id, team_id: world.ours.id, hub_id: world.ours.hub, kind: 'direct' as const, title: null };
  const participants = { contact_ids: [contact], created_by: contact, blocked_by: [], created_at: at, updated_at: at };
  const key = inboxKey(world.ours.id, contact, id);
  const jobsAfter = async (change: () => Promise<unknown>) => {
    const before = await rowsIn(world.service.store);
    await change();
    return liveContacts(changesBetween(before, await rowsIn(world.service.store))).map(({ job }) => job);
  };
  const job = { kind: 'contact', team_id: world.ours.id, contact_id: contact, notification_ids: [], unread: true };
  expect(await jobsAfter(() => world.db.put(inboxRow({ ...of, ...participants }, contact, false)))).toEqual([]);
  expect(await jobsAfter(() => world.db.update(key, { set: { unread: [newId()] } }))).toEqual([job]);
  expect(await jobsAfter(() => world.db.update(key, { set: { is_muted: true } }))).toEqual([]);
  expect(await jobsAfter(() => world.db.update(key, { set: { unread: [] } }))).toEqual([job]);
  expect(await jobsAfter(() => world.db.update(key, { set: { request_status: 'requested' } }))).toEqual([]);
  expect(await jobsAfter(() => world.db.update(key, { set: { unread: [newId()] } }))).toEqual([]);
  expect(await jobsAfter(() => world.db.update(key, { set: { request_status: 'accepted' } }))).toEqual([job]);
});
