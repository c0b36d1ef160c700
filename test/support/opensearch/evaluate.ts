import { editDistance } from '../../../shared/platform/text/edit-distance.ts';
import type { Clause, Search, Stored } from './request-shapes.ts';

const [K1, B] = [1.2, 0.75];

const stemsOf = ({ stems }: Stored): readonly string[] => stems.split(/\s+/);

/** BM25, with the defaults of Lucene, of a field with distinct stems. */
const bm25 = (document: Stored, stem: string, all: readonly Stored[]): number => {
  const having = all.filter((one) => stemsOf(one).includes(stem)).length;
  const length = all.reduce((sum, one) => sum + stemsOf(one).length, 0) / all.length;
  const idf = Math.log(1 + (all.length - having + 0.5) / (having + 0.5));
  return idf / (1 + K1 * (1 - B + (B * stemsOf(document).length) / length));
};

/** The words near a word, of the whole index: the nearest ones up to the limit. */
const expansions = (
  { value, fuzziness, max_expansions }: Extract<Clause, { fuzzy: unknown }>['fuzzy']['words'],
  all: readonly Stored[],
): ReadonlySet<string> => {
  const words = new Set(all.flatMap((one) => one.words));
  const near = [...words].flatMap((word) => {
    const distance = editDistance(value, word, fuzziness);
    return distance > fuzziness ? [] : [{ word, distance }];
  });
  return new Set(
    near
      .sort((one, other) => one.distance - other.distance)
      .slice(0, max_expansions)
      .map(({ word }) => word),
  );
};

/** The score of a clause; 0 if it does not match. */
const scoreOf = (clause: Clause, document: Stored, all: readonly Stored[]): number => {
  if ('term' in clause)
    return stemsOf(document).includes(clause.term.stems) ? bm25(document, clause.term.stems, all) : 0;
  const matches = (word: string): boolean => {
    if ('prefix' in clause) return word.startsWith(clause.prefix.words.value);
    if ('wildcard' in clause) return word.includes(clause.wildcard.words.value.slice(1, -1));
    return expansions(clause.fuzzy.words, all).has(word);
  };
  return document.words.some(matches) ? 1 : 0;
};

/** The source with the wanted fields only. */
const filtered = (document: Stored, fields: readonly string[]) => {
  const stems = fields.flatMap((field) => (field.startsWith('postings.') ? [field.slice('postings.'.length)] : []));
  const kept = Object.entries(document).filter(([name]) => fields.includes(name));
  const postings = Object.entries(document.postings).filter(([stem]) => stems.includes(stem));
  return Object.fromEntries([...kept, ...(postings.length > 0 ? [['postings', Object.fromEntries(postings)]] : [])]);
};

/** The response to a search of documents, by their ids. */
export const evaluate = ({ size, _source, query, sort, aggs = {} }: Search, documents: ReadonlyMap<string, Stored>) => {
  const { filter, should } = query.bool;
  const [
    {
      term: { team },
    },
    {
      term: { hub },
    },
    {
      term: { silo },
    },
  ] = filter;
  const everything = [...documents.values()];
  const scored = [...documents]
    .filter(([, one]) => one.team === team && one.hub === hub && one.silo === silo)
    .map(([_id, one]) => ({
      _id,
      one,
      _score: should.reduce((sum, clause) => sum + scoreOf(clause, one, everything), 0),
    }))
    .filter(({ _score }) => _score > 0)
    .toSorted((a, b) => b._score - a._score || (sort && a.one.name < b.one.name ? 1 : -1));
  return {
    took: 1,
    timed_out: false,
    hits: {
      total: { value: scored.length, relation: 'eq' },
      hits: scored.slice(0, size).map(({ _id, _score, one }) => ({ _id, _score, _source: filtered(one, _source) })),
    },
    ...(Object.keys(aggs).length > 0 && {
      aggregations: Object.fromEntries(
        Object.entries(aggs).map(([name, { filter: counted }]) => [
          name,
          { doc_count: scored.filter(({ one }) => scoreOf(counted, one, everything) > 0).length },
        ]),
      ),
    }),
  };
};
