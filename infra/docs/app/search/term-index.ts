import MiniSearch from 'minisearch';
import type { Entry } from '../../search/entry.ts';
import { isHeading, pageOf } from './boosts.ts';
import { termOf, wordsIn } from './words.ts';

const FIELDS = { title: 4, name: 2, page: 1.5, kind: 1.5, summary: 1.5, keywords: 2.5, words: 1, headings: 1 };

type Document = { readonly id: number } & Readonly<Record<keyof typeof FIELDS, string>>;

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Other names: the id of an operation, the status of an error. */
const nameOf = ({ kind, path, summary }: Entry): string => {
  if (kind === 'Error code') return summary.slice(0, 3);
  return path.includes('#') ? '' : lastPart(path);
};

const isListed = ({ kind }: Entry): boolean => kind === 'Error code' || kind === 'Event';

const isPage = (entry: Entry): boolean => !isHeading(entry) && entry.kind !== 'Operation' && entry.kind !== 'Object';

/** The fields of each entry: a heading has the title of its page, and a page has its headings. */
const documentsOf = (entries: readonly Entry[]): readonly Document[] => {
  const titles = new Map(entries.filter(isPage).map(({ path, title }) => [path, title]));
  const headings = Map.groupBy(
    entries.filter((entry) => isHeading(entry) && !isListed(entry)),
    pageOf,
  );
  return entries.map((entry, id) => ({
    id,
    title: entry.title,
    name: nameOf(entry),
    page: isHeading(entry) ? (titles.get(pageOf(entry)) ?? '') : '',
    kind: entry.kind,
    summary: entry.summary,
    keywords: isPage(entry) ? entry.words : '',
    words: isPage(entry) ? '' : entry.words,
    headings: (headings.get(entry.path) ?? []).map(({ title }) => title).join(' '),
  }));
};

interface TermIndex {
  /** The entries that have the term, with scores of at most 1. */
  find(term: string, similar: boolean): readonly (readonly [id: number, score: number])[];
  isKnown(term: string): boolean;
  /** A rare term counts more than a frequent one. */
  rarity(term: string): number;
}

/** Lower scores come nearer to the highest one below 1. */
const POWER = 0.8;

const LEAST = 1;

export const termIndex = (entries: readonly Entry[]): TermIndex => {
  const uses = new Map<string, number>();
  const engine = new MiniSearch<Document>({
    fields: Object.keys(FIELDS),
    tokenize: (text) => [...wordsIn(text)],
    processTerm(word) {
      const term = termOf(word);
      uses.set(term, (uses.get(term) ?? 0) + 1);
      return term;
    },
  });
  engine.addAll(documentsOf(entries));
  return {
    find(term, similar) {
      const found = engine.search(term, {
        tokenize: (text) => [text],
        processTerm: (text) => text,
        boost: FIELDS,
        prefix: similar,
        fuzzy: similar && term.length > 4 && !uses.has(term) && 0.25,
      });
      const top = found[0]?.score ?? 1;
      return found.map(({ id, score }) => [id, (score / top) ** POWER]);
    },
    isKnown: (term) => uses.has(term),
    rarity: (term) => Math.max(LEAST, Math.log(1 + entries.length / (1 + (uses.get(term) ?? 0)))),
  };
};
