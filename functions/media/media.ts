import * as z from 'zod';
import { actorOf } from '../../shared/api/actor.ts';
import { participantOf } from '../../shared/api/admitted.ts';
import { admitMedia } from '../../shared/community/attachments/admit-media.ts';
import { addressShape, fileShape } from '../../shared/media/attachments/attachment-shape.ts';
import { addressesOf, NO_ADDRESSES, renditionViews } from '../../shared/media/attachments/present-attachments.ts';
import { removeFile } from '../../shared/media/media/files.ts';
import { mediaKey } from '../../shared/media/media/media-item.ts';
import { TRANSCRIPTION_STATUSES } from '../../shared/media/media/recording.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { answer, done, empty, one, resource } from '../../shared/platform/http/response.ts';
import { route } from '../../shared/platform/http/route.ts';

const Media = resource(
  'media',
  z.object({
    team_id: z.string(),
    hub_id: z.string(),
    ...fileShape,
    ...addressShape,
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
  summary: 'Read a media',
  description:
    'Members read what they uploaded and what is attached to something they may read. Creators read what creators uploaded and what members show in the hub; of what members send each other they are told only that it is there. The addresses hold for one to two hours, for whoever has them: banning or removing a member does not end one that was given out before.',
  caller: caller(),
  response: one(Media),
  errors: ['not_found'],
  async handler({ params }, { caller: reader, team, db, now, files }) {
    const found = await admitMedia(db, reader, team, params.media_id, now);
    if (!found) return refuse('not_found');
    const { media, readable } = found;
    const { transcription_status = 'none' } = media;
    const renditions = readable ? renditionViews(media, { now, files }) : [];
    const addresses = readable ? addressesOf(media, { now, files }) : NO_ADDRESSES;
    return answer({ ...media, ...addresses, transcription_status, renditions });
  },
});

const deleteMedia = route({
  method: 'DELETE',
  path,
  summary: 'Delete a media',
  description: 'With its file, and from everything it is attached to. Members delete what they uploaded.',
  caller: caller(),
  status: 204,
  response: empty,
  errors: ['not_found', 'forbidden'],
  async handler({ params }, { caller: reader, team, db, now }) {
    const found = await admitMedia(db, reader, team, params.media_id, now);
    if (!found) return refuse('not_found');
    if (!found.isOwn) return refuse('forbidden');
    return (await removeFile(db, team, found.media.file_id, actorOf(reader), now)) ? done() : refuse('not_found');
  },
});

export const mediaRoutes = [readMedia, deleteMedia];
