import type { Person } from '../../hubs/people/portraits/portrait.ts';
import type { Position } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import type { ExportFiles } from './export-files.ts';
import { type ExportItem, exportObjectKey } from './export-item.ts';
import { type ExportPiece, type ExportRecord, exports } from './exports.ts';
import { runsOf } from './person-runs.ts';
import { nameOf, type Run } from './run.ts';

const PAGE = 100;
/** Of text in a row, so that it fits there once it is packed. */
const PIECE = 200_000;
/** Of text that is stored at once: packed it fits a transaction, whatever the text. */
const BATCH_SIZE = 1_000_000;
/** Of text in a file: what a worker can hold. */
const MAX = 64_000_000;

/** Records as texts of bounded length, none of them cut in two. */
const texts = (records: readonly ExportRecord[]): readonly string[] => {
  const pieces: string[][] = [];
  let length = PIECE;
  for (const record of records) {
    const text = JSON.stringify(record);
    if (length + text.length > PIECE) {
      pieces.push([]);
      length = 0;
    }
    pieces.at(-1)?.push(text);
    length += text.length;
  }
  return pieces.map((piece) => `[${piece.join(',')}]`);
};

/** What the next rows of a run come to: a page of them, fewer where there is too much in them. */
const pieceOf = async (run: Run, db: Table, after: Position | undefined, limit = PAGE): Promise<ExportPiece> => {
  const { items, next } = await db.query<Record<string, unknown>>({ ...run.query, limit, after });
  const records = (await run.read(items, db)).map((value) => ({ section: run.section, value }));
  const stored = texts(records);
  const length = stored.reduce((sum, text) => sum + text.length, 0);
  if (length > BATCH_SIZE && limit > 1) return pieceOf(run, db, after, Math.floor(limit / 2));
  return { texts: stored, records: records.length, run: nameOf(run), after: next ?? null };
};

interface Room {
  readonly db: Table;
  readonly files: ExportFiles;
  /** Milliseconds. */
  readonly clock: () => number;
  /** It is worked on until then, and for a page more. */
  readonly until: number;
}

const nextOf = (runs: readonly Run[], item: ExportItem): number => {
  const { run } = item;
  if (run === null) return 0;
  const nth = runs.findIndex((one) => nameOf(one) >= run);
  if (nth < 0) return runs.length;
  const over = runs[nth] !== undefined && nameOf(runs[nth]) === run && item.after === null;
  return over ? nth + 1 : nth;
};

/** Of somebody who is gone there is no export, and no file is left that was being written when they went. */
const leaveNone = (person: Person, { files }: Room, now: Date): Promise<void> =>
  files.remove(exportObjectKey(person), now);

const assemble = async (person: Person, item: ExportItem, room: Room, now: Date): Promise<void> => {
  const { db, files } = room;
  const ofPerson = exports(db, person);
  const sections: Record<string, object[]> = {};
  let size = 0;
  for await (const { section, value } of ofPerson.records(item)) {
    const list = sections[section] ?? [];
    list.push(value);
    sections[section] = list;
    size += JSON.stringify(value).length;
    if (size > MAX) throw new Error('The export is larger than one file can be');
  }
  if ((await ofPerson.get())?.id !== item.id) return;
  const text = JSON.stringify({ format: 1, exported_at: now.toISOString(), person: person.kind, ...sections }, null, 2);
  await files.write(exportObjectKey(person), text, now);
  if (await ofPerson.complete(item, Buffer.byteLength(text), now)) return;
  if (!(await ofPerson.get())) await leaveNone(person, room, now);
};

/**
 * Goes on with an export from where it stands; whether it is to be gone on with. What holds nothing is passed over and
 * only stored where the work ends there: broken off, it is looked at again. Of two who work on it at once one advances,
 * and the other leaves it to them. Of somebody who is erased meanwhile no file is left.
 */
export const gatherExport = async (person: Person, id: string, room: Room, now: Date): Promise<boolean> => {
  const { db, clock, until } = room;
  const ofPerson = exports(db, person);
  let item: ExportItem | undefined = await ofPerson.get();
  if (!item) await leaveNone(person, room, now);
  if (item?.id !== id || item.status === 'completed' || item.status === 'failed') return false;
  const runs = await runsOf(db, person);
  for (let nth = nextOf(runs, item); nth < runs.length; nth = nextOf(runs, item)) {
    const run = runs[nth];
    if (!run) break;
    const after = item.run === nameOf(run) ? (item.after ?? undefined) : undefined;
    const piece = await pieceOf(run, db, after);
    const over = clock() >= until;
    const found = piece.texts.length > 0;
    item = found || over ? await ofPerson.advance(item, piece, now) : { ...item, run: piece.run, after: piece.after };
    if (!item) return false;
    if (over) return true;
  }
  await assemble(person, item, room, now);
  return false;
};
