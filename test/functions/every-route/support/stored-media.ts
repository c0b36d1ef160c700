import type { ObjectStore } from '../../../../shared/media/files/object-store.ts';
import { finalizeUpload, startUpload } from '../../../../shared/media/media/uploads.ts';
import { transcodes } from '../../../../shared/media/transcoding/transcodes.ts';
import type { Table } from '../../../../shared/platform/db/table.ts';
import type { Tenant } from '../../../support/world.ts';

const GIF = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64');

/** The declaration of the picture that `objectsOfAPicture` has. */
export const declaredPicture = { filename: 'a.gif', mime_type: 'image/gif', size_bytes: GIF.length } as const;

/** An object store in which every upload has already stored one small picture. */
export const objectsOfAPicture: ObjectStore = {
  form: () => ({ url: 'https://bucket.test/', method: 'POST', fields: {}, expires_at: '2100-01-01T00:00:00Z' }),
  inspect: async () => ({ size_bytes: GIF.length, mime_type: 'image/gif', etag: '"gif"', head: GIF }),
  read: async () => GIF,
  put: async () => {},
  copy: async () => true,
  remove: async () => {},
  removeAll: async () => {},
};

/** A ready file of the tenant's hub, its media and a transcode. */
export const storedMedia = async (db: Table, { id: team, hub, users }: Tenant, filename = 'a.gif') => {
  const actor = { type: 'user', id: users.owner.id } as const;
  const declared = { ...declaredPicture, filename };
  const now = new Date();
  const { file } = await startUpload(db, objectsOfAPicture, { team, hub }, declared, actor, now);
  await finalizeUpload(db, objectsOfAPicture, file, actor, now);
  const media = { ...file, id: file.media_id, asset_kind: 'video' } as const;
  const transcode = await transcodes(db, team).request(media, 'mediaconvert', actor, now);
  return { file_id: file.id, media_id: file.media_id, transcode_id: transcode?.id ?? '' };
};
