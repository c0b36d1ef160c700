import type { UploadFailure } from '../../../media/files/file-item.ts';
import { findMismatch } from '../../../media/files/find-mismatch.ts';
import { looksLikeImage } from '../../../media/files/image-types.ts';
import type { DeclaredObject, ObjectStore, UploadForm } from '../../../media/files/object-store.ts';
import { placeUpload } from '../../../media/files/place-upload.ts';
import { equals, live } from '../../../platform/db/expression.ts';
import { rowsAt } from '../../../platform/db/rows-at.ts';
import type { Table } from '../../../platform/db/table.ts';
import { newId } from '../../../platform/ids/id.ts';
import { type Person, PORTRAITS, type Portrait, pendingPortraitKey, portraitKey } from './portrait.ts';
import { type PortraitUploadItem, personKey, portraitUploadEntity, portraitUploadKey } from './portrait-item.ts';

const TWO_DAYS = 2 * 86_400;

type PersonRow = Readonly<Partial<Record<Portrait, string | null>>>;

/** An upload of a picture: pending, or in use. */
interface PortraitUpload extends PortraitUploadItem {
  readonly status_upload: 'pending' | 'ready';
}

/** One person's avatar and banner. */
export const portraits = (db: Table, objects: ObjectStore, person: Person) => ({
  /** Starts an upload and replaces an unfinished one. Returns `undefined` if the person does not exist. */
  async begin(
    portrait: Portrait,
    expected: DeclaredObject,
    now: Date,
  ): Promise<(PortraitUpload & { readonly form: UploadForm }) | undefined> {
    const upload_id = newId();
    const row: PortraitUploadItem = { upload_id, ...expected, created_at: now.toISOString() };
    const ttl = Math.ceil(now.getTime() / 1000) + TWO_DAYS;
    const begun = await db.transact([
      { put: { ...portraitUploadKey(person, portrait), entity: portraitUploadEntity, ...row, ttl } },
      { check: personKey(person), condition: live },
    ]);
    if (!begun.ok) return undefined;
    const form = objects.form(pendingPortraitKey(person, portrait, upload_id), expected, now);
    return { ...row, status_upload: 'pending', form };
  },

  /**
   * Puts the latest upload into use; idempotent. Returns `absent` if the file has not arrived, `none` if no upload was
   * started, `gone` if the person does not exist.
   */
  async finalize(
    portrait: Portrait,
    now: Date,
  ): Promise<PortraitUpload | { readonly failure: UploadFailure } | 'absent' | 'none' | 'gone'> {
    const [begun, row] = await rowsAt<[PortraitUploadItem, PersonRow]>(db, [
      portraitUploadKey(person, portrait),
      personKey(person),
    ]);
    if (!row) return 'gone';
    if (!begun) return 'none';
    const { upload_id, mime_type } = begun;
    const ready = (size_bytes: number) => ({ ...begun, size_bytes, status_upload: 'ready' as const });
    if (row[portrait] === upload_id) return ready(begun.stored_bytes ?? begun.size_bytes);
    const from = pendingPortraitKey(person, portrait, upload_id);
    const arrived = await objects.inspect(from, now);
    if (!arrived) return 'absent';
    const failure = findMismatch(begun, arrived, looksLikeImage);
    if (failure) return { failure };
    const to = portraitKey(person, portrait);
    const placed = await placeUpload(objects, { from, arrived, to, mime_type, disposition: 'inline' }, now);
    if (placed === 'absent' || 'failure' in placed) return placed;
    const stored = { set: { stored_bytes: placed.size_bytes } };
    // Before the picture is in use, so that a repeated request finds it. A newer upload has its own size.
    await db.update(portraitUploadKey(person, portrait), stored, equals('upload_id', upload_id));
    const set = { [portrait]: upload_id, updated_at: now.toISOString(), actor: { type: person.kind, id: person.id } };
    const written = await db.update(personKey(person), { set }, live);
    if (!written.ok) await objects.remove(to, now);
    return written.ok ? ready(placed.size_bytes) : 'gone';
  },

  /** Returns `none` if there is no picture, `gone` if the person does not exist. */
  async remove(portrait: Portrait, now: Date): Promise<'removed' | 'none' | 'gone'> {
    const row = await db.get<PersonRow>(personKey(person));
    if (!row) return 'gone';
    if (!row[portrait]) return 'none';
    const set = { [portrait]: null, updated_at: now.toISOString(), actor: { type: person.kind, id: person.id } };
    await db.update(personKey(person), { set }, live);
    await objects.remove(portraitKey(person, portrait), now);
    return 'removed';
  },
});

/** Removes the picture files of a deleted person. Idempotent. */
export const removePortraits = async (objects: ObjectStore, person: Person, now: Date): Promise<void> => {
  await Promise.all(PORTRAITS.map((portrait) => objects.remove(portraitKey(person, portrait), now)));
};
