import { followerBit } from './analyse.ts';
import type { ParsedQuery } from './parse-query.ts';
import { postingOf, refOf } from './posting.ts';
import type { ReadList } from './read-list.ts';
import type { Found, Hit, WeightedStem } from './search-index.ts';

/** The list of a word of the query, or of one like it. */
export interface LookedUp {
  readonly term: number;
  readonly stem: string;
  /** 1 for the word itself, less for one that is only like it. */
  readonly likeness: number;
  readonly list: ReadList;
}

/** A hub is never taken for smaller than this, so that a word of a few documents counts for more than a common one. */
const LEAST_DOCUMENTS = 1_000;

/** What two words of the query that stand together in a document add to the lesser of their scores. */
const BATCH_SIZE = 0.5;

/** A mask with more bits than this says little about what follows. */
const TELLING_BITS = 12;

const bits = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count += 1;
  return count;
};

interface InDocument {
  readonly score: number;
  readonly mask: number;
}

interface Candidate {
  readonly name: string;
  readonly places: readonly string[];
  readonly terms: Map<number, InDocument>;
}

const weigh = (lists: readonly LookedUp[], terms: number): readonly number[] => {
  const frequencies = Array.from({ length: terms }, (_, term) =>
    lists.reduce((sum, one) => sum + (one.term === term ? one.list.frequency : 0), 0),
  );
  const documents = Math.max(LEAST_DOCUMENTS, 4 * Math.max(0, ...frequencies));
  return frequencies.map((frequency) => Math.log(1 + documents / Math.max(1, frequency)));
};

const collect = (lists: readonly LookedUp[], weights: readonly number[]): ReadonlyMap<string, Candidate> => {
  const candidates = new Map<string, Candidate>();
  for (const { term, likeness, list } of lists)
    for (const [name, value] of list.entries) {
      const ref = refOf(name);
      if (!ref) continue;
      const { impact, mask, places } = postingOf(ref, value);
      const score = (likeness * (weights[term] ?? 0) * impact) / 255;
      const candidate = candidates.get(name) ?? { name, places, terms: new Map() };
      if (score > (candidate.terms.get(term)?.score ?? 0)) candidate.terms.set(term, { score, mask });
      candidates.set(name, candidate);
    }
  return candidates;
};

const nearness = ({ terms }: ParsedQuery, found: ReadonlyMap<number, InDocument>): number => {
  let sum = 0;
  for (let term = 0; term + 1 < terms.length; term += 1) {
    const [first, second] = [found.get(term), found.get(term + 1)];
    if (!first || !second || bits(first.mask) > TELLING_BITS) continue;
    if (first.mask & followerBit(terms[term + 1]?.stem ?? '')) sum += BATCH_SIZE * Math.min(first.score, second.score);
  }
  return sum;
};

/** Documents that hold more of what was asked stand before those that hold less of it more often. */
const scoreOf = (query: ParsedQuery, found: ReadonlyMap<number, InDocument>, weights: readonly number[]): number => {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let [sum, covered] = [nearness(query, found), 0];
  for (const [term, { score }] of found) {
    sum += score;
    covered += weights[term] ?? 0;
  }
  return all === 0 ? 0 : (sum * covered) / all;
};

/** Whether a document may hold every phrase: it holds all of their words, or those it lacks were not all looked at. */
const mayHold = (
  { terms, phrases }: ParsedQuery,
  found: ReadonlyMap<number, InDocument>,
  cut: ReadonlySet<number>,
): boolean =>
  phrases.every((phrase) =>
    phrase.terms.every((stem) => {
      const term = terms.findIndex((one) => one.stem === stem);
      return found.has(term) || cut.has(term);
    }),
  );

/** Ids begin with the time. */
const newestFirst = (a: Hit, b: Hit): number => (a.ref.id < b.ref.id ? 1 : -1);

/** The documents of some lists, best first. */
export const rank = (query: ParsedQuery, lists: readonly LookedUp[]): Found => {
  const weights = weigh(lists, query.terms.length);
  const cut = new Set(lists.flatMap(({ term, list }) => (list.cut ? [term] : [])));
  const hits: Hit[] = [];
  for (const { name, places, terms } of collect(lists, weights).values()) {
    const ref = refOf(name);
    if (!ref || !mayHold(query, terms, cut)) continue;
    const partial = [...cut].some((term) => !terms.has(term));
    hits.push({ ref, places, score: scoreOf(query, terms, weights), partial });
  }
  const stems: readonly WeightedStem[] = lists.map(({ term, stem, likeness }) => ({
    stem,
    term,
    weight: likeness * (weights[term] ?? 0),
  }));
  return { hits: hits.sort((a, b) => b.score - a.score || newestFirst(a, b)), cut: cut.size > 0, stems };
};
