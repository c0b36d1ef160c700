import { exportObjectKey } from '../../shared/downstream/exports/export-item.ts';
import { contactEntity } from '../../shared/hubs/people/contacts/contact-item.ts';
import { PORTRAITS, portraitKey } from '../../shared/hubs/people/portraits/portrait.ts';
import { type FileItem, fileEntity, objectKey, pendingObjectKey } from '../../shared/media/files/file-item.ts';
import { type TranscodeItem, transcodeEntity } from '../../shared/media/transcoding/transcode-item.ts';
import { isInProgress } from '../../shared/media/transcoding/transcodes.ts';
import type { Item } from '../../shared/platform/db/item.ts';

const isFile = (row: Item): row is Item & FileItem => row.entity === fileEntity;
const isTranscode = (row: Item): row is Item & TranscodeItem => row.entity === transcodeEntity;

/** The key of a contact is known from that of its row, also of a tombstone. */
const contactOf = ({ pk, sk }: Item) => ({
  kind: 'contact' as const,
  team: pk.slice('TEAM#'.length),
  id: sk.slice('CONTACT#'.length),
});

/** The keys of the objects that belong to a row. The bytes of deleted files are removed by the job of their deletion. */
export const objectsOfRow = (row: Item): readonly string[] => {
  if (row.entity === contactEntity) {
    const contact = contactOf(row);
    return [...PORTRAITS.map((portrait) => portraitKey(contact, portrait)), exportObjectKey(contact)];
  }
  if (row.buried_at !== undefined) return [];
  if (isFile(row)) return [pendingObjectKey(row), objectKey(row)];
  return isTranscode(row) ? row.renditions.map(({ object_key }) => object_key) : [];
};

/** Whether a provider may still write objects of the row. */
export const isStillWritten = (row: Item, now: Date): boolean =>
  isTranscode(row) && row.buried_at === undefined && isInProgress(row, now);
