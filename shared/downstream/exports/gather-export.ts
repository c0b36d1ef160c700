import type { Person } from '../../hubs/people/portraits/portrait.ts';
import type { Position } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import type { ExportFiles } from './export-files.ts';
import { type ExportItem, exportObjectKey } from './export-item.ts';
import { type ExportSource, sourceName } from './export-source.ts';
import { type ExportPiece, type ExportRecord, exports } from './exports.ts';
import { exportSources } from './person-sources.ts';

const PAGE_SIZE = 100;
/** The maximum characters of a part, so that its row fits into one DynamoDB item. */
const MAX_PART_LENGTH = 200_000;
/** The maximum characters of a piece: compressed it fits into one transaction. */
const MAX_PIECE_LENGTH = 1_000_000;
/** The maximum characters of a file, which a worker holds in memory. */
const MAX_FILE_LENGTH = 64_000_000;

/** Splits records into JSON lists of bounded length. */
const partTexts = (records: readonly ExportRecord[]): readonly string[] => {
  const pieces: string[][] = [];
  let length = MAX_PART_LENGTH;
  for (const record of records) {
    const text = JSON.stringify(record);
    if (length + text.length > MAX_PART_LENGTH) {
      pieces.push([]);
      length = 0;
    }
    pieces.at(-1)?.push(text);
    length += text.length;
  }
  return pieces.map((piece) => `[${piece.join(',')}]`);
};

/** Reads the next piece of a source: one page, or less if that is too long. */
const readPiece = async (
  run: ExportSource,
  db: Table,
  after: Position | undefined,
  limit = PAGE_SIZE,
): Promise<ExportPiece> => {
  const { items, next } = await db.query<Record<string, unknown>>({ ...run.query, limit, after });
  const records = (await run.read(items, db)).map((value) => ({ section: run.section, value }));
  const stored = partTexts(records);
  const length = stored.reduce((sum, text) => sum + text.length, 0);
  if (length > MAX_PIECE_LENGTH && limit > 1) return readPiece(run, db, after, Math.floor(limit / 2));
  return { texts: stored, records: records.length, run: sourceName(run), after: next ?? null };
};

interface ExportDeps {
  readonly db: Table;
  readonly files: ExportFiles;
  /** A clock in milliseconds. */
  readonly clock: () => number;
  /** The time (ms) after which no further page is started. */
  readonly until: number;
}

const nextSource = (runs: readonly ExportSource[], item: ExportItem): number => {
  const { run } = item;
  if (run === null) return 0;
  const nth = runs.findIndex((one) => sourceName(one) >= run);
  if (nth < 0) return runs.length;
  const over = runs[nth] !== undefined && sourceName(runs[nth]) === run && item.after === null;
  return over ? nth + 1 : nth;
};

/** Removes the file of a deleted person. */
const removeFile = (person: Person, { files }: ExportDeps, now: Date): Promise<void> =>
  files.remove(exportObjectKey(person), now);

const assemble = async (person: Person, item: ExportItem, deps: ExportDeps, now: Date): Promise<void> => {
  const { db, files } = deps;
  const ofPerson = exports(db, person);
  const sections: Record<string, object[]> = {};
  let size = 0;
  for await (const { section, value } of ofPerson.records(item)) {
    const list = sections[section] ?? [];
    list.push(value);
    sections[section] = list;
    size += JSON.stringify(value).length;
    if (size > MAX_FILE_LENGTH) throw new Error('The export is larger than one file can be');
  }
  if ((await ofPerson.get())?.id !== item.id) return;
  const text = JSON.stringify({ format: 1, exported_at: now.toISOString(), person: person.kind, ...sections }, null, 2);
  await files.write(exportObjectKey(person), text, now);
  if (await ofPerson.complete(item, Buffer.byteLength(text), now)) return;
  if (!(await ofPerson.get())) await removeFile(person, deps, now);
};

/**
 * Continues an export; returns whether it must continue in another job. An empty piece is stored only if the work stops
 * there. Of concurrent workers one advances and the others stop. No file is left for a person who is deleted meanwhile.
 */
export const gatherExport = async (person: Person, id: string, deps: ExportDeps, now: Date): Promise<boolean> => {
  const { db, clock, until } = deps;
  const ofPerson = exports(db, person);
  let item: ExportItem | undefined = await ofPerson.get();
  if (!item) await removeFile(person, deps, now);
  if (item?.id !== id || item.status === 'completed' || item.status === 'failed') return false;
  const runs = await exportSources(db, person);
  for (let nth = nextSource(runs, item); nth < runs.length; nth = nextSource(runs, item)) {
    const run = runs[nth];
    if (!run) break;
    const after = item.run === sourceName(run) ? (item.after ?? undefined) : undefined;
    const piece = await readPiece(run, db, after);
    const over = clock() >= until;
    const found = piece.texts.length > 0;
    item = found || over ? await ofPerson.advance(item, piece, now) : { ...item, run: piece.run, after: piece.after };
    if (!item) return false;
    if (over) return true;
  }
  await assemble(person, item, deps, now);
  return false;
};
