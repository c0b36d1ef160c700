import type { TeamId } from '../../../platform/db/key.ts';
import type { Page, PageRequest } from '../../../platform/db/query.ts';
import type { Table } from '../../../platform/db/table.ts';
import { contactsTagged, contactTagKey } from '../tags/contact-tags.ts';
import { tagKey } from '../tags/tag-item.ts';
import { contactCredentials } from './contact-credentials.ts';
import { type ContactItem, contactKey, contactsOf } from './contact-item.ts';
import { findContacts, isFoundBy } from './find-contacts.ts';

interface Filter {
  readonly email?: string | undefined;
  readonly tag?: string | undefined;
  /** The beginning of the name or the email address. */
  readonly q?: string | undefined;
}

/** The contacts of a team, for its creators. */
export const teamContacts = (db: Table, team: TeamId) => {
  const get = (id: string) => db.get<ContactItem>(contactKey(team, id));

  const byEmail = async (email: string): Promise<ContactItem | undefined> => {
    const credential = await contactCredentials(db, team).get(email);
    return credential && get(credential.contact_id);
  };

  const tagExists = async (tag: string): Promise<boolean> => (await db.get(tagKey(team, tag))) !== undefined;

  const byTag = async (tag: string, page: PageRequest): Promise<Page<ContactItem>> => {
    const [exists, { items, next }] = await Promise.all([tagExists(tag), contactsTagged(db, team, tag, page)]);
    if (!exists) return { items: [] };
    const keys = items.map(({ contact_id }) => contactKey(team, contact_id));
    const found = await db.getMany<ContactItem>(keys, { eventual: true });
    const existing = found.filter((contact) => contact !== undefined);
    return { items: existing, next };
  };

  return {
    get,

    /**
     * Oldest first. With `email`, at most the contact with this address; with `tag`, the contacts with this tag; with `q`,
     * those whose name or address begins with it, in that order.
     */
    async list({ email, tag, q }: Filter, page: PageRequest): Promise<Page<ContactItem>> {
      if (email !== undefined) {
        const contact = await byEmail(email);
        if (!contact || (q !== undefined && !isFoundBy(contact, q))) return { items: [] };
        if (tag === undefined) return { items: [contact] };
        const tagged = (await tagExists(tag)) && (await db.get(contactTagKey(team, contact.id, tag)));
        return { items: tagged ? [contact] : [] };
      }
      if (q !== undefined) {
        if (tag !== undefined && !(await tagExists(tag))) return { items: [] };
        return findContacts(db, team, { q, tag }, page);
      }
      if (tag !== undefined) return byTag(tag, page);
      return db.query<ContactItem>({ ...contactsOf(team), ...page });
    },
  };
};
