import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** The stream records in dynoxide's file, which it neither indexes nor deletes. */
interface StreamRecords {
  /** Deletes relayed records of a table's stream, except the newest ones, which recovery to a moment reads. */
  readonly trim: (table: string, relayed: string) => void;
  readonly close: () => void;
}

/** Relayed records that are kept. The next sequence number follows from the newest record, so it is never deleted. */
const KEPT = 10_000;

/** Records of one deletion. The engine waits for its end, and a busy engine is not waited for. */
const CHUNK = 250;
const LOCK_TIMEOUT_MS = 20;

const INDEX = `CREATE INDEX IF NOT EXISTS _stream_records_position
  ON _stream_records (table_name, CAST(sequence_number AS INTEGER), shard_id, sequence_number)`;
const OLDEST = 'SELECT MIN(CAST(sequence_number AS INTEGER)) AS first FROM _stream_records WHERE table_name = ?';
const DELETE = 'DELETE FROM _stream_records WHERE table_name = ? AND CAST(sequence_number AS INTEGER) <= ?';

const NOTHING: StreamRecords = { trim: () => undefined, close: () => undefined };

const hasRecords = (file: DatabaseSync): boolean =>
  file.prepare("SELECT 1 FROM sqlite_master WHERE name = '_stream_records'").get() !== undefined;

/** Opens the file of a running engine and indexes its records. A file of another schema is left alone. */
export const openStreamRecords = (path: string, kept = KEPT, chunk = CHUNK): StreamRecords => {
  if (!existsSync(path)) return NOTHING;
  const file = new DatabaseSync(path, { timeout: 5_000 });
  if (!hasRecords(file)) {
    file.close();
    return NOTHING;
  }
  file.exec(INDEX);
  file.exec(`PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = ${LOCK_TIMEOUT_MS}`);
  const oldest = file.prepare(OLDEST);
  const remove = file.prepare(DELETE);
  const due = new Map<string, number>();
  return {
    trim(table, relayed) {
      const end = Number(relayed) - kept;
      if (end < (due.get(table) ?? 0)) return;
      try {
        const last = Number(oldest.get(table)?.first ?? end) + chunk - 1;
        if (last <= end) remove.run(table, last);
        due.set(table, last <= end ? last + chunk : last);
      } catch {}
    },
    close: () => void (file.isOpen && file.close()),
  };
};
