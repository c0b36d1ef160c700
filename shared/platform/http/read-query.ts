import * as z from 'zod';
import {
  didYouMean,
  parameterProblems,
  sortValues,
  suggestedParameter,
  supported,
  unsupportedName,
} from '#explanations';
import type { CursorScope, Cursors } from '../db/cursor.ts';
import { canonicalId } from '../ids/id.ts';
import { withCanonicalIds } from './canonical-ids.ts';
import { Refusal, refuse } from './errors.ts';
import { NO_MESSAGE } from './expected.ts';
import { type Problem, parameterProblem, unprocessable } from './problems.ts';
import { FAMILY, type QuerySpec, type ReadQuery } from './query-spec.ts';

const DEFAULT_SIZE = 50;
export const MAX_SIZE = 100;
const FILTER = /^filter\[([^[\]]+)\](?:\[([^[\]]+)\])?$/;

type Parameters = ReadonlyMap<string, string>;

/** The decoded parameters of a query string. The last value of a repeated name is used. */
export const parametersOf = (rawQueryString: string): Parameters => new Map(new URLSearchParams(rawQueryString));

/** A record that is checked loses this key, so a filter by it would be ignored. */
const NO_KEY = '__proto__';

const isFilter = (name: string, { filter, keyed }: QuerySpec): boolean => {
  const [, field = '', key] = FILTER.exec(name) ?? [];
  return Object.hasOwn(filter.shape, field) && key !== NO_KEY && keyed.includes(field) === (key !== undefined);
};

/** Whether the route reads the parameter. */
const isRead = (name: string, spec: QuerySpec): boolean =>
  (spec.paged && (name === 'page[size]' || name === 'page[after]')) ||
  (spec.sort.length > 0 && name === 'sort') ||
  Object.hasOwn(spec.params.shape, name) ||
  isFilter(name, spec);

const refuseRepeated = (rawQueryString: string, spec: QuerySpec, withDetail: boolean): Refusal<never> | undefined => {
  const names = [...new URLSearchParams(rawQueryString).keys()].filter((name) => isRead(name, spec));
  const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  if (repeated.size === 0) return undefined;
  return unprocessable(
    [...repeated].map((name) => parameterProblem(name, 'This parameter was sent more than once. Send it once.')),
    withDetail,
  );
};

/** Well-formed names of these families, which are ignored on routes that do not read them. */
const IGNORED = /^(?:page|fields)\[[^[\]]+\]$/;

type Unsupported = Refusal<'unsupported_parameter'>;

/** Why a parameter of a reserved family is refused, and what exists instead. */
const unsupported = (parameter: string, detail: string, names: readonly string[]): Unsupported =>
  refuse('unsupported_parameter', {
    detail,
    source: { parameter },
    ...(names.length > 0 && { meta: { supported: names } }),
  });

/**
 * Refuses misspelt or malformed filters, pages and sorts, which would return wrong data. Other unknown names are
 * ignored (contract reading A17).
 */
const refuseUnsupported = (parameters: Parameters, spec: QuerySpec): Unsupported | undefined => {
  for (const name of parameters.keys())
    if (FAMILY.test(name) && !isRead(name, spec) && !IGNORED.test(name)) {
      const { detail, names } = unsupportedName(name, spec);
      return unsupported(name, detail, names);
    }
  return undefined;
};

/** The most ignored members, and the most characters of a parameter, that a response names. */
export const MAX_IGNORED = 100;
const MAX_NAME = 100;

/** The parameters that the route does not read, each with the one that was probably meant. */
const ignoredOf = (parameters: Parameters, spec: QuerySpec): readonly string[] =>
  [...parameters.keys()]
    .filter((name) => !isRead(name, spec))
    .slice(0, MAX_IGNORED)
    .map((name) => {
      const hint = didYouMean(suggestedParameter(name, spec));
      return [name.slice(0, MAX_NAME), hint].filter(Boolean).join(': ');
    });

const readSize = (parameters: Parameters, problems: Problem[]): number => {
  const raw = parameters.get('page[size]');
  if (raw === undefined) return DEFAULT_SIZE;
  const size = /^\d{1,4}$/.test(raw) ? Number(raw) : 0;
  if (size < 1 || size > MAX_SIZE)
    problems.push({
      ...parameterProblem('page[size]', `Must be 1 to ${MAX_SIZE}.`, raw, 'out_of_range'),
      expected: { rule: 'range', limit: [1, MAX_SIZE] },
    });
  return size;
};

