import { anchor } from '../anchor.ts';
import { ENTRY_KINDS, type Entry } from './entry.ts';

/**
 * The entries as they are sent, column by column. The path of a heading is only `#` if it follows from the title, and a
 * title is empty if it is the end of the path: what follows from something else is not sent.
 */
export interface SentEntries {
  readonly kinds: readonly number[];
  readonly paths: readonly string[];
  readonly titles: readonly string[];
  readonly lines: readonly string[];
  readonly summaries: readonly string[];
  readonly words: readonly string[];
}

const nameIn = (path: string): string => path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('#')) + 1);

const ROOT = '/docs/';

const sentPath = ({ path, title }: Entry): string => {
  const [page = '', id] = path.split('#', 2);
  if (id === undefined) return page.slice(ROOT.length);
  return id === anchor(title) ? '#' : `#${id}`;
};

/** The headings of a page must follow the page. */
export const sentEntries = (entries: readonly Entry[]): SentEntries => ({
  kinds: entries.map(({ kind }) => ENTRY_KINDS.indexOf(kind)),
  paths: entries.map(sentPath),
  titles: entries.map((entry) => (sentPath(entry) !== '#' && nameIn(entry.path) === entry.title ? '' : entry.title)),
  lines: entries.map(({ line }) => line),
  summaries: entries.map(({ summary }) => summary),
  words: entries.map(({ words }) => words),
});

export const entriesFrom = ({ kinds, paths, titles, lines, summaries, words }: SentEntries): readonly Entry[] => {
  let page = '';
  return paths.map((sent, at) => {
    const own = titles[at] ?? '';
    if (!sent.startsWith('#')) page = ROOT + sent;
    const path = sent.startsWith('#') ? page + (sent === '#' ? `#${anchor(own)}` : sent) : page;
    return {
      kind: ENTRY_KINDS[kinds[at] ?? 0] ?? 'Reference',
      path,
      title: own || nameIn(path),
      line: lines[at] ?? '',
      summary: summaries[at] ?? '',
      words: words[at] ?? '',
    };
  });
};
