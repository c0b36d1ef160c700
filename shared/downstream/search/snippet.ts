import { escaped } from '../../platform/text/escaped.ts';
import type { WeightedStem } from './search-index.ts';
import { type Stem, stems as stemsOf } from './stem.ts';

const SNIPPET_LENGTH = 180;
const EXCERPT_LENGTH = 300;
/** The characters of a snippet before the first match. */
const LEAD_LENGTH = 30;

const isLow = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;

/** Does not split a surrogate pair. */
const characterStart = (text: string, at: number): number => (isLow(text.charCodeAt(at)) ? at - 1 : at);

/** A part of a text in one line, with ellipses where it is cut. */
const part = (text: string, from: number, length: number): string => {
  const [start, end] = [characterStart(text, from), characterStart(text, Math.min(text.length, from + length))];
  const inside = text.slice(start, end).replace(/\s+/g, ' ').trim();
  return `${start > 0 ? '…' : ''}${inside}${end < text.length ? '…' : ''}`;
};

export const excerpt = (text: string): string => escaped(part(text, 0, EXCERPT_LENGTH));

interface Window {
  readonly from: number;
  readonly score: number;
}

/** The part of a text with the most matches, and its score. */
export const bestWindow = (text: string, stems: readonly WeightedStem[]): Window => {
  const worth = new Map(stems.map(({ stem, weight, term }) => [stem, { weight, term }]));
  const found: Stem[] = [];
  for (const one of stemsOf(text)) if (worth.has(one.stem)) found.push(one);
  let best: Window = { from: 0, score: 0 };
  for (const [nth, { start }] of found.entries()) {
    const terms = new Map<number, number>();
    for (let at = nth; at < found.length; at += 1) {
      const one = found[at];
      if (!one || one.end > start + SNIPPET_LENGTH - LEAD_LENGTH) break;
      const { weight = 0, term = -1 } = worth.get(one.stem) ?? {};
      terms.set(term, Math.max(weight, terms.get(term) ?? 0));
    }
    const sum = [...terms.values()].reduce((one, other) => one + other, 0);
    if (sum > best.score) best = { from: start, score: sum };
  }
  return best;
};

/** The part of a text with the best match, or its start. Escaped for HTML. */
export const snippet = (text: string, stems: readonly WeightedStem[]): string => {
  const { from } = bestWindow(text, stems);
  const start = from <= LEAD_LENGTH ? 0 : from - LEAD_LENGTH;
  const atWord = start === 0 ? 0 : Math.min(from, text.indexOf(' ', start) + 1 || from);
  return escaped(part(text, atWord, SNIPPET_LENGTH));
};
