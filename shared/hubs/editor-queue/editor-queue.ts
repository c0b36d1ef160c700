import * as z from 'zod';
import { absent, all, compare, either, equals } from '../../platform/db/expression.ts';
import type { Actor, Item } from '../../platform/db/item.ts';
import { type HubKey, hubPartition, type Key } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Written } from '../../platform/db/write.ts';
import { editorQueueEntity } from './editor-queue-events.ts';

/** A DynamoDB item holds at most 400 KB, other attributes included. */
export const MAX_OPS_BYTES = 350_000;

/** The pending operations of a hub's editor. One per hub; empty until the first write. */
interface EditorQueue {
  readonly id: string;
  readonly version: number;
  readonly ops: readonly unknown[];
  readonly updated_at: string | null;
}

/** The stored queue. Operations are stored as text, so numbers keep their precision. */
interface EditorQueueItem extends Item {
  readonly version: number;
  readonly ops: string;
  readonly updated_at: string;
}

const texts = new WeakMap<readonly unknown[], string>();

/** The operations as JSON, serialized once for both the size check and the write. */
const textOf = (ops: readonly unknown[]): string => {
  const text = texts.get(ops) ?? JSON.stringify(ops);
  texts.set(ops, text);
  return text;
};

export const Ops = z
  .array(z.unknown())
  .refine(
    (ops) => Buffer.byteLength(textOf(ops)) <= MAX_OPS_BYTES,
    `The operations must not exceed ${MAX_OPS_BYTES} bytes.`,
  );

const keyOf = (hub: HubKey): Key => ({ pk: hubPartition(hub), sk: 'EDITOR' });

const toQueue = (hub: HubKey, item: EditorQueueItem | undefined): EditorQueue =>
  item
    ? { id: hub.hub, version: item.version, ops: JSON.parse(item.ops), updated_at: item.updated_at }
    : { id: hub.hub, version: 0, ops: [], updated_at: null };

/** The versions that a write accepts; `undefined` accepts any. */
type Expected = readonly number[] | undefined;

/** The most versions in one condition. */
const MAX_VERSIONS = 50;

const startsFrom = (versions: readonly number[]) => {
  const matches = versions.map((version) => (version === 0 ? absent('version') : equals('version', version)));
  return matches.length > 0 ? either(...matches) : all(absent('pk'), compare('version', '<', 0));
};

/** The versions that fit one condition; of a longer list, the current version if it is in the list. */
const comparable = async (versions: readonly number[], current: () => Promise<EditorQueue>) => {
  if (versions.length <= MAX_VERSIONS) return versions;
  const { version } = await current();
  return versions.filter((one) => one === version).slice(0, 1);
};

/** One hub's queue. Each write increments the version; with `expected`, only from one of those versions. */
export const editorQueue = (db: Table, hub: HubKey) => {
  const read = async (): Promise<EditorQueue> => toQueue(hub, await db.get<EditorQueueItem>(keyOf(hub)));
  return {
    read,

    /** Replaces the queue, or returns the current one without writing if `expected` is stale. */
    async replace(ops: readonly unknown[], expected: Expected, actor: Actor, now: Date): Promise<Written<EditorQueue>> {
      const from = expected && (await comparable(expected, read));
      const written = await db.update<EditorQueueItem>(
        keyOf(hub),
        {
          set: { entity: editorQueueEntity, ops: textOf(ops), updated_at: now.toISOString(), actor: { ...actor } },
          add: { version: 1 },
        },
        from && startsFrom(from),
      );
      if (!written.ok) return { ok: false, current: toQueue(hub, written.current) };
      const { version, updated_at } = written.value;
      return { ok: true, value: { id: hub.hub, version, ops, updated_at } };
    },
  };
};
