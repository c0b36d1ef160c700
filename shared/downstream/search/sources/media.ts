import { admitMedia, firstReadableUse, type MediaUse } from '../../../community/attachments/admit-media.ts';
import type { AssetKind } from '../../../media/files/asset-kind.ts';
import { type MediaItem, mediaKey } from '../../../media/media/media-item.ts';
import {
  type Segment,
  type TranscriptionItem,
  transcriptionKey,
} from '../../../media/transcription/transcription-item.ts';
import { transcripts } from '../../../media/transcription/transcripts.ts';
import type { HubKey } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { Kind } from '../search-index.ts';
import type { Readable, Source } from './source.ts';

const SHOWN: ReadonlySet<AssetKind> = new Set(['image', 'video', 'audio']);
const SPOKEN: ReadonlySet<AssetKind> = new Set(['video', 'audio']);

/** Images, video and audio are media; everything else is a file. */
export const kindOfMedia = ({ asset_kind }: Pick<MediaItem, 'asset_kind'>): Kind & ('media' | 'file') =>
  SHOWN.has(asset_kind) ? 'media' : 'file';

/** The transcript of a recording, if it has one. */
const spokenSegments = async (db: Table, { team }: HubKey, media: MediaItem): Promise<readonly Segment[]> => {
  const key = SPOKEN.has(media.asset_kind) ? transcriptionKey(team, media.id) : undefined;
  const transcription = key && (await db.get<TranscriptionItem>(key));
  return transcription?.status === 'completed' ? transcripts(db).segments(transcription) : [];
};

const isReady = (media: MediaItem | undefined, { hub }: HubKey, kind: string): media is MediaItem =>
  media?.hub_id === hub && media.status_upload === 'ready' && kindOfMedia(media) === kind;

const textOf = (segments: readonly Segment[]): string => segments.map(({ text }) => text).join('\n');

const toReadable = (
  kind: 'media' | 'file',
  { id, filename }: MediaItem,
  segments: readonly Segment[],
  shown_in: MediaUse | undefined,
): Readable => ({
  id,
  shown_in,
  result_kind: kind,
  source_type: 'media',
  title: filename,
  body: textOf(segments),
  segments: segments.map(({ start_seconds: start, end_seconds: end, text }) => ({ start, end, text })),
});

/** Uploads, by file name and transcript. Visible to readers of any resource that shows them. */
const uploadSource = (kind: 'media' | 'file'): Source => ({
  async document(db, hub, { id }) {
    const key = mediaKey(hub.team, id);
    const media = key && (await db.get<MediaItem>(key));
    if (!isReady(media, hub, kind)) return undefined;
    return { title: media.filename, body: textOf(await spokenSegments(db, hub, media)) };
  },

  mayBeVisible: () => true,

  load: ({ db, hub, reader, now }, hits) =>
    Promise.all(
      hits.map(async ({ ref }) => {
        const found = await admitMedia(db, reader, hub.team, ref.id, now, hub.hub);
        if (!found?.readable || !isReady(found.media, hub, kind)) return undefined;
        const [segments, showing] = await Promise.all([
          spokenSegments(db, hub, found.media),
          found.shown_in ?? firstReadableUse(db, reader, hub.team, ref.id, now),
        ]);
        return toReadable(kind, found.media, segments, showing);
      }),
    ),
});

export const mediaSource = uploadSource('media');
export const fileSource = uploadSource('file');
