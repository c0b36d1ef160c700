import { absent, all, equals } from '../../platform/db/expression.ts';
import type { Table } from '../../platform/db/table.ts';
import { BLOCK_SIZE, type BlockRow, entriesOf, isRemoved, numberOf } from './block.ts';
import { compact } from './compact.ts';
import { openKey, sealedKey } from './index-key.ts';
import { pack, REMOVED } from './posting.ts';

/*
 * The posting list of a word. New postings are attributes of the open block, so that concurrent and repeated writes do
 * not conflict. A full block is packed and sealed, and never changed: the newest posting of a document counts. Outdated
 * postings are removed by compaction.
 */

/** The minimum number of outdated postings, besides a quarter of the list, for a compaction. */
const MIN_REMOVED = 64;

const FORM_PREFIX = 'f:';

export const postingList = (db: Table, partition: string) => {
  const open = openKey(partition);

  /** Seals the open block. If a posting changes meanwhile, nothing is sealed; a later write tries again. */
  const seal = async (row: BlockRow): Promise<void> => {
    const entries = entriesOf(row);
    const seq = numberOf(row.seq);
    /* The first block has no earlier block, so it needs no removal marks. */
    const kept = seq === 0 ? new Map([...entries].filter(([, value]) => !isRemoved(value))) : entries;
    const unchanged = [...entries].map(([name, value]) => equals(name, value));
    const sealed = await db.transact([
      { update: sealedKey(partition, seq), change: { set: { b: pack(kept) } }, condition: absent() },
      {
        update: open,
        change: { set: { seq: seq + 1 }, remove: [...entries.keys()] },
        condition: all(seq === 0 ? absent('seq') : equals('seq', seq), ...unchanged),
      },
    ]);
    const dead = numberOf(row.dead);
    if (!sealed.ok || dead < MIN_REMOVED || dead * 4 < seq * BLOCK_SIZE) return;
    await compact(db, partition);
    await db.update(open, { add: { dead: -dead } });
  };

  /** Removes the open block of a word that no document contains, unless it is sealed or written meanwhile. */
  const removeIfUnused = async (row: BlockRow): Promise<void> => {
    if (row.seq !== undefined || ![...entriesOf(row).values()].every(isRemoved)) return;
    await db.transact([{ remove: open, condition: all(absent('seq'), equals('writes', numberOf(row.writes))) }]);
  };

  const write = async (name: string, value: Uint8Array, forms: readonly string[], outdatesEarlier: boolean) => {
    const written = await db.update<BlockRow>(open, {
      set: { [name]: value },
      initial: Object.fromEntries(forms.map((form) => [FORM_PREFIX + form, name])),
      add: { writes: 1, ...(outdatesEarlier && { dead: 1 }) },
    });
    if (!written.ok) throw new Error('An update without a condition cannot be refused');
    const row = written.value;
    if (entriesOf(row).size >= BLOCK_SIZE) await seal(row);
    else if (outdatesEarlier) await removeIfUnused(row);
    return forms.filter((form) => row[FORM_PREFIX + form] === name);
  };

  return {
    /**
     * Puts the posting of a document. `outdatesEarlier`: the document may have an earlier posting. Returns the forms of
     * the word that no document had before.
     */
    put: (
      name: string,
      value: Uint8Array,
      forms: readonly string[],
      outdatesEarlier: boolean,
    ): Promise<readonly string[]> => write(name, value, forms, outdatesEarlier),

    async remove(name: string): Promise<void> {
      await write(name, REMOVED, [], true);
    },
  };
};
