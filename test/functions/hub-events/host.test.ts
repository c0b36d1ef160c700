import { describe, expect, test } from 'vitest';
import { adminAlerts } from '../../../shared/accounts/alerts/admin-alerts.ts';
import { type HubEventItem, hubEventKey } from '../../../shared/engagement/hub-events/event-item.ts';
import { withdrawHost } from '../../../shared/engagement/hub-events/withdraw-host.ts';
import { contactKey } from '../../../shared/hubs/people/contacts/contact-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { created, data, get, inHours, items, startEvents } from './world.ts';

const world = useWorld(startEvents);

test('an event names its host in the list and by its id; without a host the name is null', async () => {
  const { hub, id: team, member } = world.ours;
  await world.service.db.update(contactKey(team, member.id), { set: { name: 'Ada', avatar: 'upload' } });
  const id = await created(world, { starts_at: inHours(1), host_contact_id: member.id });
  const without = await created(world, { starts_at: inHours(2) });
  const photo = expect.stringContaining(`/contacts/${team}/${member.id}/avatar`);
  const host = { host_display_name: 'Ada', host_is_former_member: false, host_photo_url: photo };
  const nobody = { host_display_name: null, host_is_former_member: null, host_photo_url: null };
  expect(data(await get(world, `/events/${id}`, member.token)).attributes).toMatchObject(host);
  const listed = items(await get(world, `/hubs/${hub}/events`, member.token));
  expect(listed.map((event) => [event.id, event.attributes])).toMatchObject([
    [id, host],
    [without, nobody],
  ]);
});

describe('a host withdraws', () => {
  const withdraw = (id: string, token: string) =>
    world.service.call({ method: 'DELETE', path: `/api/v1/events/${id}/host`, token });
  const location = { location_type: 'online', location_url: 'https://meet.example.com/repotting' };
  const hosted = () => created(world, { starts_at: inHours(1), host_contact_id: world.ours.member.id, ...location });
  const rowOf = async (id: string) => {
    const key = hubEventKey(world.ours.id, id);
    return key && (await world.service.db.get<HubEventItem>(key));
  };
  const alertsOf = async (id: string) => {
    const { items } = await adminAlerts(world.service.db, world.ours.id).list({ limit: 100, after: undefined });
    return items.filter(({ payload }) => payload?.event_id === id);
  };

  test('succeeds: the event has no host, hides its place from them, and the team is alerted; a second one changes nothing', async () => {
    const { member } = world.ours;
    const id = await hosted();
    expect((await withdraw(id, member.token)).status).toBe(204);
    const attributes = { host_contact_id: null, location_hidden: true };
    expect(data(await get(world, `/events/${id}`, member.token)).attributes).toMatchObject(attributes);
    expect(await rowOf(id)).toMatchObject({ version: 2, actor: { type: 'contact', id: member.id } });
    const payload = { event_id: id, contact_id: member.id };
    expect(await alertsOf(id)).toMatchObject([{ alert_type: 'event_host_withdrew', hub_id: world.ours.hub, payload }]);
    expect((await withdraw(id, member.token)).status).toBe(204);
    expect([await alertsOf(id), (await rowOf(id))?.version]).toMatchObject([{ length: 1 }, 2]);
  });

  test('is refused to other members, the team and other teams', async () => {
    const id = await hosted();
    const { ours, theirs } = world;
    const host = { host_contact_id: ours.member.id };
    expect((await withdraw(id, ours.users.owner.token)).status).toBe(403);
    expect((await withdraw(id, theirs.member.token)).status).toBe(404);
    expect(await rowOf(id)).toMatchObject(host);
    const key = hubEventKey(ours.id, id);
    if (key) await world.service.db.update(key, { set: { host_contact_id: newId() } });
    const errors = [{ code: 'forbidden', detail: 'Only the host can withdraw.' }];
    expect(await withdraw(id, ours.member.token)).toMatchObject({ status: 403, body: { errors } });
  });

  test('from an event whose host was replaced meanwhile: the new host stays', async () => {
    const { service, ours } = world;
    const id = await hosted();
    const seen = await rowOf(id);
    const key = hubEventKey(ours.id, id);
    if (!seen || !key) throw new Error('The event does not exist');
    await service.db.update(key, { set: { host_contact_id: newId() } });
    const { host_contact_id } = (await rowOf(id)) ?? {};
    expect(await withdrawHost(service.db, seen, ours.member.id, new Date())).toBe(false);
    expect(await rowOf(id)).toMatchObject({ host_contact_id });
    expect(await alertsOf(id)).toEqual([]);
  });
});
