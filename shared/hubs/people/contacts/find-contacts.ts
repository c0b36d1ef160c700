import { gather } from '../../../platform/db/gather.ts';
import type { TeamId } from '../../../platform/db/key.ts';
import { listPlaces } from '../../../platform/db/list-places.ts';
import type { Page, PageRequest } from '../../../platform/db/query.ts';
import type { Table } from '../../../platform/db/table.ts';
import { beginsWithText } from '../places/person-place.ts';
import { contactTagKey } from '../tags/contact-tag-item.ts';
import { type ContactItem, contactKey } from './contact-item.ts';
import { type ContactPlace, contactsByText, contactsFrom } from './contact-places.ts';

/** Whether the name or the email address begins with `q`. */
export const isFoundBy = ({ name, email }: Pick<ContactItem, 'name' | 'email'>, q: string): boolean =>
  beginsWithText(name, q) || beginsWithText(email, q);

/** Whether this place shows the contact, as they are now. Of two places that `q` finds, the name's shows them. */
const isShownAt = ({ found_by }: ContactPlace, { name, email }: ContactItem, q: string): boolean =>
  found_by === 'name' ? beginsWithText(name, q) : beginsWithText(email, q) && !beginsWithText(name, q);

/** The contacts whose name or email address begins with `q`, in the order of these texts, each once. */
export const findContacts = (
  db: Table,
  team: TeamId,
  { q, tag }: { readonly q: string; readonly tag: string | undefined },
  page: PageRequest,
): Promise<Page<ContactItem>> => {
  const query = { partition: contactsByText(team), prefix: contactsFrom(q) };
  return listPlaces<ContactPlace, ContactItem>(db, query, page, async (places) => {
    const tagOf = (contact: string) => (tag === undefined ? [] : [contactTagKey(team, contact, tag)]);
    const keys = places.flatMap(({ contact_id }) => [contactKey(team, contact_id), ...tagOf(contact_id)]);
    const rows = await gather(db, keys, { eventual: true });
    return places.map((place) => {
      const contact = rows<ContactItem>(contactKey(team, place.contact_id));
      const isTagged = tagOf(place.contact_id).every((key) => rows(key) !== undefined);
      return contact && isTagged && isShownAt(place, contact, q) ? contact : undefined;
    });
  });
};
