import type { PhraseStems } from './phrase-stems.ts';
import { isStopWord, stemOf, stemsOfWholeWords, stemsWithStopWords, type Token, tokens } from './stem.ts';

/** A word of a query. */
export interface QueryTerm {
  readonly stem: string;
  readonly word: string;
  /** Stems that are the same word written otherwise: `wifi` for the parts of `wi-fi`. */
  readonly also: readonly string[];
  /** The word without its symbols, for words that few documents contain: `c` for `c++`. */
  readonly bare: string | undefined;
}

/** A quoted phrase: its stems, and the stems that are searched. */
interface Phrase extends PhraseStems {
  readonly terms: readonly string[];
}

/** A parsed query: its distinct words, and its phrases. */
export interface ParsedQuery {
  readonly terms: readonly QueryTerm[];
  readonly phrases: readonly Phrase[];
}

/** The maximum number of words: each costs a read. */
const MAX_TERMS = 10;

const QUOTED = /["“”„«»]([^"“”„«»]+)["“”„«»]/g;

/** The words that are searched: stop words only if there is nothing else. */
const searchedWords = (text: string): readonly Token[] => {
  const all = [...tokens(text)];
  return all.some(({ role }) => role === 'word') ? all.filter(({ role }) => role !== 'stop_word') : all;
};

/** Each stem once. Joined words are left out first if there are too many. */
const distinctWords = (searched: readonly Token[]): readonly Token[] => {
  const distinct = [...new Map(searched.toReversed().map((token) => [token.stem, token])).values()].toReversed();
  const [joined, written] = [true, false].map((is) => distinct.filter(({ role }) => (role === 'joined') === is));
  const kept = new Set([...(written ?? []), ...(joined ?? [])].slice(0, MAX_TERMS));
  return distinct.filter((token) => kept.has(token));
};

const contains = (outer: Token, inner: Token): boolean =>
  outer.role === 'joined' && outer.start <= inner.start && inner.end <= outer.end;

const termOf = (token: Token, all: readonly Token[]): QueryTerm => {
  const { stem, word, bare } = token;
  const also = all.filter((other) => other.stem !== stem && contains(other, token)).map((other) => other.stem);
  return { stem, word, also, bare: bare === undefined || isStopWord(bare) ? undefined : stemOf(bare) };
};

/** Parses any text. A text without words finds nothing. */
export const parseQuery = (text: string): ParsedQuery => {
  const distinct = distinctWords(searchedWords(text));
  const terms = distinct.map((token) => termOf(token, distinct));
  const phrases = [...text.matchAll(QUOTED)].map(([, inside = '']) => {
    const all = stemsWithStopWords(inside);
    const searched = all.filter((stem) => terms.some((term) => term.stem === stem));
    return { all, whole: stemsOfWholeWords(inside), terms: searched };
  });
  return { terms, phrases: phrases.filter(({ terms: searched }) => searched.length > 0) };
};
