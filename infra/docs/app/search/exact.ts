import type { Entry } from '../../search/entry.ts';

const withoutPrefix = (path: string): string => path.replace(/^\/?api\/v1(?=\/)/, '');

const segments = (path: string): readonly string[] => path.split('/').filter(Boolean);

const isParameter = (segment: string): boolean => /^[{:]/.test(segment);

/** Whether a path that was typed, with ids or with the names of parameters, is a path of the reference. */
const isPath = (typed: readonly string[], path: readonly string[]): boolean =>
  typed.length === path.length && path.every((segment, at) => isParameter(segment) || segment === typed[at]);

/** How well a line such as `GET /api/v1/hubs` matches: 2 is the whole path, 1 a part of it. */
const lineRank = (line: string, method: string, typed: string): number => {
  const [own = '', path = ''] = line.toLowerCase().split(' ', 2);
  if (method && own !== method) return 0;
  const known = withoutPrefix(path);
  if (isPath(segments(typed), segments(known))) return 2 - segments(known).filter(isParameter).length / 100;
  return known.includes(typed) ? 1 - known.length / 1000 : 0;
};

/** A query that is only a path, with or without a method and an origin. */
const TYPED_PATH = /^(?:(get|post|put|patch|delete)\s+)?(?:https?:\/\/[^/\s]+)?([^\s?#]*\/[^\s?#]*)(?:\?\S*)?$/;

const lastPart = (path: string): string => path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('#')) + 1);

/** Only names of several words are searched for as attributes: `name` and `status` are words too. */
const IDENTIFIER = /^[a-z][a-z\d]*(?:[_.][a-z\d]+)+$/;

const isLowerCase = (text: string): boolean => text === text.toLowerCase();

/** Names of one word are words too: `Upload` is the object, and `upload` is not. */
const isObjectName = (title: string, words: string): boolean =>
  title === words || (!isLowerCase(title.slice(1)) && title.toLowerCase() === words.toLowerCase());

/** How exactly an entry has what was typed as its name: 0 is not at all. */
const nameRank = ({ kind, path, title, words }: Entry, typed: string): number => {
  const known = typed.toLowerCase();
  if (kind !== 'Object') {
    if (lastPart(path).toLowerCase() === known) return 5;
    return title.toLowerCase() === known && !path.includes('#') ? 4 : 0;
  }
  if (isObjectName(title, typed)) return 5;
  const attributes = words.split(' ');
  return IDENTIFIER.test(known) && attributes.includes(known) ? 3 - attributes.length / 1000 : 0;
};

/** The entries that are named by what was typed: an operation, a path, an error code, an event or an attribute. */
export const exactMatches = (entries: readonly Entry[], words: string): readonly Entry[] => {
  const typed = words.trim();
  const [, method = '', path = ''] = TYPED_PATH.exec(typed.toLowerCase()) ?? [];
  const known = withoutPrefix(path);
  const rankOf = (entry: Entry): number =>
    path && entry.line ? lineRank(entry.line, method, known) : nameRank(entry, typed);
  return entries
    .map((entry) => [entry, rankOf(entry)] as const)
    .filter(([, rank]) => rank > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([entry]) => entry);
};

/** The entries whose name contains what was typed, such as the beginning of the id of an operation. */
export const partialMatches = (entries: readonly Entry[], words: string): readonly Entry[] => {
  const typed = words.trim().toLowerCase();
  return typed.length < 2 ? [] : entries.filter(({ path }) => lastPart(path).toLowerCase().includes(typed));
};