const readSort = (parameters: Parameters, spec: QuerySpec) => {
  const { sort } = spec;
  const raw = parameters.get('sort');
  if (raw === undefined) return undefined;
  const descending = raw.startsWith('-');
  const field = descending ? raw.slice(1) : raw;
  if (sort.includes(raw) || (/^-[^-]/.test(raw) && sort.includes(field))) return { field, descending };
  const names = sortValues(spec);
  return unsupported('sort', `This operation does not have this sort order. ${supported('sort orders', names)}`, names);
};

/** The values of a keyed filter by key; `undefined` without one. */
const keyedValues = (parameters: Parameters, filter: string) => {
  const values = [...parameters].flatMap(([name, value]) => {
    const [, field, key] = FILTER.exec(name) ?? [];
    return field === filter && key !== undefined ? [[key, value] as const] : [];
  });
  return values.length > 0 ? Object.fromEntries(values) : undefined;
};

const readObject = (
  schema: z.ZodObject,
  parameters: Parameters,
  nameOf: (field: string) => string,
  problems: Problem[],
  keyed: readonly string[] = [],
): Record<string, unknown> => {
  const input = Object.fromEntries(
    Object.keys(schema.shape).flatMap((field) => {
      const value = keyed.includes(field) ? keyedValues(parameters, field) : parameters.get(nameOf(field));
      return value === undefined ? [] : [[field, value]];
    }),
  );
  const parsed = z.safeParse(schema, withCanonicalIds(schema, input), NO_MESSAGE);
  if (parsed.success) return parsed.data;
  problems.push(...parameterProblems(parsed.error.issues, nameOf, input));
  return {};
};

/** Reads and validates the query. `scope` is the required scope of a cursor. */
export const readQuery = async (
  rawQueryString: string,
  spec: QuerySpec,
  scope: CursorScope,
  cursors: () => Promise<Cursors>,
  withDetail = false,
): Promise<ReadQuery<unknown, unknown, string> | Unsupported> => {
  const parameters = parametersOf(rawQueryString);
  const refused = refuseUnsupported(parameters, spec) ?? refuseRepeated(rawQueryString, spec, withDetail);
  if (refused) return refused;
  const problems: Problem[] = [];
  const filter = readObject(spec.filter, parameters, (field) => `filter[${field}]`, problems, spec.keyed);
  const params = readObject(spec.params, parameters, (field) => field, problems);
  const sort = readSort(parameters, spec);
  if (sort instanceof Refusal) return sort;
  const limit = spec.paged ? readSize(parameters, problems) : 0;
  const cursor = spec.paged ? parameters.get('page[after]') : undefined;
  const after = cursor === undefined ? undefined : (await cursors()).open(cursor, cursorScope(scope, parameters, spec));
  if (cursor !== undefined && !after)
    problems.push(
      parameterProblem('page[after]', 'This cursor is not valid for this list. Use the one from `links.next`.', cursor),
    );
  if (problems.length > 0) return unprocessable(problems, withDetail);
  const ignored = ignoredOf(parameters, spec);
  return { page: { limit, after }, filter, params, sort, ...(ignored.length > 0 && { ignored }) };
};

/** The scope of a cursor: every parameter that the route reads, except pagination. An id counts in any case. */
export const cursorScope = (scope: CursorScope, parameters: Parameters, spec: QuerySpec): CursorScope => [
  ...scope,
  ...[...parameters]
    .filter(([name]) => !name.startsWith('page[') && isRead(name, spec))
    .map(([name, value]) => `${name}=${value.split(',').map(canonicalId).join()}`)
    .sort(),
];

/** The URL of the next page with all other parameters. */
export const nextLink = (path: string, parameters: Parameters, cursor: string): string =>
  withQuery(
    path,
    new URLSearchParams([...[...parameters].filter(([name]) => name !== 'page[after]'), ['page[after]', cursor]]),
  );

export const withQuery = (path: string, query: URLSearchParams): string => {
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
};
