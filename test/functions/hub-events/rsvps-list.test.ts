import { beforeAll, describe, expect, test } from 'vitest';
import { type ContactItem, contactKey } from '../../../shared/hubs/people/contacts/contact-item.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { useWorld } from '../../support/use-world.ts';
import { created, get, ids, items, newMember, newMembers, outcome, type Person, rsvp, startEvents } from './world.ts';

const world = useWorld(startEvents);
let ada: Person;
let bob: Person;
let cy: Person;
beforeAll(async () => {
  [ada, bob, cy] = (await newMembers(world, 3)) as [Person, Person, Person];
});

describe('GET /events/{id}/rsvps', () => {
  test('members see going RSVPs only; the host and creators see all and can filter by status', async () => {
    const host = await newMember(world, world.ours);
    const id = await created(world, { host_contact_id: host.id, rsvp_limit: 1 });
    await rsvp(world, id, ada);
    await rsvp(world, id, bob);
    await rsvp(world, id, cy, 'interested');
    const seen = async (token: string, query = '') =>
      items(await get(world, `/events/${id}/rsvps${query}`, token))
        .map(({ attributes }) => `${attributes.contact_id} ${attributes.status}`)
        .sort();
    const all = [`${ada.id} going`, `${bob.id} waitlisted`, `${cy.id} interested`].sort();
    for (const token of [host.token, world.owner, world.ours.key.secret]) {
      expect(await seen(token)).toEqual(all);
      expect(await seen(token, '?filter[status]=waitlisted')).toEqual([`${bob.id} waitlisted`]);
    }
    for (const query of ['', '?filter[status]=waitlisted'])
      expect(await seen(cy.token, query)).toEqual([`${ada.id} going`]);
    expect(outcome(await get(world, `/events/${id}/rsvps?filter[status]=maybe`, world.owner))).toBe(
      '422 filter[status]',
    );
  });

  test('each RSVP has the name of its member, also after they left and after their account was deleted', async () => {
    const { id: team, hub } = world.ours;
    const [leaving, deleted] = [await newMember(world, world.ours), await newMember(world, world.ours)];
    const id = await created(world);
    for (const person of [leaving, deleted]) await rsvp(world, id, person);
    await world.service.db.update(memberKey({ team, hub }, leaving.id), { set: { status: 'left' } });
    await world.service.db.remove(contactKey(team, deleted.id));
    const listed = items(await get(world, `/events/${id}/rsvps`, world.owner));
    const shown = ({ id: person }: Person) => {
      const attributes = listed.find((one) => one.attributes.contact_id === person)?.attributes ?? {};
      return [attributes.contact_display_name, attributes.contact_is_former_member, attributes.contact_photo_url];
    };
    const { name } = (await world.service.db.get<ContactItem>(contactKey(team, leaving.id))) ?? {};
    expect([leaving, deleted].map(shown)).toEqual([
      [name, true, null],
      ['Former member', true, null],
    ]);
  });

  test('C026: pages hold each RSVP once', async () => {
    const id = await created(world);
    const many = await newMembers(world, 7);
    for (const person of many) await rsvp(world, id, person);
    const found: string[] = [];
    let path: string | undefined = `/events/${id}/rsvps?page[size]=3`;
    while (path) {
      const page = await get(world, path, ada.token);
      found.push(...ids(page));
      path = (page.body.links as { next?: string }).next?.replace('/api/v1', '');
    }
    expect(found.sort()).toEqual(many.map((person) => `${id}:${person.id}`).sort());
  });
});
