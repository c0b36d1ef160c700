import * as z from 'zod';
import { described, text } from '#docs';
import { callerDeleted } from '../../shared/api/caller-deleted.ts';
import { self } from '../../shared/api/callers.ts';
import { type Person, type Portrait, portraitUrl } from '../../shared/hubs/people/portraits/portrait.ts';
import { portraits } from '../../shared/hubs/people/portraits/portraits.ts';
import type { PresentDeps } from '../../shared/media/attachments/present-attachments.ts';
import { FormShape } from '../../shared/media/files/form-shape.ts';
import { IMAGE_TYPES } from '../../shared/media/files/image-types.ts';
import { storedMediaType } from '../../shared/media/files/media-type-names.ts';
import { UPLOAD_STATUSES } from '../../shared/media/files/upload-status.ts';
import { anyType, envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { answer, done, empty, one, resource } from '../../shared/platform/http/response.ts';
import { personOf } from './person.ts';
import { route } from './ports.ts';
import { refuseIfBanned } from './profile-access.ts';

const PortraitUpload = resource(
  'uploads',
  () =>
    z.object({
      mime_type: z.string(),
      size_bytes: z.int(),
      status_upload: z.enum(UPLOAD_STATUSES).meta(described('`pending` or `ready`.')),
      upload: FormShape.nullable().meta(described('The upload form. Returned only when the upload is created.')),
      url: z.string().nullable().meta(described('A temporary URL of the picture. Null until it is ready.')),
      url_expires_at: z.iso.datetime().nullable(),
      created_at: z.iso.datetime(),
    }),
  'PortraitUpload',
);

/** Maximum size in bytes. */
const MAX_BYTES: Readonly<Record<Portrait, number>> = { avatar: 5_242_880, banner: 10_485_760 };

const shown = (
  upload: { readonly upload_id: string; readonly status_upload: 'pending' | 'ready' },
  person: Person,
  portrait: Portrait,
  showing: PresentDeps,
) => {
  const version = upload.status_upload === 'ready' ? upload.upload_id : null;
  const signed = portraitUrl(person, portrait, version, showing);
  return { url: signed?.url ?? null, url_expires_at: signed?.expires_at ?? null };
};

const routesOf = (portrait: Portrait) => {
  const path = `/me/${portrait}` as const;

  const start = route({
    method: 'POST',
    path,
    also: [path],
    summary: text(`Start the ${portrait} upload`),
    description: text(
      `Accepts an image of at most ${MAX_BYTES[portrait]} bytes and returns an upload form. Post it to \`upload.url\` as multipart/form-data: the fields first, the file last as \`file\`. Then finalize the upload.`,
    ),
    caller: self(),
    limit: { name: 'portraits', limit: 30, seconds: 60, by: 'caller' },
    body: anyType(
      envelope(
        `${portrait}s`,
        () =>
          z.object({
            mime_type: z.preprocess(storedMediaType, z.enum(IMAGE_TYPES)),
            size_bytes: z.int().min(1).max(MAX_BYTES[portrait]),
          }),
        { strict: true },
      ),
    ),
    status: 201,
    response: one(PortraitUpload),
    errors: ['account_suspended', 'unauthorized'],
    async handler({ body }, { caller, db, now, files, ports }) {
      const refused = await refuseIfBanned({ caller, db, now });
      if (refused) return refused;
      const person = personOf(caller);
      const upload = await portraits(db, ports.objects, person).begin(portrait, body, now);
      if (!upload) return callerDeleted();
      const { form, ...started } = upload;
      return answer({
        ...started,
        id: started.upload_id,
        upload: form,
        ...shown(started, person, portrait, { now, files }),
      });
    },
  });

  const finalize = route({
    method: 'POST',
    path: `${path}/finalize`,
    also: [`${path}/finalize`],
    summary: text(`Finalize the ${portrait} upload`),
    description: text(
      'Applies to the upload that was started last. Checks the uploaded image, removes its metadata, such as the position of a photo, and replaces the previous image. `size_bytes` becomes the size of what is stored. Repeating the request returns the same response.',
    ),
    caller: self(),
    status: 200,
    response: one(PortraitUpload),
    errors: ['account_suspended', 'unauthorized', 'upload_missing', 'upload_rejected'],
    async handler(_, { caller, db, now, files, ports }) {
      const refused = await refuseIfBanned({ caller, db, now });
      if (refused) return refused;
      const person = personOf(caller);
      const result = await portraits(db, ports.objects, person).finalize(portrait, now);
      if (result === 'gone') return callerDeleted();
      if (result === 'absent' || result === 'none') return refuse('upload_missing');
      if ('failure' in result) return refuse('upload_rejected', { meta: { reason: result.failure } });
      return answer({
        ...result,
        id: result.upload_id,
        upload: null,
        ...shown(result, person, portrait, { now, files }),
      });
    },
  });

  const remove = route({
    method: 'DELETE',
    path,
    also: [path],
    summary: text(`Delete the ${portrait}`),
    caller: self(),
    status: 204,
    response: empty,
    errors: ['account_suspended', 'not_found', 'unauthorized'],
    async handler(_, { caller, db, now, ports }) {
      const refused = await refuseIfBanned({ caller, db, now });
      if (refused) return refused;
      const result = await portraits(db, ports.objects, personOf(caller)).remove(portrait, now);
      if (result === 'gone') return callerDeleted();
      return result === 'removed' ? done() : refuse('not_found');
    },
  });

  return [start, finalize, remove];
};

export const portraitRoutes = [...routesOf('avatar'), ...routesOf('banner')];
