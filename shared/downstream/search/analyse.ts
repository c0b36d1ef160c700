import type { SearchDocument } from './search-index.ts';
import { type Stem, stems, stemsWithStopWords } from './stem.ts';

/** The statistics of a word in a document. */
interface TermInDocument {
  /** From 1 to 255: the relevance of the word. The title counts more, and long texts less. */
  readonly impact: number;
  /** The following words, each as one of 16 bits. */
  readonly mask: number;
  /** The written forms of the word. */
  readonly forms: ReadonlySet<string>;
}

export type Analysis = ReadonlyMap<string, TermInDocument>;

/** The field-weighted BM25 of Robertson and Zaragoza, with lengths measured against a usual one of each field. */
const FIELDS = {
  title: { boost: 3, usual: 6, b: 0.3 },
  body: { boost: 1, usual: 60, b: 0.5 },
} as const;
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

const add = (
  counted: Map<string, TermCount>,
  found: readonly Stem[],
  { boost, usual, b }: (typeof FIELDS)['title' | 'body'],
): void => {
  const each = boost / (1 - b + (b * found.length) / usual);
  const times = new Map<string, number>();
  for (const [nth, { stem, word }] of found.entries()) {
    let one = counted.get(stem);
    if (!one) {
      if (counted.size === MAX_STEMS) continue;
      one = { weight: 0, mask: 0, forms: new Set() };
      counted.set(stem, one);
    }
    const before = times.get(stem) ?? 0;
    times.set(stem, before + 1);
    one.weight += each * (repetitionWeight(before + 1) - (before === 0 ? 0 : repetitionWeight(before)));
    const next = found[nth + 1];
    one.mask |= next ? followerBit(next.stem) : 0;
    one.forms.add(word);
  }
};

/** Analyses the words of a document. */
export const analyse = ({ title, body }: Pick<SearchDocument, 'title' | 'body'>): Analysis => {
  const counted = new Map<string, TermCount>();
  add(counted, [...stems(title)], FIELDS.title);
  add(counted, [...stems(body)], FIELDS.body);
  const impact = (weight: number) => Math.max(1, Math.round((255 * weight) / (weight + K1)));
  return new Map([...counted].map(([stem, { weight, ...rest }]) => [stem, { impact: impact(weight), ...rest }]));
};

/** Whether a text contains a phrase. */
export const containsPhrase = (text: string, phrase: readonly string[]): boolean => {
  const all = stemsWithStopWords(text);
  return all.some((_, from) => phrase.every((stem, nth) => all[from + nth] === stem));
};
