import * as z from 'zod';
import { text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { participantOf } from '../../shared/api/admitted.ts';
import { route } from '../../shared/api/route.ts';
import { admitMedia } from '../../shared/community/attachments/admit-media.ts';
import { fileShape, urlShape } from '../../shared/media/attachments/attachment-shape.ts';
import { NO_URLS, renditionViews, signedUrls } from '../../shared/media/attachments/present-attachments.ts';
import { removeFile } from '../../shared/media/media/files.ts';
import { mediaKey } from '../../shared/media/media/media-item.ts';
import { TRANSCRIPTION_STATUSES } from '../../shared/media/media/recording.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { answer, done, empty, one, resource } from '../../shared/platform/http/response.ts';

const Media = resource('media', () =>
  z.object({
    team_id: z.string(),
    hub_id: z.string(),
    ...fileShape,
    ...urlShape,
    transcription_status: z.enum(TRANSCRIPTION_STATUSES),
    renditions: z.array(
      z.object({ name: z.string(), mime_type: z.string(), url: z.string(), url_expires_at: z.iso.datetime() }),
    ),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

const path = '/media/{media_id}';
const caller = () => participantOf('media_id', mediaKey);

const readMedia = route({
  method: 'GET',
  path,
  summary: text('Get media'),
  description: text(
    'Members can read their own uploads and media that is attached to something they can read. Creators can read creator uploads and media that members post in the hub; of media in messages they get metadata only. URLs are valid for one to two hours and work for anyone who has them, even after a member is banned or removed.',
  ),
  caller: caller(),
  response: one(Media),
  errors: ['not_found'],
  async handler({ params }, { caller: reader, team, db, now, files }) {
    const found = await admitMedia(db, reader, team, params.media_id, now);
    if (!found) return refuse('not_found');
    const { media, readable } = found;
    const { transcription_status = 'none' } = media;
    const renditions = readable ? renditionViews(media, { now, files }) : [];
    const addresses = readable ? signedUrls(media, { now, files }) : NO_URLS;
    return answer({ ...media, ...addresses, transcription_status, renditions });
  },
});

const deleteMedia = route({
  method: 'DELETE',
  path,
  summary: text('Delete media'),
  description: text('Also deletes the file and all attachments of the media. Members can delete their own uploads.'),
  caller: caller(),
  status: 204,
  response: empty,
  errors: ['not_found', 'forbidden'],
  async handler({ params }, { caller: reader, team, db, now }) {
    const found = await admitMedia(db, reader, team, params.media_id, now);
    if (!found) return refuse('not_found');
    if (!found.writable) return refuse('forbidden');
    return (await removeFile(db, team, found.media.file_id, actorOf(reader), now)) ? done() : refuse('not_found');
  },
});

export const mediaRoutes = [readMedia, deleteMedia];
