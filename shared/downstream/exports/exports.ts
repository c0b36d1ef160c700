import type { Person } from '../../hubs/people/portraits/portrait.ts';
import { personKey } from '../../hubs/people/portraits/portrait-item.ts';
import { all, compare, either, equals, free, live, oneOf } from '../../platform/db/expression.ts';
import { attributesOf, type Item } from '../../platform/db/item.ts';
import type { Position } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import { newId } from '../../platform/ids/id.ts';
import {
  type ExportItem,
  exportKey,
  partKey,
  partsQuery,
  personalExportEntity,
  personalExportPartEntity,
} from './export-item.ts';

/** A record of an export, and the section of the file that contains it. */
export interface ExportRecord {
  readonly section: string;
  readonly value: object;
}

/** A gathered piece, and the position after it. */
export interface ExportPiece {
  /** Lists of records as JSON; together they fit into one transaction. */
  readonly texts: readonly string[];
  readonly records: number;
  readonly run: string;
  readonly after: Position | null;
}

const DAY_SECONDS = 86_400;
/** Days until the file expires. */
export const FILE_DAYS = 7;
/** An export without progress for this long can be replaced. */
const STALE_MS = 60 * 60 * 1000;

/** Loaded on use, so that functions that only read the status start without it. */
const zlib = () => process.getBuiltinModule('node:zlib');

const seconds = (time: Date): number => Math.floor(time.getTime() / 1000);

/** The exports of one person, one at a time. */
export const exports = (db: Table, person: Person) => {
  const key = exportKey(person);

  return {
    get: () => db.get<ExportItem>(key),

    /** Queues a new export, or returns the current one; `undefined` for a deleted person. */
    async start(now: Date): Promise<ExportItem | undefined> {
      const timestamp = now.toISOString();
      const item: ExportItem = {
        id: newId(),
        status: 'queued',
        parts: 0,
        records: 0,
        run: null,
        after: null,
        size_bytes: null,
        started_at: null,
        completed_at: null,
        expires_at: null,
        created_at: timestamp,
        updated_at: timestamp,
      };
      const stale = new Date(now.getTime() - STALE_MS).toISOString();
      const over = either(oneOf('status', ['completed', 'failed']), compare('updated_at', '<', stale));
      const row = { ...key, entity: personalExportEntity, ...attributesOf(item) };
      const actor = { type: person.kind, id: person.id };
      const made = await db.transact([
        { put: { ...row, actor }, condition: either(free, over), label: 'export' },
        { check: personKey(person), condition: live, label: 'person' },
      ]);
      if (made.ok) return item;
      if (made.failed.some(({ label }) => label === 'person')) return undefined;
      return db.get<ExportItem>(key);
    },

    /**
     * Stores a piece and its position in one transaction; returns the updated export. Of concurrent calls one succeeds,
     * the others return `undefined`.
     */
    async advance(item: ExportItem, piece: ExportPiece, now: Date): Promise<ExportItem | undefined> {
      const { texts, records, run, after } = piece;
      const ttl = seconds(now) + DAY_SECONDS;
      const parts = texts.map((text, nth) => ({
        put: {
          ...partKey(person, item.id, item.parts + nth),
          entity: personalExportPartEntity,
          gzip: new Uint8Array(zlib().gzipSync(text)),
          ttl,
        },
      }));
      const progress = { parts: item.parts + texts.length, records: item.records + records, run, after };
      const times = { started_at: item.started_at ?? now.toISOString(), updated_at: now.toISOString() };
      const set = { status: 'running', ...progress, ...times } as const;
      const asItWas = all(
        live,
        equals('id', item.id),
        equals('parts', item.parts),
        equals('updated_at', item.updated_at),
      );
      const stored = await db.transact([...parts, { update: key, change: { set }, condition: asItWas }]);
      return stored.ok ? { ...item, ...set } : undefined;
    },

    /** Reads all stored records in order. */
    async *records({ id, parts }: ExportItem): AsyncGenerator<ExportRecord> {
      let after: Position | undefined;
      let nth = 0;
      do {
        const { items, next } = await db.query<Item & { readonly gzip: Uint8Array }>({
          ...partsQuery(person, id),
          limit: 20,
          after,
        });
        for (const { gzip } of items.slice(0, parts - nth)) {
          nth += 1;
          yield* JSON.parse(zlib().gunzipSync(gzip).toString()) as ExportRecord[];
        }
        after = next;
      } while (after && nth < parts);
    },

    /** Completes the export; returns false if a newer one has replaced it. */
    async complete({ id }: ExportItem, size_bytes: number, now: Date): Promise<boolean> {
      const timestamp = now.toISOString();
      const expires_at = new Date(now.getTime() + FILE_DAYS * DAY_SECONDS * 1000).toISOString();
      const set = { status: 'completed', size_bytes, completed_at: timestamp, expires_at, updated_at: timestamp };
      return (await db.update(key, { set }, all(live, equals('id', id)))).ok;
    },

    async fail(id: string, now: Date): Promise<void> {
      const set = { status: 'failed', updated_at: now.toISOString() };
      await db.update(key, { set }, all(live, equals('id', id), oneOf('status', ['queued', 'running'])));
    },
  };
};
