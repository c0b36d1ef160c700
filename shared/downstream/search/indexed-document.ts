import { absent, all, compare, either, equals, exists, not } from '../../platform/db/expression.ts';
import type { Key } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';

/** Longer than a worker may run, so that whoever holds a document past it is no longer there. */
const LEASE_MS = 45_000;

/** A stem and the document's posting under it. */
type Term = readonly [stem: string, posting: Uint8Array];

interface Row {
  /** The document's postings, as pairs: a stem is a word that a user chose, so it is no name of a map's member. */
  readonly terms?: readonly Term[] | Readonly<Record<string, Uint8Array>>;
  /** Stems in whose lists something may stand, since whoever last wrote them did not finish. */
  readonly unsure?: readonly string[];
  readonly lease?: string;
  readonly until?: number;
}

/** Rows from before hold a map. */
const termsOf = ({ terms = [] }: Row): readonly Term[] => (isPairs(terms) ? terms : Object.entries(terms));

const isPairs = (terms: NonNullable<Row['terms']>): terms is readonly Term[] => Array.isArray(terms);

/** Between two looks at a document others may take it and let it go; nobody meets that so often. */
const LOOKS = 20;

/** A document held for writing. */
export interface Held {
  /** What is known to stand in the lists of its stems. */
  readonly terms: ReadonlyMap<string, Uint8Array>;
  /** Stems of which it is not known. */
  readonly unsure: ReadonlySet<string>;
}

/**
 * What the index holds of one document, and the right to change it. One at a time has that right; whoever comes
 * meanwhile leaves word that there is something new, and the one who has it looks again.
 */
export const indexedDocument = (db: Table, key: Key, lease: string) => {
  const ours = equals('lease', lease);

  return {
    /** The document, held by this caller; `undefined` where somebody else holds it, who will look again. */
    async hold(now: number): Promise<Held | undefined> {
      for (let look = 0; look < LOOKS; look += 1) {
        const taken = await db.update<Row>(
          key,
          { set: { lease, until: now + LEASE_MS }, remove: ['again'] },
          either(absent('lease'), compare('until', '<', now), ours),
        );
        if (taken.ok) {
          const { unsure = [] } = taken.value;
          return { terms: new Map(termsOf(taken.value)), unsure: new Set(unsure) };
        }
        const holder = taken.current?.lease;
        if (holder === undefined) continue;
        const left = await db.update(key, { set: { again: true } }, equals('lease', holder));
        if (left.ok) return undefined;
      }
      throw new Error('A document changes hands without end');
    },

    /** Notes, before anything is written in their lists, which stems may be left half-written. */
    intend: async (stems: readonly string[]): Promise<boolean> =>
      (await db.update(key, { set: { unsure: stems } }, ours)).ok,

    /** Lets go of the document. False where somebody left word that there is something new: it is still held then. */
    async release(terms: ReadonlyMap<string, Uint8Array>): Promise<boolean> {
      const undisturbed = all(ours, not(exists('again')));
      if (terms.size === 0) return (await db.transact([{ remove: key, condition: undisturbed }])).ok;
      const remove = ['lease', 'until', 'unsure'];
      return (await db.update(key, { set: { terms: [...terms] }, remove }, undisturbed)).ok;
    },
  };
};
