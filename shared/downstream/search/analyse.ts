import type { PhraseStems } from './phrase-stems.ts';
import type { SearchDocument } from './search-index.ts';
import { searchableStopWords } from './searchable-stop-words.ts';
import { isStopWord, stemOf, stemsOfWholeWords, stemsWithStopWords, type Token, tokens } from './stem.ts';
import { spelled } from './symbol-words.ts';

/** The statistics of a word in a document. */
interface TermInDocument {
  /** From 1 to 255: the relevance of the word. The title counts more, and long texts less. */
  readonly impact: number;
  /** The following words, each as one of 16 bits. */
  readonly mask: number;
  /** The written forms of the word, without those with symbols: they have no similar words. */
  readonly forms: ReadonlySet<string>;
}

export type Analysis = ReadonlyMap<string, TermInDocument>;

/**
 * The version of the analysis. A document that was indexed with an earlier one is written into the dictionary again
 * when it is reindexed, even if its postings stay the same.
 */
export const ANALYSIS_VERSION = 2;

/** The field-weighted BM25 of Robertson and Zaragoza, with lengths measured against a usual one of each field. */
const FIELDS = {
  title: { boost: 3, usual: 6, b: 0.3 },
  body: { boost: 1, usual: 60, b: 0.5 },
} as const;
type Field = keyof typeof FIELDS;
const K1 = 1.2;

/** The maximum number of different words of a document. */
const MAX_STEMS = 2_000;

/** The bit of a following word. */
export const followerBit = (stem: string): number => {
  let hash = 2_166_136_261;
  for (let at = 0; at < stem.length; at += 1) hash = Math.imul(hash ^ stem.charCodeAt(at), 16_777_619);
  return 1 << ((hash ^ (hash >>> 15)) & 15);
};

interface TermCount {
  weight: number;
  mask: number;
  readonly forms: Set<string>;
}

/** Repetitions count ever less, so that repeating a word does not win. */
const repetitionWeight = (times: number): number => 1 + Math.log(times);

/** A word of a field, and the stem that follows it. */
interface Placed {
  readonly stem: string;
  readonly word: string;
  readonly next: string | undefined;
}

/** The words that pass, each with the next word, which for a joined word is the one after its last part. */
const placed = (found: readonly Token[], isWanted: (token: Token) => boolean): readonly Placed[] => {
  const from: Placed[] = [];
  let next: string | undefined;
  for (const { stem, word, role, ...token } of found.toReversed()) {
    if (isWanted({ stem, word, role, ...token })) from.push({ stem, word, next });
    if (role !== 'joined') next = stem;
  }
  return from.toReversed();
};

/** The words with symbols, without them. */
const bareWords = (found: readonly Token[]): readonly Placed[] =>
  found.flatMap(({ bare = '' }) =>
    bare === '' || isStopWord(bare) ? [] : [{ stem: stemOf(bare), word: bare, next: undefined }],
  );

const add = (counted: Map<string, TermCount>, field: Field, text: string): void => {
  const all = [...tokens(text)];
  const searched = searchableStopWords(text, all, field === 'title');
  const withoutStopWords = all.filter(({ role }) => role !== 'stop_word');
  const main = placed(withoutStopWords, ({ role }) => role === 'word');
  const others = [
    ...placed(withoutStopWords, ({ role }) => role === 'joined'),
    ...bareWords(withoutStopWords),
    ...placed(all, (token) => searched.has(token.start)),
  ];
  const { boost, usual, b } = FIELDS[field];
  const each = boost / (1 - b + (b * main.length) / usual);
  const times = new Map<string, number>();
  for (const { stem, word, next } of [...main, ...others]) {
    let one = counted.get(stem);
    if (!one) {
      if (counted.size === MAX_STEMS) continue;
      one = { weight: 0, mask: 0, forms: new Set() };
      counted.set(stem, one);
    }
    const before = times.get(stem) ?? 0;
    times.set(stem, before + 1);
    one.weight += each * (repetitionWeight(before + 1) - (before === 0 ? 0 : repetitionWeight(before)));
    one.mask |= next === undefined ? 0 : followerBit(next);
    if (spelled(word) === word) one.forms.add(word);
  }
};

/** Analyses the words of a document. */
export const analyse = ({ title, body }: Pick<SearchDocument, 'title' | 'body'>): Analysis => {
  const counted = new Map<string, TermCount>();
  add(counted, 'title', title);
  add(counted, 'body', body);
  const impact = (weight: number) => Math.max(1, Math.round((255 * weight) / (weight + K1)));
  return new Map([...counted].map(([stem, { weight, ...rest }]) => [stem, { impact: impact(weight), ...rest }]));
};

const includes = (all: readonly string[], phrase: readonly string[]): boolean =>
  all.some((_, from) => phrase.every((stem, nth) => all[from + nth] === stem));

/** Whether a text contains a phrase; `wi-fi` and `wifi` are the same. */
export const containsPhrase = (text: string, { all, whole }: PhraseStems): boolean =>
  includes(stemsWithStopWords(text), all) || includes(stemsOfWholeWords(text), whole);
