import { equals } from '../../platform/db/expression.ts';
import { queryAll } from '../../platform/db/query-all.ts';
import type { Table } from '../../platform/db/table.ts';
import { type BlockRow, entriesOf, isRemoved } from './block.ts';
import { concurrently } from './concurrently.ts';
import { BLOCK, openKey } from './index-key.ts';
import { pack, unpack } from './posting.ts';

const CONCURRENCY = 16;

interface Block {
  readonly pk: string;
  readonly sk: string;
  bytes: Uint8Array;
}

/** Filters a block; returns false if the block was changed meanwhile. */
const reduce = async (
  db: Table,
  block: Block,
  keep: (name: string, value: Uint8Array) => boolean,
): Promise<boolean> => {
  const entries = unpack(block.bytes);
  const kept = new Map([...entries].filter(([name, value]) => keep(name, value)));
  if (kept.size === entries.size) return true;
  const key = { pk: block.pk, sk: block.sk };
  const condition = equals('b', block.bytes);
  if (kept.size === 0) return (await db.transact([{ remove: key, condition }])).ok;
  const bytes = pack(kept);
  const { ok } = await db.update(key, { set: { b: bytes } }, condition);
  block.bytes = bytes;
  return ok;
};

const forEachBlock = async (blocks: readonly Block[], work: (block: Block) => Promise<boolean>): Promise<boolean> => {
  let undisturbed = true;
  await concurrently(CONCURRENCY, blocks, async (block) => {
    if (undisturbed && !(await work(block))) undisturbed = false;
  });
  return undisturbed;
};

/**
 * Compacts the sealed blocks of a list: removes outdated postings, then removal marks. Each write keeps the meaning of
 * the list, so the compaction can be interrupted and run concurrently.
 */
export const compact = async (db: Table, partition: string): Promise<void> => {
  const rows = await queryAll<BlockRow>(db, { partition, prefix: BLOCK, descending: true });
  const newest = new Map<string, string>();
  for (const row of rows) for (const name of entriesOf(row).keys()) if (!newest.has(name)) newest.set(name, row.sk);
  const { sk: open } = openKey(partition);
  const sealed: Block[] = rows.flatMap(({ pk, sk, b }) =>
    sk !== open && b instanceof Uint8Array ? [{ pk, sk, bytes: b }] : [],
  );
  const cleared = await forEachBlock(sealed, (block) => reduce(db, block, (name) => newest.get(name) === block.sk));
  if (!cleared) return;
  await forEachBlock(
    sealed.filter(({ bytes }) => bytes.length > 0),
    (block) => reduce(db, block, (_, value) => !isRemoved(value)),
  );
};
