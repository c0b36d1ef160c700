/** The operations of a document, by their paths. */
export type Paths = Readonly<Record<string, { readonly get?: unknown }>>;

/** Lists for the caller alone and for operators of the service. */
const NOT_FOR_ALL = /\/(?:me|admin)\//;

const depth = (path: string): number => path.split('/').length;

/** `banned_by_api_key`, `by_api_key`, `api_key`, `key`. */
const endingsOf = (words: readonly string[]): readonly string[] =>
  words.map((_, first) => words.slice(first).join('-'));

const known = new WeakMap<Paths, readonly string[]>();

/** The lists of a document, the shortest path first. */
const listsIn = (paths: Paths): readonly string[] => {
  const lists =
    known.get(paths) ??
    Object.keys(paths)
      .filter((path) => paths[path]?.get !== undefined && !NOT_FOR_ALL.test(path))
      .toSorted((one, other) => depth(one) - depth(other));
  known.set(paths, lists);
  return lists;
};

/** The list whose resources an id is of, by its name: `space_id` and `space_ids` are of the list at `…/spaces`. */
export const listOf = (name: string, paths: Paths): string | undefined => {
  const [, entity] = /^(\w+)_ids?$/.exec(name) ?? [];
  if (entity === undefined) return undefined;
  const lists = listsIn(paths);
  return endingsOf(entity.split('_'))
    .flatMap((ending) => lists.filter((path) => path.endsWith(`/${ending}s`) || path.endsWith(`-${ending}s`)))
    .at(0);
};
