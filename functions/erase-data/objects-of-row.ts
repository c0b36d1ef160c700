import { exportObjectKey } from '../../shared/downstream/exports/export-item.ts';
import { PORTRAITS, portraitKey } from '../../shared/hubs/people/portraits/portrait.ts';
import { type FileItem, objectKey, pendingObjectKey } from '../../shared/media/files/file-item.ts';
import type { TranscodeItem } from '../../shared/media/transcoding/transcode-item.ts';
import { isInProgress } from '../../shared/media/transcoding/transcodes.ts';
import type { Item } from '../../shared/platform/db/item.ts';

/** The kinds of rows of a team with objects in the bucket. */
type Row = Item &
  (
    | ({ readonly entity: 'file' } & FileItem)
    | ({ readonly entity: 'transcode' } & TranscodeItem)
    | { readonly entity: 'contact' }
  );

const isRow = (row: Item): row is Row => ['file', 'transcode', 'contact'].includes(row.entity);

/** The key of a contact is known from that of its row, also of a tombstone. */
const contactOf = ({ pk, sk }: Item) => ({
  kind: 'contact' as const,
  team: pk.slice('TEAM#'.length),
  id: sk.slice('CONTACT#'.length),
});

/** The keys of the objects that belong to a row. The bytes of deleted files are removed by the job of their deletion. */
export const objectsOfRow = (row: Item): readonly string[] => {
  if (!isRow(row)) return [];
  if (row.entity === 'contact') {
    const contact = contactOf(row);
    return [...PORTRAITS.map((portrait) => portraitKey(contact, portrait)), exportObjectKey(contact)];
  }
  if (row.buried_at !== undefined) return [];
  return row.entity === 'file'
    ? [pendingObjectKey(row), objectKey(row)]
    : row.renditions.map(({ object_key }) => object_key);
};

/** Whether a provider may still write objects of the row. */
export const isStillWritten = (row: Item, now: Date): boolean =>
  isRow(row) && row.entity === 'transcode' && row.buried_at === undefined && isInProgress(row, now);
