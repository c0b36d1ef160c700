import { followerBit } from './analyse.ts';
import type { ParsedQuery } from './parse-query.ts';
import { decodePosting, documentRef } from './posting.ts';
import type { ReadList } from './read-list.ts';
import type { Found, Hit, WeightedStem } from './search-index.ts';

/** The posting list of a query word or a similar word. */
export interface TermList {
  readonly term: number;
  readonly stem: string;
  /** 1 for the query word itself, less for a similar word. */
  readonly similarity: number;
  readonly list: ReadList;
}

/** The assumed minimum size of a hub, so that rare words count more than common ones. */
const MIN_DOCUMENTS = 1_000;

/** The share of the lower score that two adjacent query words add. */
const ADJACENCY_BOOST = 0.5;

/** A mask with more bits than this does not show which words follow each other. */
const MAX_MASK_BITS = 12;

const bits = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count += 1;
  return count;
};

interface TermScore {
  readonly score: number;
  readonly mask: number;
}

interface Candidate {
  readonly name: string;
  readonly places: readonly string[];
  readonly terms: Map<number, TermScore>;
}

const termWeights = (lists: readonly TermList[], terms: number): readonly number[] => {
  const frequencies = Array.from({ length: terms }, (_, term) =>
    lists.reduce((sum, one) => sum + (one.term === term ? one.list.frequency : 0), 0),
  );
  const documents = Math.max(MIN_DOCUMENTS, 4 * Math.max(0, ...frequencies));
  return frequencies.map((frequency) => Math.log(1 + documents / Math.max(1, frequency)));
};

const collect = (lists: readonly TermList[], weights: readonly number[]): ReadonlyMap<string, Candidate> => {
  const candidates = new Map<string, Candidate>();
  for (const { term, similarity, list } of lists)
    for (const [name, value] of list.entries) {
      const ref = documentRef(name);
      if (!ref) continue;
      const { impact, mask, places } = decodePosting(ref, value);
      const score = (similarity * (weights[term] ?? 0) * impact) / 255;
      const candidate = candidates.get(name) ?? { name, places, terms: new Map() };
      if (score > (candidate.terms.get(term)?.score ?? 0)) candidate.terms.set(term, { score, mask });
      candidates.set(name, candidate);
    }
  return candidates;
};

const adjacencyScore = ({ terms }: ParsedQuery, found: ReadonlyMap<number, TermScore>): number => {
  let sum = 0;
  for (let term = 0; term + 1 < terms.length; term += 1) {
    const [first, second] = [found.get(term), found.get(term + 1)];
    if (!first || !second || bits(first.mask) > MAX_MASK_BITS) continue;
    if (first.mask & followerBit(terms[term + 1]?.stem ?? ''))
      sum += ADJACENCY_BOOST * Math.min(first.score, second.score);
  }
  return sum;
};

/** Scores a document. Documents with more of the query words rank higher. */
const scoreOf = (query: ParsedQuery, found: ReadonlyMap<number, TermScore>, weights: readonly number[]): number => {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let [sum, covered] = [adjacencyScore(query, found), 0];
  for (const [term, { score }] of found) {
    sum += score;
    covered += weights[term] ?? 0;
  }
  return all === 0 ? 0 : (sum * covered) / all;
};

/** Whether a document may contain every phrase: it contains their words, or their lists were not read completely. */
const mayContainPhrases = (
  { terms, phrases }: ParsedQuery,
  found: ReadonlyMap<number, TermScore>,
  cut: ReadonlySet<number>,
): boolean =>
  phrases.every((phrase) =>
    phrase.terms.every((stem) => {
      const term = terms.findIndex((one) => one.stem === stem);
      return found.has(term) || cut.has(term);
    }),
  );

/** Ids start with their time of creation. */
const newestFirst = (a: Hit, b: Hit): number => (a.ref.id < b.ref.id ? 1 : -1);

/** Ranks the documents of posting lists, best first. */
export const rank = (query: ParsedQuery, lists: readonly TermList[]): Found => {
  const weights = termWeights(lists, query.terms.length);
  const cut = new Set(lists.flatMap(({ term, list }) => (list.cut ? [term] : [])));
  const hits: Hit[] = [];
  for (const { name, places, terms } of collect(lists, weights).values()) {
    const ref = documentRef(name);
    if (!ref || !mayContainPhrases(query, terms, cut)) continue;
    const partial = [...cut].some((term) => !terms.has(term));
    hits.push({ ref, places, score: scoreOf(query, terms, weights), partial });
  }
  const stems: readonly WeightedStem[] = lists.map(({ term, stem, similarity }) => ({
    stem,
    term,
    weight: similarity * (weights[term] ?? 0),
  }));
  return { hits: hits.sort((a, b) => b.score - a.score || newestFirst(a, b)), cut: cut.size > 0, stems };
};
