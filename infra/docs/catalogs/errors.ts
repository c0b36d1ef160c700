import { ERRORS } from '../../../shared/api/error-codes.ts';
import { SECTIONS_WITHOUT_CODE } from '../../../shared/platform/http/about-error.ts';
import type { ErrorCode } from '../../../shared/platform/http/error-codes.ts';
import { codesOf } from '../answers.ts';
import { apiDocument } from '../api-document.ts';
import { type Operation, operationsOf } from '../document.ts';
import { ERROR_CAUSES } from './error-causes/causes.ts';
import { section, table } from './markdown-parts.ts';

const WITHOUT_CODE = [
  [
    SECTIONS_WITHOUT_CODE[404],
    'Unknown paths: 404 without a code',
    'No operation has the path: it is misspelt, a segment is missing, or an id in it is empty.',
    'Compare the path with the reference. A 404 with the code `not_found` is about a resource, not about the path.',
  ],
  [
    SECTIONS_WITHOUT_CODE[405],
    'Unsupported methods: 405',
    'The path exists, but not with this method, for example PUT where a resource is changed with PATCH.',
    'Use one of the methods in the response header `Allow`.',
  ],
  [
    SECTIONS_WITHOUT_CODE[422],
    'Validation errors: 422 without a code',
    'The body, a query parameter or a header does not match the schema of the operation. Each problem is one error, and `source` says where it is.',
    'Correct the value at `source`: `meta.rule` names the rule, and `meta.limit` what it allows. [Validation errors](/docs/error-responses#validation-errors) lists the rules.',
  ],
] as const;

const caused = (cause: string, fix: string): string => `${cause} **Fix:** ${fix}`;

/** The Markdown of the errors without a code, by what happened. */
export const errorsWithoutCode = (): string =>
  WITHOUT_CODE.map(([id, title, cause, fix]) => `<h3 id="${id}">${title}</h3>\n\n${caused(cause, fix)}`).join('\n\n');

/* Sorted, so that readers find a code. */
const CODES = Object.keys(ERRORS).sort() as ErrorCode[];

/** The Markdown of all codes: each with its status, detail, cause and fix. */
export const errorsCatalog = (): string =>
  CODES.map((code) => {
    const [status, detail] = ERRORS[code];
    const { cause, fix } = ERROR_CAUSES[code];
    return section(code, `**${status}** ${detail}`, caused(cause, fix));
  }).join('\n\n');

const MAX_LINKS = 12;

const linked = (operations: readonly Operation[]): string =>
  operations.length > MAX_LINKS
    ? `${operations.length} operations`
    : operations.map(({ tag, id, summary }) => `[${summary}](/docs/reference/${tag}/${id})`).join(', ');

/** The Markdown of a table: each code with the operations that return it. */
export const errorOperations = (): string => {
  const pairs = operationsOf(apiDocument()).flatMap((operation) =>
    codesOf(operation).map((code) => [code, operation] as const),
  );
  const byCode = Map.groupBy(pairs, ([code]) => code);
  const rows = CODES.flatMap((code) => {
    const operations = (byCode.get(code) ?? []).map(([, operation]) => operation);
    return operations.length > 0 ? [[`[\`${code}\`](/docs/errors#${code})`, linked(operations)]] : [];
  });
  return table(['Code', 'Returned by'], rows);
};
