import * as z from 'zod';
import { text } from '#docs';
import { teamOfPlaced } from '../../shared/access/spaces/team-of-placed.ts';
import { actorOf } from '../../shared/api/actor.ts';
import { creator, participant } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { admitMedia } from '../../shared/community/attachments/admit-media.ts';
import { mediaKey } from '../../shared/media/media/media-item.ts';
import { TRANSCRIPTION_STATUSES } from '../../shared/media/media/recording.ts';
import { DEFAULT_TRANSCRIPTION_PROVIDER } from '../../shared/media/transcription/registry.ts';
import type { TranscriptionItem } from '../../shared/media/transcription/transcription-item.ts';
import { transcriptions } from '../../shared/media/transcription/transcriptions.ts';
import { transcripts } from '../../shared/media/transcription/transcripts.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { answer, one, resource } from '../../shared/platform/http/response.ts';

const attributes = z.object({
  media_id: z.string(),
  status: z.enum(TRANSCRIPTION_STATUSES),
  language: z.string().nullable(),
  duration_seconds: z.number().nullable(),
  error: z.string().nullable(),
  created_at: z.iso.datetime().nullable(),
  completed_at: z.iso.datetime().nullable(),
});

const Transcription = resource('transcriptions', attributes);

/** The transcript of a media. It has the id of the media. */
const Transcript = resource('transcripts', () =>
  attributes.extend({
    text: z.string().nullable(),
    segments: z.array(z.object({ start_seconds: z.number(), end_seconds: z.number(), text: z.string() })),
  }),
);

const SPOKEN: ReadonlySet<string> = new Set(['video', 'audio']);

const mediaTeam = teamOfPlaced('media_id', mediaKey);

const NONE = {
  status: 'none' as const,
  language: null,
  duration_seconds: null,
  error: null,
  created_at: null,
  completed_at: null,
};

const transcribe = route({
  method: 'POST',
  path: '/media/{media_id}/transcription',
  summary: text('Transcribe a media file'),
  description: text(
    'Returns 202; poll `GET /media/{media_id}/transcript` for the result. If a transcription is running, that one is returned. A finished transcription is replaced by a new one.',
  ),
  caller: creator('content.manage', mediaTeam),
  status: 202,
  response: one(Transcription),
  errors: ['not_found', 'not_playable'],
  async handler({ params }, { caller, team, db, now }) {
    const found = await admitMedia(db, caller, team, params.media_id, now);
    if (!found?.readable) return refuse('not_found');
    if (!SPOKEN.has(found.media.asset_kind)) return refuse('not_playable');
    const transcription = await transcriptions(db, team).request(
      found.media,
      DEFAULT_TRANSCRIPTION_PROVIDER,
      actorOf(caller),
      now,
    );
    return transcription ? answer(transcription) : refuse('not_found');
  },
});

const read = route({
  method: 'GET',
  path: '/media/{media_id}/transcript',
  summary: text('Get the transcript of a media file'),
  description: text(
    'Available to everyone who can see the media. There are no segments until the status is `completed`; `none` means that no transcription was requested.',
  ),
  caller: participant({ tenancy: mediaTeam }),
  response: one(Transcript),
  errors: ['not_found'],
  async handler({ params }, { caller, team, db, now }) {
    const found = await admitMedia(db, caller, team, params.media_id, now);
    if (!found?.readable) return refuse('not_found');
    const { id } = found.media;
    const item: TranscriptionItem | undefined = await transcriptions(db, team).get(id);
    const segments = item?.status === 'completed' ? await transcripts(db).segments(item) : [];
    const text = item?.status === 'completed' ? segments.map((segment) => segment.text).join(' ') : null;
    return answer({ ...(item ?? NONE), id, media_id: id, text, segments });
  },
});

export const transcriptionRoutes = [transcribe, read];
