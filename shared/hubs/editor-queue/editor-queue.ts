import * as z from 'zod';
import { absent, all, compare, either, equals } from '../../platform/db/expression.ts';
import type { Actor, Item } from '../../platform/db/item.ts';
import { type HubKey, hubPartition, type Key } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Written } from '../../platform/db/write.ts';

/** Stored rows hold at most 400 KB; the rest of the row needs a little. */
export const MAX_OPS_BYTES = 350_000;

/** What a hub's editor has queued. One per hub; an empty one until the first write. */
interface EditorQueue {
  readonly id: string;
  readonly version: number;
  readonly ops: readonly unknown[];
  readonly updated_at: string | null;
}

/** As stored: the operations stay the text they came as, so nothing of them is lost to the store's number format. */
interface EditorQueueItem extends Item {
  readonly version: number;
  readonly ops: string;
  readonly updated_at: string;
}

const texts = new WeakMap<readonly unknown[], string>();

/** The operations as text, which is made once: it is measured, and then stored. */
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

/** Which versions a write may start from; `undefined` is any. */
type Expected = readonly number[] | undefined;

/** The store compares with so many versions at once; nobody who read the queue names more than the one they read. */
const MAX_VERSIONS = 50;

const startsFrom = (versions: readonly number[]) => {
  const matches = versions.map((version) => (version === 0 ? absent('version') : equals('version', version)));
  return matches.length > 0 ? either(...matches) : all(absent('pk'), compare('version', '<', 0));
};

/** Of more versions than the store compares with, the one the queue is at now, if that is among them. */
const comparable = async (versions: readonly number[], current: () => Promise<EditorQueue>) => {
  if (versions.length <= MAX_VERSIONS) return versions;
  const { version } = await current();
  return versions.filter((one) => one === version).slice(0, 1);
};

/** One hub's queue. Each write raises the version by one; with `expected`, only from one of those versions. */
export const editorQueue = (db: Table, hub: HubKey) => {
  const read = async (): Promise<EditorQueue> => toQueue(hub, await db.get<EditorQueueItem>(keyOf(hub)));
  return {
    read,

    /** The stored queue, or the current one as a refusal: nothing is written then. */
    async replace(ops: readonly unknown[], expected: Expected, actor: Actor, at: Date): Promise<Written<EditorQueue>> {
      const from = expected && (await comparable(expected, read));
      const written = await db.update<EditorQueueItem>(
        keyOf(hub),
        {
          set: { entity: 'editor_queue', ops: textOf(ops), updated_at: at.toISOString(), actor: { ...actor } },
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
