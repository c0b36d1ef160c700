import { type Search, searchOf } from './engine.ts';

/* The entry point of a script of its own, which pages load when a reader goes to the field. */

/** Gets the entries, and builds the index in the browser. Revalidates, so that a new version is found at once. */
export const loadSearch = async (): Promise<Search> => {
  const response = await fetch('/docs/search.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`search.json: ${response.status}`);
  return searchOf(await response.json());
};
