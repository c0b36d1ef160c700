import { every } from '../../platform/db/every.ts';
import type { Table } from '../../platform/db/table.ts';
import { inParts } from '../../platform/runtime/in-parts.ts';
import {
  type Segment,
  type TranscriptItem,
  type TranscriptionItem,
  transcriptKey,
  transcriptsOf,
} from './transcription-item.ts';

/** How much text one row takes at most: an item of the store holds 400 KB. */
const CHUNK_BYTES = 200_000;
/** How many rows one transaction takes: it takes 4 MB. */
const BATCH_SIZE = Math.floor(4_000_000 / CHUNK_BYTES);

const bytesOf = ({ text }: Segment): number => Buffer.byteLength(JSON.stringify(text)) + 64;

/** The segments in their order, as many to a chunk as it takes. */
const inChunks = (segments: readonly Segment[]): readonly (readonly Segment[])[] => {
  const chunks: Segment[][] = [];
  let room = 0;
  for (const segment of segments) {
    const size = bytesOf(segment);
    const last = chunks.at(-1);
    if (last && size <= room) last.push(segment);
    else chunks.push([segment]);
    room = (last && size <= room ? room : CHUNK_BYTES) - size;
  }
  return chunks;
};

type Of = Pick<TranscriptionItem, 'id' | 'team_id' | 'media_id'>;

/** The transcripts of media, in as many rows as each needs. */
export const transcripts = (db: Table) => {
  return {
    /** How many rows it took. Stored again it is stored alike. */
    async store({ id, team_id, media_id }: Of, segments: readonly Segment[]): Promise<number> {
      const chunks = inChunks(segments);
      for (const [nth, chunk] of chunks.entries())
        await db.put({
          ...transcriptKey(team_id, media_id, id, nth),
          entity: 'transcript',
          media_id,
          transcription_id: id,
          segments: JSON.stringify(chunk),
        });
      return chunks.length;
    },

    /** All segments of a completed transcription, in their order. */
    async segments({
      id,
      team_id,
      media_id,
      chunks,
    }: Of & Pick<TranscriptionItem, 'chunks'>): Promise<readonly Segment[]> {
      const keys = Array.from({ length: chunks }, (_, nth) => transcriptKey(team_id, media_id, id, nth));
      const rows = keys.length > 0 ? await db.getMany<TranscriptItem>(keys) : [];
      return rows.flatMap((row) => (row ? (JSON.parse(row.segments) as Segment[]) : []));
    },

    /** Deletes the transcripts of a media; all but that of one transcription, where one is named. */
    async forget(team: string, media: string, butOf?: string): Promise<void> {
      const kept = butOf === undefined ? undefined : `${media}#${butOf}#`;
      const rows = await every<object>(db, transcriptsOf(team, media));
      const gone = rows.filter(({ sk }) => kept === undefined || !sk.startsWith(kept));
      for (const part of inParts(gone, BATCH_SIZE))
        await db.transact(part.map(({ pk, sk }) => ({ remove: { pk, sk } })));
    },
  };
};
