import { gather } from '../../../platform/db/gather.ts';
import type { Item } from '../../../platform/db/item.ts';
import type { TeamId } from '../../../platform/db/key.ts';
import { sortedBy, sortOf } from '../../../platform/db/listing.ts';
import { viewed } from '../../../platform/db/page-of.ts';
import type { Page, PageRequest } from '../../../platform/db/query.ts';
import { readFiltered } from '../../../platform/db/read-filtered.ts';
import type { Table } from '../../../platform/db/table.ts';
import { beginsWithText } from '../places/person-place.ts';
import { contactTagKey } from '../tags/contact-tag-item.ts';
import { type ContactItem, contactKey } from './contact-item.ts';
import { type ContactPlace, contactsByText, contactsFrom } from './contact-places.ts';

type Found = { readonly place: ContactPlace & Item; readonly contact: ContactItem };

/** Whether the name or the email address begins with `q`. */
export const isFoundBy = ({ name, email }: Pick<ContactItem, 'name' | 'email'>, q: string): boolean =>
  beginsWithText(name, q) || beginsWithText(email, q);

/** Whether this place shows the contact, as they are now. Of two places that `q` finds, the name's shows them. */
const isShownAt = ({ place, contact }: Found, q: string): boolean =>
  place.found_by === 'name'
    ? beginsWithText(contact.name, q)
    : beginsWithText(contact.email, q) && !beginsWithText(contact.name, q);

/**
 * The contacts whose name or email address begins with `q`, in the order of these texts, each once. Reads at most 1,000
 * places for a page.
 */
export const findContacts = async (
  db: Table,
  team: TeamId,
  { q, tag }: { readonly q: string; readonly tag: string | undefined },
  page: PageRequest,
): Promise<Page<ContactItem>> => {
  const readRound = async (round: PageRequest): Promise<Page<Found>> => {
    const query = { partition: contactsByText(team), prefix: contactsFrom(q), index: 'listing' } as const;
    const { items, next } = await db.query<ContactPlace>({ ...query, ...round });
    const tagOf = (contact: string) => (tag === undefined ? [] : [contactTagKey(team, contact, tag)]);
    const keys = items.flatMap(({ contact_id }) => [contactKey(team, contact_id), ...tagOf(contact_id)]);
    const rows = await gather(db, keys, { eventual: true });
    const found = items.flatMap((place) => {
      const contact = rows<ContactItem>(contactKey(team, place.contact_id));
      const isTagged = tagOf(place.contact_id).every((key) => rows(key) !== undefined);
      return contact && isTagged ? [{ place, contact }] : [];
    });
    return { items: found.filter((one) => isShownAt(one, q)), next };
  };
  const positionOf = ({ place }: Found) => ({ pk: place.pk, sk: place.sk, ...sortedBy(sortOf(place)) });
  return viewed(await readFiltered(page, readRound, positionOf), ({ contact }) => contact);
};
