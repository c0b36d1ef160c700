import * as z from 'zod';
import { described, text } from '#docs';
import { teamOfPlaced } from '../../shared/access/spaces/team-of-placed.ts';
import { actorOf } from '../../shared/api/actor.ts';
import { creator } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { admitMedia } from '../../shared/community/attachments/admit-media.ts';
import { mediaKey } from '../../shared/media/media/media-item.ts';
import { DEFAULT_TRANSCODING_PROVIDER } from '../../shared/media/transcoding/registry.ts';
import { TRANSCODE_STATUSES, type TranscodeItem } from '../../shared/media/transcoding/transcode-item.ts';
import { transcodes } from '../../shared/media/transcoding/transcodes.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { answer, one, resource } from '../../shared/platform/http/response.ts';

const Transcode = resource('transcodes', () =>
  z.object({
    media_id: z.string(),
    status: z.enum(TRANSCODE_STATUSES),
    progress: z.int().meta(described('The progress in percent.')),
    total: z.int(),
    done: z.int(),
    failed: z.int(),
    errors: z
      .array(z.object({ row: z.int(), field: z.string().nullable(), message: z.string() }))
      .meta(described('The first 100 renditions that failed.')),
    created_at: z.iso.datetime(),
    started_at: z.iso.datetime().nullable(),
    completed_at: z.iso.datetime().nullable(),
    updated_at: z.iso.datetime(),
  }),
);

const path = '/media/{media_id}/transcodes/{transcode_id}';
const caller = () => creator('content.manage', teamOfPlaced('media_id', mediaKey));

/** The provider creates all renditions or none, so one error applies to all. */
const presented = (item: TranscodeItem) => ({
  ...item,
  errors: item.error === null ? [] : [{ row: 1, field: null, message: item.error }],
});

const start = route({
  method: 'POST',
  path: '/media/{media_id}/transcode',
  summary: text('Transcode a media file'),
  description: text(
    'Creates renditions that play everywhere: 1080, 720 and 480 lines for a video, AAC for an audio. Returns 202 with the path to poll; `total`, `done` and `failed` count the renditions. If a transcode is running, that one is returned. When it is completed, the media has its `renditions`.',
  ),
  caller: caller(),
  status: 202,
  location: '/media/{media_id}/transcodes/{id}',
  response: one(Transcode),
  errors: ['not_found', 'not_playable'],
  async handler({ params }, { caller: by, team, db, now }) {
    const found = await admitMedia(db, by, team, params.media_id, now);
    if (!found?.readable) return refuse('not_found');
    const transcode = await transcodes(db, team).request(found.media, DEFAULT_TRANSCODING_PROVIDER, actorOf(by), now);
    return transcode ? answer(presented(transcode)) : refuse('not_playable');
  },
});

const read = route({
  method: 'GET',
  path,
  summary: text('Get the status of a transcode'),
  description: text(
    'The status is `queued`, `running`, then `completed` or `failed`. When it is completed, the media has its `renditions`.',
  ),
  caller: caller(),
  response: one(Transcode),
  errors: ['not_found'],
  async handler({ params }, { caller: by, team, db, now }) {
    const found = await admitMedia(db, by, team, params.media_id, now);
    const item = found?.readable ? await transcodes(db, team).get(params.media_id, params.transcode_id) : undefined;
    return item ? answer(presented(item)) : refuse('not_found');
  },
});

export const transcodeRoutes = [start, read];
