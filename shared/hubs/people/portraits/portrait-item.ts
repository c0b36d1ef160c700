import { userKey } from '../../../accounts/identity/user-item.ts';
import { contactPartition, type Key } from '../../../platform/db/key.ts';
import { PENDING } from '../../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../../platform/db/row-kind.ts';
import { contactKey } from '../contacts/contact-item.ts';
import type { Person, Portrait } from './portrait.ts';

export const portraitUploadEntity = /* @__PURE__ */ entity('portrait_upload');

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

export const portraitUploadKind = {
  entity: portraitUploadEntity,
  key: ['USER#{user} or TEAM#{team}#CONTACT#{contact}', 'PORTRAIT#{picture}'],
  events: 'none',
  person: {
    contact: { exported: PENDING, erased: 'afterwards' },
    user: { exported: PENDING, erased: { expires: 'two days' } },
  },
  team: 'partition',
  text: 'none',
  gives: false,
  note: 'the picture that was begun last; expires',
} as const satisfies RowKind;
