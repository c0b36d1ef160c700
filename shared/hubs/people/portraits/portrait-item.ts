import { userKey } from '../../../accounts/identity/user-item.ts';
import { contactPartition, type Key } from '../../../platform/db/key.ts';
import { contactKey } from '../contacts/contact-item.ts';
import type { Person, Portrait } from './portrait.ts';

/** The latest upload of a picture. Expires after two days. */
export interface PortraitUploadItem {
  readonly upload_id: string;
  readonly mime_type: string;
  readonly size_bytes: number;
  /** The size of the picture without the metadata that was removed. Missing until it is stored. */
  readonly stored_bytes?: number;
  readonly created_at: string;
}

export const portraitUploadKey = (person: Person, portrait: Portrait): Key => ({
  pk: person.kind === 'user' ? userKey(person.id).pk : contactPartition(person.team, person.id),
  sk: `PORTRAIT#${portrait}`,
});

/** The key of the row that holds a person's current pictures. */
export const personKey = (person: Person): Key =>
  person.kind === 'user' ? userKey(person.id) : contactKey(person.team, person.id);
