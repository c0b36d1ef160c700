import { counted } from '../../../../shared/platform/text/counted.ts';
import { element } from '../dom.ts';
import type { Result } from './engine.ts';

const titleOf = ({ kind, title, page }: Result): HTMLElement => {
  if (kind === 'Error code' || kind === 'Event') return element('span', { class: 'title' }, element('code', {}, title));
  const place = page ? [element('span', { class: 'place' }, `${page} › `)] : [];
  return element('span', { class: 'title' }, ...place, title);
};

const MOST_ATTRIBUTES = 8;

const attributesIn = (words: string): string => {
  const names = words.split(' ');
  return names.slice(0, MOST_ATTRIBUTES).join(', ') + (names.length > MOST_ATTRIBUTES ? ', …' : '');
};

/** A result: its kind, its title and where it is, and one sentence. */
const resultItem = (result: Result): HTMLElement => {
  const { kind, path, line, summary, words } = result;
  const said = kind === 'Object' ? attributesIn(words) : summary;
  const link = element(
    'a',
    { class: 'result', href: path },
    element('span', { class: 'kind' }, kind),
    titleOf(result),
    ...(line ? [element('code', { class: 'path' }, line)] : []),
    ...(said ? [element('span', { class: 'summary' }, said)] : []),
  );
  return element('li', {}, link);
};

export const FAILURE = 'The search could not be loaded. Check your connection, then type again.';

const PLACES = [
  ['/docs/how-to', 'the how-to pages'],
  ['/docs/reference', 'all operations'],
  ['/docs/errors', 'all error codes'],
  ['/docs/events', 'all events'],
] as const;

/** What readers can do where nothing was found. */
const nothingItem = (words: string): HTMLElement =>
  element(
    'li',
    { class: 'none' },
    element('p', {}, `Nothing matches “${words}”. Check the spelling, use fewer or more general words, or browse:`),
    ...PLACES.map(([path, title]) => element('a', { href: path }, title)),
  );

export const failureItem = (): HTMLElement => element('li', { class: 'none' }, FAILURE);

export const resultItems = (results: readonly Result[], words: string): readonly HTMLElement[] =>
  results.length > 0 ? results.map(resultItem) : [nothingItem(words)];

/** The number of results, for the status that screen readers announce. */
export const countOf = (results: readonly Result[]): string => {
  return results.length === 0 ? 'No results' : counted(results.length, 'result');
};
