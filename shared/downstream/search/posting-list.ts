import { absent, all, equals } from '../../platform/db/expression.ts';
import type { Table } from '../../platform/db/table.ts';
import { type BlockRow, entriesOf, isDead, numberOf, SEALED_AT } from './block.ts';
import { openKey, sealedKey } from './index-key.ts';
import { pack, TOMBSTONE } from './posting.ts';
import { sweep } from './sweep.ts';

/*
 * The documents that hold one word. New postings go into the open block, an attribute each, so that adding one again
 * changes nothing and two at once do not meet. A full block is packed and sealed. Of two postings of one document the
 * one in the newer block counts, so nothing sealed is ever looked for to be changed; what no longer counts is swept out
 * when there is much of it.
 */

/** So many postings that no longer count, and a quarter of all, are worth reading the list for. */
const SWEPT_AT = 64;

const FORM = 'f:';

export const postingList = (db: Table, partition: string) => {
  const open = openKey(partition);

  /** Packs the open block, unless somebody changes one of its postings meanwhile: then a later one does. */
  const seal = async (row: BlockRow): Promise<void> => {
    const entries = entriesOf(row);
    const seq = numberOf(row.seq);
    const kept = seq === 0 ? new Map([...entries].filter(([, value]) => !isDead(value))) : entries;
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
    if (!sealed.ok || dead < SWEPT_AT || dead * 4 < seq * SEALED_AT) return;
    await sweep(db, partition);
    await db.update(open, { add: { dead: -dead } });
  };

  /**
   * A word that nobody holds any more, and that was never sealed, is forgotten; not where somebody writes it meanwhile.
   */
  const forget = async (row: BlockRow): Promise<void> => {
    if (row.seq !== undefined || ![...entriesOf(row).values()].every(isDead)) return;
    await db.transact([{ remove: open, condition: all(absent('seq'), equals('writes', numberOf(row.writes))) }]);
  };

  const write = async (name: string, value: Uint8Array, forms: readonly string[], dead: boolean) => {
    const { ok, value: row } = (await db.update<BlockRow>(open, {
      set: { [name]: value },
      initial: Object.fromEntries(forms.map((form) => [FORM + form, name])),
      add: { writes: 1, ...(dead && { dead: 1 }) },
    })) as { ok: boolean; value: BlockRow };
    if (ok && entriesOf(row).size >= SEALED_AT) await seal(row);
    else if (ok && dead) await forget(row);
    return forms.filter((form) => row[FORM + form] === name);
  };

  return {
    /**
     * Puts a posting in the place of the document's earlier one, where there is one. Answers which of the forms nobody
     * wrote the word in before this document.
     */
    put: (name: string, value: Uint8Array, forms: readonly string[], replaces: boolean): Promise<readonly string[]> =>
      write(name, value, forms, replaces),

    async remove(name: string): Promise<void> {
      await write(name, TOMBSTONE, [], true);
    },
  };
};
