import * as z from 'zod';
import type { CursorScope, Cursors } from '../db/cursor.ts';
import { refuse } from './errors.ts';
import { type Problem, parameterProblem, parameterProblems, unprocessable } from './problems.ts';
import type { QuerySpec, ReadQuery } from './query-spec.ts';

const DEFAULT_SIZE = 50;
const MAX_SIZE = 100;
const FILTER = /^filter\[(.+)\]$/;

type Given = ReadonlyMap<string, string>;

/** The parameters of a query string, percent-decoded; brackets may come raw or encoded. The last of a name counts. */
export const parametersOf = (rawQueryString: string): Given => new Map(new URLSearchParams(rawQueryString));

/** Whether the route reads the parameter; those it does not read are nobody's mistake. */
const isRead = (name: string, { paged, filter, params, sort }: QuerySpec): boolean =>
  (paged && (name === 'page[size]' || name === 'page[after]')) ||
  (sort.length > 0 && name === 'sort') ||
  Object.hasOwn(params.shape, name) ||
  Object.hasOwn(filter.shape, FILTER.exec(name)?.[1] ?? '');

const refuseRepeated = (rawQueryString: string, spec: QuerySpec, withDetail: boolean): void => {
  const names = [...new URLSearchParams(rawQueryString).keys()].filter((name) => isRead(name, spec));
  const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  if (repeated.size === 0) return;
  throw unprocessable(
    [...repeated].map((name) => parameterProblem(name, 'This parameter was sent more than once. Send it once.')),
    withDetail,
  );
};

/** The families of JSON:API: a name of one of them asks for something, however it goes on. */
const FAMILY = /^(?:filter|page|sort|include|fields)(?=$|[[\]])/;
/** Names of them that are well formed on every route, and ignored where the route does not read them. */
const IGNORED = /^(?:page|fields)\[[^[\]]+\]$/;

/**
 * A misspelt or malformed filter, page or order would give the wrong data, so it is refused; other unknown names are
 * ignored (contract-cases A17).
 */
const refuseUnsupported = (given: Given, spec: QuerySpec): void => {
  for (const name of given.keys())
    if (FAMILY.test(name) && !isRead(name, spec) && !IGNORED.test(name))
      throw refuse('unsupported_parameter', { source: { parameter: name } });
};

const readSize = (given: Given, problems: Problem[]): number => {
  const raw = given.get('page[size]');
  if (raw === undefined) return DEFAULT_SIZE;
  const size = /^\d{1,4}$/.test(raw) ? Number(raw) : 0;
  if (size < 1 || size > MAX_SIZE)
    problems.push(parameterProblem('page[size]', `Must be 1 to ${MAX_SIZE}.`, raw, 'out_of_range'));
  return size;
};

const readSort = (given: Given, { sort }: QuerySpec, problems: Problem[]) => {
  const raw = given.get('sort');
  if (raw === undefined) return undefined;
  const descending = raw.startsWith('-');
  const field = descending ? raw.slice(1) : raw;
  if (sort.includes(field)) return { field, descending };
  problems.push(parameterProblem('sort', `Must be one of ${sort.join(', ')}.`, raw));
  return undefined;
};

const readObject = (
  schema: z.ZodObject,
  given: Given,
  nameOf: (field: string) => string,
  problems: Problem[],
): Record<string, unknown> => {
  const input = Object.fromEntries(
    Object.keys(schema.shape).flatMap((field) => {
      const value = given.get(nameOf(field));
      return value === undefined ? [] : [[field, value]];
    }),
  );
  const parsed = z.safeParse(schema, input);
  if (parsed.success) return parsed.data;
  problems.push(...parameterProblems(parsed.error.issues, nameOf, input));
  return {};
};

/** Reads the query by its declaration. `scope` is what a cursor of this list must have been made for. */
export const readQuery = async (
  rawQueryString: string,
  spec: QuerySpec,
  scope: CursorScope,
  cursors: () => Promise<Cursors>,
  withDetail = false,
): Promise<ReadQuery<unknown, unknown, string>> => {
  const given = parametersOf(rawQueryString);
  refuseUnsupported(given, spec);
  refuseRepeated(rawQueryString, spec, withDetail);
  const problems: Problem[] = [];
  const filter = readObject(spec.filter, given, (field) => `filter[${field}]`, problems);
  const params = readObject(spec.params, given, (field) => field, problems);
  const sort = readSort(given, spec, problems);
  const limit = spec.paged ? readSize(given, problems) : 0;
  const cursor = spec.paged ? given.get('page[after]') : undefined;
  const after = cursor === undefined ? undefined : (await cursors()).open(cursor, cursorScope(scope, given, spec));
  if (cursor !== undefined && !after)
    problems.push(
      parameterProblem('page[after]', 'This cursor is not valid for this list. Use the one from `links.next`.', cursor),
    );
  if (problems.length > 0) throw unprocessable(problems, withDetail);
  return { page: { limit, after }, filter, params, sort };
};

/** A cursor holds for the same list only: every parameter that is read, but the page itself, is part of its scope. */
export const cursorScope = (scope: CursorScope, given: Given, spec: QuerySpec): CursorScope => [
  ...scope,
  ...[...given]
    .filter(([name]) => !name.startsWith('page[') && isRead(name, spec))
    .map(([name, value]) => `${name}=${value}`)
    .sort(),
];

/** The same list's next page, every other parameter kept. */
export const nextLink = (path: string, given: Given, cursor: string): string =>
  withQuery(
    path,
    new URLSearchParams([...[...given].filter(([name]) => name !== 'page[after]'), ['page[after]', cursor]]),
  );

export const withQuery = (path: string, query: URLSearchParams): string => {
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
};
