import type * as z from 'zod';
import { explained } from './expected.ts';
import { type Problem, parameterProblem, pointer, valueAt } from './problems.ts';

/** Each unknown property is a problem of its own. */
const paths = (issue: z.core.$ZodIssue): readonly (readonly PropertyKey[])[] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];

const locPart = (part: PropertyKey): string | number => (typeof part === 'number' ? part : String(part));

const SIZES: ReadonlySet<string> = new Set(['too_small', 'too_big']);

/** Whether the issue is about the size of a value whose type is wrong already. */
const isEcho = ({ code, path }: z.core.$ZodIssue, before: z.core.$ZodIssue | undefined): boolean =>
  SIZES.has(code) && before?.code === 'invalid_type' && pointer('', path) === pointer('', before.path);

/** Schema issues of a body as problems; `prefix` is the pointer of the fields in the document. */
export const bodyProblems = (issues: readonly z.core.$ZodIssue[], prefix: string, body: unknown): readonly Problem[] =>
  issues
    .filter((issue, index) => !isEcho(issue, issues[index - 1]))
    .flatMap((issue) =>
      paths(issue).map((path) => ({
        source: { pointer: pointer(prefix, path) },
        ...explained(issue, valueAt(body, path)),
        loc: ['body', ...prefix.split('/').slice(1), ...path.map(locPart)],
        type: issue.code,
        input: valueAt(body, path),
      })),
    );

/** Schema issues of query parameters as problems; `name` maps a field to its parameter. */
export const parameterProblems = (
  issues: readonly z.core.$ZodIssue[],
  name: (field: string) => string,
  input: Readonly<Record<string, unknown>>,
): readonly Problem[] =>
  issues.map((issue) => {
    const field = String(issue.path[0] ?? '');
    const { message, expected } = explained(issue, input[field]);
    return { ...parameterProblem(name(field), message, input[field], issue.code), expected };
  });
