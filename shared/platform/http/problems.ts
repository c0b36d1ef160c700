import type { DetailItem, ErrorItem, Source } from './errors.ts';
import { Refusal } from './errors.ts';
import type { Expected } from './expected.ts';

/** One problem of a request: its location, its message, and the entry of the `detail` array of three routes. */
export interface Problem {
  readonly source: Source;
  readonly message: string;
  /** What was expected, for programs; the rule is `valid` if none is named. */
  readonly expected?: Pick<Expected, 'rule' | 'limit'> | undefined;
  readonly loc: readonly (string | number)[];
  readonly type: string;
  readonly input?: unknown;
}

/** One JSON Pointer reference token (RFC 6901 §3). */
const token = (part: PropertyKey): string => String(part).replaceAll('~', '~0').replaceAll('/', '~1');

export const pointer = (prefix: string, path: readonly PropertyKey[]): string => [prefix, ...path.map(token)].join('/');

/** The value at a path; `undefined` if there is none. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inside, part) => (inside as Record<PropertyKey, unknown> | undefined)?.[part], value);

/** A problem of an attribute that no schema finds, because it depends on what is stored. */
export const attributeProblem = (path: readonly (string | number)[], message: string, input?: unknown): Problem => ({
  source: { pointer: pointer('/data/attributes', path) },
  message,
  loc: ['body', 'data', 'attributes', ...path],
  type: 'invalid_value',
  input,
});

export const parameterProblem = (
  parameter: string,
  text: string,
  input?: unknown,
  type = 'invalid_value',
): Problem => ({
  source: { parameter },
  message: text,
  loc: ['query', parameter],
  type,
  input,
});

const toError = ({ source, message: detail, expected = { rule: 'valid' } }: Problem): ErrorItem => ({
  detail,
  source,
  meta: expected,
});

const toDetail = ({ loc, message: msg, type, input }: Problem): DetailItem => ({
  loc,
  msg,
  type,
  ctx: {},
  input: input ?? null,
});

/** Maximum number of problems in one response. */
export const MAX_PROBLEMS = 100;

/** The 422 refusal for schema failures: one error per problem, without `code` (statement C104). */
export const unprocessable = (problems: readonly Problem[], withDetail = false): Refusal<never> => {
  const reported = problems.slice(0, MAX_PROBLEMS);
  return new Refusal<never>(422, reported.map(toError), withDetail ? { details: reported.map(toDetail) } : {});
};
