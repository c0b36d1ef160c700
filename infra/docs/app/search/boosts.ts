import type { Entry, EntryKind } from '../../search/entry.ts';
import { termOf, wordsIn } from './words.ts';

export const isHeading = ({ path }: Entry): boolean => path.includes('#');

/** The path of the page that an entry is on. */
export const pageOf = ({ path }: Entry): string => path.split('#', 1)[0] ?? '';

/** Pages that answer questions come before single operations that match as well. */
const KINDS: Readonly<Record<EntryKind, number>> = {
  Tutorial: 1.3,
  'How-to': 1.5,
  Reference: 1.4,
  Explanation: 1.4,
  Operate: 1.1,
  Operation: 1,
  Object: 0.6,
  'Error code': 1.1,
  Event: 0.9,
};

const HEADING = 0.8;

/** Readers look for the way in before they look for lists. */
const verbBoost = ({ title }: Entry): number => {
  if (/^(?:Create|Add|Start|Request|Send)\b/.test(title)) return 1.2;
  return /^(?:Get|List)\b/.test(title) ? 0.9 : 1;
};

/** How much more an entry counts by what it is. */
export const boostOf = (entry: Entry): number =>
  KINDS[entry.kind] * (isHeading(entry) ? HEADING : 1) * (entry.kind === 'Operation' ? verbBoost(entry) : 1);

const PAIRS = 0.3;
const WHOLE_TITLE = 1.4;
const BEGINNING = 1.1;

const termsIn = (text: string): readonly string[] => wordsIn(text).map(termOf);

/** The part of the neighboring terms of a query that a text has side by side. */
const pairsIn = (typed: readonly string[], terms: readonly string[]): number => {
  const text = ` ${terms.join(' ')} `;
  const pairs = typed.slice(1).map((term, at) => ` ${typed[at]} ${term} `);
  return pairs.length === 0 ? 0 : pairs.filter((pair) => text.includes(pair)).length / pairs.length;
};

/** How much more an entry counts by the order of the words that were typed, and by where its title has them. */
export const orderBoost = (words: string, entry: Entry): number => {
  const { title, summary } = entry;
  const typed = termsIn(words);
  const titled = termsIn(title);
  const isWhole = titled.join(' ') === typed.join(' ') && (typed.length > 1 || !isHeading(entry));
  const begins = typed.includes(titled[0] ?? '');
  const pairs = 1 + PAIRS * pairsIn(typed, [...titled, ...termsIn(summary)]);
  return pairs * (isWhole ? WHOLE_TITLE : 1) * (begins ? BEGINNING : 1);
};
