import { expect, test } from 'vitest';
import { contactKey } from '../../../shared/hubs/people/contacts/contact-item.ts';
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
