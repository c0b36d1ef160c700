import { type Stem, stems } from './stem.ts';

/** A query as the index reads it: distinct words in their order, and runs of them that must stand together. */
export interface ParsedQuery {
  readonly terms: readonly Pick<Stem, 'stem' | 'word'>[];
  readonly phrases: readonly (readonly string[])[];
}

/** Each word costs a read; nobody remembers more of what they look for. */
const MOST_TERMS = 10;

const QUOTED = /["“”„«»]([^"“”„«»]+)["“”„«»]/g;

/** Every text is a query; one without a word in it finds nothing. */
export const parseQuery = (text: string): ParsedQuery => {
  const distinct = new Map<string, Pick<Stem, 'stem' | 'word'>>();
  for (const { stem, word } of stems(text)) {
    if (distinct.size === MOST_TERMS) break;
    if (!distinct.has(stem)) distinct.set(stem, { stem, word });
  }
  const quoted = [...text.matchAll(QUOTED)].map(([, inside = '']) => [...stems(inside)].map(({ stem }) => stem));
  const known = quoted.map((phrase) => phrase.filter((stem) => distinct.has(stem)));
  return { terms: [...distinct.values()], phrases: known.filter(({ length }) => length > 0) };
};
