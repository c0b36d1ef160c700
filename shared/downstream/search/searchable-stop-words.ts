import type { Token } from './stem.ts';

/** A body with at most this many words is searched by all of them. */
const SHORT_BODY = 8;

/** So many stop words in a row are a quotation or a name, such as `to be or not to be`. */
const MIN_RUN = 3;

const LOWER_CASE = /\p{Ll}/u;

const IN_A_SENTENCE = /[\p{L}\p{N},] $/u;

const CAPITALIZED = /^\p{Lu}/u;

/** Whether the word is written as a name: `IT`, or `Who` in a sentence. `I` is not one. */
const isName = (text: string, { start, end }: Token): boolean => {
  const written = text.slice(start, end);
  if (written.length < 2 || !CAPITALIZED.test(written)) return false;
  return !LOWER_CASE.test(written) || IN_A_SENTENCE.test(text.slice(Math.max(0, start - 2), start));
};

/** The words in runs of stop words that are long enough. */
const inRuns = (written: readonly Token[]): readonly Token[] => {
  const runs: Token[][] = [[]];
  for (const token of written) {
    if (token.role === 'stop_word') runs.at(-1)?.push(token);
    else runs.push([]);
  }
  return runs.filter(({ length }) => length >= MIN_RUN).flat();
};

/**
 * The positions of the stop words that are indexed, because a query can consist of them: all of a title and of a short
 * text, names, and quotations. The others would make the index half as large again.
 */
export const searchableStopWords = (text: string, all: readonly Token[], isTitle: boolean): ReadonlySet<number> => {
  const written = all.filter(({ role }) => role !== 'joined');
  const stopWords = written.filter(({ role }) => role === 'stop_word');
  if (isTitle || written.length <= SHORT_BODY) return new Set(stopWords.map(({ start }) => start));
  const names = LOWER_CASE.test(text) ? stopWords.filter((token) => isName(text, token)) : [];
  return new Set([...names, ...inRuns(written)].map(({ start }) => start));
};
