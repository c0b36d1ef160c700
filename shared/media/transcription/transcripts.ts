import { queryAll } from '../../platform/db/query-all.ts';
import type { Table } from '../../platform/db/table.ts';
import { inParts } from '../../platform/runtime/in-parts.ts';
import {
  type Segment,
  type TranscriptItem,
  type TranscriptionItem,
  transcriptEntity,
  transcriptKey,
  transcriptsOf,
} from './transcription-item.ts';

/** The maximum text of one row: a DynamoDB item has at most 400 KB. */
const CHUNK_BYTES = 200_000;
/** Rows per transaction, which has at most 4 MB. */
const BATCH_SIZE = Math.floor(4_000_000 / CHUNK_BYTES);

const bytesOf = ({ text }: Segment): number => Buffer.byteLength(JSON.stringify(text)) + 64;

/** Splits segments into chunks of at most `CHUNK_BYTES`. */
const splitIntoChunks = (segments: readonly Segment[]): readonly (readonly Segment[])[] => {
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

type TranscriptionRef = Pick<TranscriptionItem, 'id' | 'team_id' | 'media_id'>;

/** The transcripts of media. */
export const transcripts = (db: Table) => {
  return {
    /** Stores a transcript and returns its number of rows. Idempotent. */
    async store({ id, team_id, media_id }: TranscriptionRef, segments: readonly Segment[]): Promise<number> {
      const chunks = splitIntoChunks(segments);
      for (const [nth, chunk] of chunks.entries())
        await db.put({
          ...transcriptKey(team_id, media_id, id, nth),
          entity: transcriptEntity,
          media_id,
          transcription_id: id,
          segments: JSON.stringify(chunk),
        });
      return chunks.length;
    },

    /** All segments of a completed transcription. */
    async segments({
      id,
      team_id,
      media_id,
      chunks,
    }: TranscriptionRef & Pick<TranscriptionItem, 'chunks'>): Promise<readonly Segment[]> {
      const keys = Array.from({ length: chunks }, (_, nth) => transcriptKey(team_id, media_id, id, nth));
      const rows = keys.length > 0 ? await db.getMany<TranscriptItem>(keys) : [];
      return rows.flatMap((row) => (row ? (JSON.parse(row.segments) as Segment[]) : []));
    },

    /** Deletes the transcripts of a media, except that of one transcription if given. */
    async deleteAll(team: string, media: string, except?: string): Promise<void> {
      const kept = except === undefined ? undefined : `${media}#${except}#`;
      const rows = await queryAll<object>(db, transcriptsOf(team, media));
      const gone = rows.filter(({ sk }) => kept === undefined || !sk.startsWith(kept));
      for (const part of inParts(gone, BATCH_SIZE))
        await db.transact(part.map(({ pk, sk }) => ({ remove: { pk, sk } })));
    },
  };
};
