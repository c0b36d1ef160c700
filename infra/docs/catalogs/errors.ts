import { ERRORS, type ErrorCode } from '../../../shared/platform/http/error-codes.ts';
import { codesOf } from '../answers.ts';
import { apiDocument } from '../api-document.ts';
import { type Operation, operationsOf } from '../document.ts';
import { ERROR_CAUSES } from './error-causes/causes.ts';
import { section } from './markdown-parts.ts';

const MAX_LINKS = 5;

const returnedBy = (operations: readonly Operation[]): string => {
  const links = operations.map(({ tag, id, summary }) => `[${summary}](/docs/reference/${tag}/${id})`);
  if (links.length === 0) return '';
  return links.length > MAX_LINKS ? `Returned by ${links.length} operations.` : `Returned by ${links.join(', ')}.`;
};

const WITHOUT_CODE = [
  [
    'unknown-path',
    'Unknown paths: 404 without a code',
    'No operation has the path: it is misspelt, a segment is missing, or an id in it is empty.',
    'Compare the path with the reference. A 404 with the code `not_found` is about a resource, not about the path.',
  ],
  [
    'unsupported-method',
    'Unsupported methods: 405',
    'The path exists, but not with this method, for example PUT where a resource is changed with PATCH.',
    'Use one of the methods in the response header `Allow`.',
  ],
  [
    'invalid-values',
    'Invalid values: 422 without a code',
    'The body, a query parameter or a header does not match the schema of the operation. Each problem is one error, and `source` says where it is.',
    'Correct the value at `source`: `meta.rule` names the rule, and `meta.limit` what it allows. [Validation errors](/docs/errors#validation-errors) lists the rules.',
  ],
] as const;

/** Errors without a code, by what happened. */
const withoutCode = (): readonly string[] =>
  WITHOUT_CODE.map(([id, title, cause, fix]) => `<h3 id="${id}">${title}</h3>\n\n${cause}\n\n**What to do.** ${fix}`);

/** The Markdown of all errors: each code with its status, detail, cause and fix, after the errors without a code. */
export const errorsCatalog = (): string => {
  const pairs = operationsOf(apiDocument()).flatMap((operation) =>
    codesOf(operation).map((code) => [code, operation] as const),
  );
  const byCode = Map.groupBy(pairs, ([code]) => code);
  const codes = Object.keys(ERRORS).sort() as ErrorCode[];
  const sections = codes.map((code) => {
    const [status, detail] = ERRORS[code];
    const { cause, fix } = ERROR_CAUSES[code];
    const operations = (byCode.get(code) ?? []).map(([, operation]) => operation);
    return section(
      code,
      `**${status}** ${detail}`,
      cause,
      [`**What to do.** ${fix}`, returnedBy(operations)].filter(Boolean).join(' '),
    );
  });
  return [...withoutCode(), ...sections].join('\n\n');
};
