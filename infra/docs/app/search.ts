import type { Search } from './search/engine.ts';
import { isShortcut, onSearchKey } from './search/keys.ts';
import { countOf, FAILURE, failureItem, resultItems } from './search/results.ts';

const SCRIPT = '/docs/search.js';

let loading: Promise<Search> | undefined;
let attempts = 0;

/** Each attempt has its own address: most browsers remember that a script could not be loaded. */
const nextScript = (): string => {
  attempts += 1;
  return attempts === 1 ? SCRIPT : `${SCRIPT}?${attempts}`;
};

/** Loads the search once; after a failure, the next attempt loads it again. */
const load = (): Promise<Search> => {
  loading ??= (import(nextScript()) as Promise<typeof import('./search/load.ts')>)
    .then(({ loadSearch }) => loadSearch())
    .catch((error) => {
      loading = undefined;
      throw error;
    });
  return loading;
};

/** Shows the search. Nothing is loaded before the reader goes to the field. */
export const addSearch = (): void => {
  const search = document.querySelector<HTMLElement>('#site-search');
  const query = document.querySelector<HTMLInputElement>('#site-query');
  const count = document.querySelector<HTMLElement>('#site-count');
  const found = document.querySelector<HTMLElement>('#site-results');
  if (!search || !query || !count || !found) return;

  const show = (items: readonly Node[], status: string): void => {
    found.replaceChildren(...items);
    found.scrollTop = 0;
    count.textContent = status;
  };
  const close = () => show([], '');

  /** Shows the results of what is typed now, also if the search arrives after more has been typed. */
  const update = async (): Promise<void> => {
    if (query.value.trim() === '') return close();
    try {
      const loaded = await load();
      const words = query.value.trim();
      const results = words === '' ? undefined : loaded.find(words);
      if (results) show(resultItems(results, words), countOf(results));
      else close();
    } catch {
      show([failureItem()], FAILURE);
    }
  };

  const links = () => [...found.querySelectorAll('a')];
  const isOpen = () => found.childElementCount > 0;
  query.addEventListener('focus', () => void load().catch(() => undefined));
  query.addEventListener('input', update);
  search.addEventListener('keydown', (event) => onSearchKey({ query, links, isOpen, close, open: update }, event));
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Node && search.contains(target)) || (target as Element).closest('#site-results a')) close();
  });
  search.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !search.contains(relatedTarget)) close();
  });
  document.addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    query.focus();
    query.select();
  });
  search.hidden = false;

  const asked = new URLSearchParams(location.search).get('q');
  if (asked) {
    query.value = asked;
    query.focus();
    void update();
  }
};
