import { KINDS, type SearchFinder, SILO_OF } from '../../../../shared/downstream/search/search-index.ts';
import { lazy } from '../../../../shared/platform/runtime/lazy.ts';
import type { TestStore } from '../../../support/dynamo.ts';
import { allRows, type Row } from './copied-rows.ts';

type Kind = keyof typeof KINDS;

/** The kinds of documents that a row can be. */
const kindsOf = ({ entity }: Row): readonly Kind[] => {
  if (entity === 'comment') return ['comment', 'content_comment'];
  if (entity === 'media') return ['media', 'file'];
  return Object.hasOwn(KINDS, entity) ? [entity as Kind] : [];
};

/**
 * A search index that finds all resources of the store for every query: drafts, hidden and deleted ones, and those of
 * other teams, as they are at the first search. What a search shows then is decided by its access check alone.
 */
export const everythingFound = (store: () => TestStore): SearchFinder => {
  const rows = lazy(() => allRows(store()));
  return {
    async find(_, silo, { terms }) {
      const hits = (await rows()).flatMap((row) => {
        const places = [row.target_id, row.parent_comment_id].filter((id) => typeof id === 'string');
        return kindsOf(row)
          .filter((kind) => SILO_OF[kind] === silo)
          .map((kind) => ({ ref: { kind, id: String(row.contact_id ?? row.id) }, places, score: 1, partial: false }));
      });
      return { hits, cut: false, stems: terms.map(({ stem }, term) => ({ stem, term, weight: 1 })) };
    },
  };
};
