import { type ContactItem, contactKey } from '../../hubs/people/contacts/contact-item.ts';
import { hubContact } from '../../hubs/people/embedded/embedded-person.ts';
import { attachPeople, peopleKeys } from '../../hubs/people/embedded/with-people.ts';
import { contactPhotos } from '../../hubs/people/portraits/portrait.ts';
import type { PresentDeps } from '../../media/attachments/present-attachments.ts';
import { gather } from '../../platform/db/gather.ts';
import type { Table } from '../../platform/db/table.ts';
import type { HubEventItem } from './event-item.ts';
import type { RsvpItem } from './rsvp-item.ts';

/** RSVPs to one event with its title, the names and photos of their members: one more round trip. */
export const presentRsvps = async (
  db: Table,
  { title: event_title }: Pick<HubEventItem, 'title'>,
  rsvps: readonly RsvpItem[],
  showing: PresentDeps,
) => {
  const roles = {
    contact: ({ team_id: team, hub_id: hub, contact_id }: RsvpItem) => hubContact({ team, hub }, contact_id),
  };
  const rows = await gather(db, peopleKeys(rsvps, roles), { eventual: true });
  return attachPeople(rsvps, roles, rows, showing).map((rsvp) => {
    const { team_id, contact_id } = rsvp;
    const person = rows<ContactItem>(contactKey(team_id, contact_id));
    return {
      ...rsvp,
      event_title,
      name: person?.name ?? null,
      ...contactPhotos(person ?? { id: contact_id, team_id }, showing),
    };
  });
};
