import { absent, all, compare, either, equals, exists, not } from '../../platform/db/expression.ts';
import type { Key } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { ANALYSIS_VERSION } from './analyse.ts';

/** Longer than the timeout of a worker, so that the holder of an expired lease has ended. */
const LEASE_MS = 45_000;

/** A stem, and the document's posting for it. */
type Term = readonly [stem: string, posting: Uint8Array];

interface Row {
  /** The document's postings as pairs: a stem is user input, so it cannot be an attribute name. */
  readonly terms?: readonly Term[] | Readonly<Record<string, Uint8Array>>;
  /** Stems whose lists may contain postings of an interrupted writer. */
  readonly unsure?: readonly string[];
  readonly lease?: string;
  readonly until?: number;
  /** The version of the analysis of the terms; absent for the first. */
  readonly analysis?: number;
}

/** Rows of earlier releases contain a map. */
const termsOf = ({ terms = [] }: Row): readonly Term[] => (isPairs(terms) ? terms : Object.entries(terms));

const isPairs = (terms: NonNullable<Row['terms']>): terms is readonly Term[] => Array.isArray(terms);

/** Attempts to acquire a lease that changes hands between two requests. */
const MAX_ATTEMPTS = 20;

/** A document with an acquired lease. */
export interface HeldDocument {
  /** The postings that its lists contain for sure. */
  readonly terms: ReadonlyMap<string, Uint8Array>;
  /** Stems whose lists are uncertain. */
  readonly unsure: ReadonlySet<string>;
  /** Whether the terms are of an earlier version of the analysis. */
  readonly isOutdated: boolean;
}

/**
 * The index row of a document, and its write lease. A caller that does not get the lease marks the document, and the
 * holder reads it again.
 */
export const indexedDocument = (db: Table, key: Key, lease: string) => {
  const isLeaseHolder = equals('lease', lease);

  return {
    /** Acquires the lease; returns `undefined` if another caller holds it, who will read the document again. */
    async hold(now: number): Promise<HeldDocument | undefined> {
      for (let look = 0; look < MAX_ATTEMPTS; look += 1) {
        const taken = await db.update<Row>(
          key,
          { set: { lease, until: now + LEASE_MS }, remove: ['again'] },
          either(absent('lease'), compare('until', '<', now), isLeaseHolder),
        );
        if (taken.ok) {
          const { unsure = [], analysis = 1 } = taken.value;
          const terms = new Map(termsOf(taken.value));
          return { terms, unsure: new Set(unsure), isOutdated: terms.size > 0 && analysis < ANALYSIS_VERSION };
        }
        const holder = taken.current?.lease;
        if (holder === undefined) continue;
        const left = await db.update(key, { set: { again: true } }, equals('lease', holder));
        if (left.ok) return undefined;
      }
      throw new Error('A document changes hands without end');
    },

    /** Records the stems that are about to be written, in case the writer is interrupted. */
    markUnsure: async (stems: readonly string[]): Promise<boolean> =>
      (await db.update(key, { set: { unsure: stems } }, isLeaseHolder)).ok,

    /** Releases the lease. Returns false, and keeps the lease, if the document was marked meanwhile. */
    async release(terms: ReadonlyMap<string, Uint8Array>): Promise<boolean> {
      const undisturbed = all(isLeaseHolder, not(exists('again')));
      if (terms.size === 0) return (await db.transact([{ remove: key, condition: undisturbed }])).ok;
      const remove = ['lease', 'until', 'unsure'];
      const set = { terms: [...terms], analysis: ANALYSIS_VERSION };
      return (await db.update(key, { set, remove }, undisturbed)).ok;
    },
  };
};
