import { type FurtherPlace, settlePlaces } from '../../../platform/db/further-places.ts';
import { type TeamId, teamPartition } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import { comparable, personPlaceEntity, personPlaceKey } from '../places/person-place.ts';
import { type ContactItem, contactKey } from './contact-item.ts';

/** A place of a contact by what they are found by: their name, or their email address. */
export interface ContactPlace {
  readonly contact_id: string;
  readonly found_by: 'name' | 'email';
}

/** The index partition of a team's contacts by name and by email address, in one order. */
export const contactsByText = (team: TeamId): string => `${teamPartition(team)}#CONTACTS`;

const FOUND = 'FOUND#';

/** The beginning of the sort keys of all names and addresses that begin with `q`. */
export const contactsFrom = (q: string): string => `${FOUND}${comparable(q)}`;

const placeOf = (
  team: TeamId,
  contact: string,
  found_by: ContactPlace['found_by'],
  text: string | null | undefined,
): FurtherPlace => ({
  key: personPlaceKey(team, contact, `TEAM#${found_by.toUpperCase()}`),
  at:
    typeof text === 'string'
      ? {
          partition: contactsByText(team),
          sort: `${contactsFrom(text)}\t${contact}`,
          attributes: { contact_id: contact, found_by },
        }
      : undefined,
});

/** Makes the contact's places by name and email address agree with the contact. */
export const settleContactPlaces = (db: Table, team: TeamId, contact: string): Promise<void> =>
  settlePlaces(db, {
    entity: personPlaceEntity,
    async read() {
      const person = await db.get<ContactItem>(contactKey(team, contact));
      return [placeOf(team, contact, 'name', person?.name), placeOf(team, contact, 'email', person?.email)];
    },
  });
