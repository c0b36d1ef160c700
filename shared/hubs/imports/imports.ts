import { all, equals, live, not } from '../../platform/db/expression.ts';
import type { Actor, Attributes } from '../../platform/db/item.ts';
import type { TeamId } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { newId } from '../../platform/ids/id.ts';
import {
  chunkKey,
  type ImportItem,
  importChunkEntity,
  importEntity,
  importKey,
  MAX_REPORTED_ERRORS,
  type RowError,
} from './import-item.ts';
import type { NumberedRow, SortedRows } from './import-rows.ts';

/** Small enough to process in one invocation and, at about 10 KB per row at most, to fit one item. */
const CHUNK_ROWS = 30;
/** The byte limit for chunks that share an item, so that a long import takes few writes. */
const ITEM_BYTES = 300_000;
const MAX_CHUNKS_PER_ITEM = 10;
const BATCH_SIZE = 10;

const bytesOf = (row: NumberedRow): number => Buffer.byteLength(JSON.stringify(row)) + 1;

/** The number of chunks of these rows that fit one item. */
const chunksInItem = (rows: readonly NumberedRow[]): number => {
  const longest = rows.reduce((most, row) => Math.max(most, bytesOf(row)), 1);
  return Math.min(MAX_CHUNKS_PER_ITEM, Math.max(1, Math.floor(ITEM_BYTES / (CHUNK_ROWS * longest))));
};
/** Retention of the rows: longer than a message is kept in the queue and then in the dead-letter queue. */
const RETENTION_SECONDS = 30 * 24 * 60 * 60;

const firstErrors = (errors: readonly RowError[]) =>
  errors
    .toSorted((a, b) => a.row - b.row)
    .slice(0, MAX_REPORTED_ERRORS)
    .map((error) => ({ ...error }));

/** The result of one chunk. */
export interface ChunkResult {
  readonly done: number;
  readonly errors: readonly RowError[];
}

export const imports = (db: Table, team: TeamId) => ({
  get: (id: string) => db.get<ImportItem>(importKey(team, id)),

  /** Creates a queued import. The rows are stored first, so an existing import always has all of them. */
  async create({ good, bad }: SortedRows, actor: Actor, now: Date): Promise<ImportItem> {
    const id = newId();
    const timestamp = now.toISOString();
    const ttl = Math.ceil(now.getTime() / 1000) + RETENTION_SECONDS;
    const chunks = Math.ceil(good.length / CHUNK_ROWS);
    const in_item = chunksInItem(good);
    const items = Math.ceil(chunks / in_item);
    const store = (nth: number) => {
      const rows = good.slice(nth * in_item * CHUNK_ROWS, (nth + 1) * in_item * CHUNK_ROWS);
      return db.put({ ...chunkKey(team, id, nth), entity: importChunkEntity, rows: JSON.stringify(rows), ttl });
    };
    for (let first = 0; first < items; first += BATCH_SIZE)
      await Promise.all(Array.from({ length: Math.min(BATCH_SIZE, items - first) }, (_, nth) => store(first + nth)));
    const item = {
      id,
      team_id: team,
      status: 'queued' as const,
      total: good.length + bad.length,
      done: 0,
      failed: bad.length,
      errors: firstErrors(bad),
      next_chunk: 0,
      chunks,
      in_item,
      created_at: timestamp,
      started_at: null,
      completed_at: null,
      updated_at: timestamp,
    };
    await db.put({ ...importKey(team, id), entity: importEntity, ...item, actor: { ...actor } });
    return item;
  },

  /** The rows of the next chunk. Throws if they have expired. */
  async rows({ id, next_chunk, in_item }: ImportItem): Promise<readonly NumberedRow[]> {
    const item = await db.get<{ rows: string }>(chunkKey(team, id, Math.floor(next_chunk / in_item)));
    if (!item) throw new Error('The rows of an import are gone');
    const first = (next_chunk % in_item) * CHUNK_ROWS;
    return (JSON.parse(item.rows) as NumberedRow[]).slice(first, first + CHUNK_ROWS);
  },

  /** Starts a queued import or resumes a failed one. */
  async start({ id, status, started_at }: ImportItem, now: Date): Promise<void> {
    if (status === 'running') return;
    const timestamp = now.toISOString();
    const set = { status: 'running', started_at: started_at ?? timestamp, updated_at: timestamp };
    await db.update(importKey(team, id), { set }, all(live, equals('status', status)));
  },

  /**
   * Records the result of a chunk exactly once. Returns the updated import; `undefined` if the chunk was recorded
   * before.
   */
  async advance(item: ImportItem, { done, errors }: ChunkResult, now: Date): Promise<ImportItem | undefined> {
    const timestamp = now.toISOString();
    const next_chunk = item.next_chunk + 1;
    const complete = next_chunk >= item.chunks;
    const set: Attributes = {
      next_chunk,
      errors: firstErrors([...item.errors, ...errors]),
      updated_at: timestamp,
      ...(complete && { status: 'completed', completed_at: timestamp }),
    };
    const counted = await db.update<ImportItem>(
      importKey(team, item.id),
      { set, add: { done, failed: errors.length } },
      all(live, equals('next_chunk', item.next_chunk)),
    );
    return counted.ok ? counted.value : undefined;
  },

  /** Completes an import that has no rows to process. */
  async complete(id: string, now: Date): Promise<void> {
    const timestamp = now.toISOString();
    const set = { status: 'completed', started_at: timestamp, completed_at: timestamp, updated_at: timestamp };
    await db.update(importKey(team, id), { set }, all(live, not(equals('status', 'completed'))));
  },

  /** Marks an import as failed after its last attempt. A redelivered message resumes it at the next chunk. */
  async giveUp(id: string, now: Date): Promise<void> {
    const set = { status: 'failed', updated_at: now.toISOString() };
    await db.update(importKey(team, id), { set }, all(live, not(equals('status', 'completed'))));
  },
});
