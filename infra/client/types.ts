import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { commandLine } from '../command-line/command-line.ts';

/** The TypeScript types of the API, generated from the OpenAPI document. */
const clientTypesFile = join(import.meta.dirname, '..', '..', 'shared', 'client', 'openapi.d.ts');

const HEAD = '// Made by `npm run client` from the declarations of the routes; not to be edited.\n\n';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** Keeps the content of a response only. Its headers and description are in the document. */
const withContentOnly = (key: string, value: Json): Json => {
  if (key !== 'responses' || value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const plain = Object.entries(value).map(([status, answer]) => {
    if (answer === null || typeof answer !== 'object' || !('content' in answer)) return [status, answer];
    return [status, { description: '', content: answer.content }];
  });
  return Object.fromEntries(plain);
};

/** Removes the lines for methods that a path does not have. */
const UNUSED_METHODS = /^ +(?:get|put|post|delete|options|head|patch|trace)\?: never;\n/gm;

/**
 * The generator needs TypeScript's JavaScript compiler, which the native compiler does not include: it gets the last
 * version that has one.
 */
const generator = async () => {
  registerHooks({ resolve: (name, context, next) => next(name === 'typescript' ? 'typescript-5' : name, context) });
  return import('openapi-typescript');
};

/** The union of all error codes. */
const errorCodes = (errors: object): string => {
  const codes = Object.keys(errors)
    .toSorted()
    .map((code) => `  | '${code}'\n`);
  return `\n/** The codes of error responses. */\nexport type ErrorCode =\n${codes.join('').trimEnd()};\n`;
};

/** The types of the current routes. The output is deterministic. */
export const clientTypes = async (): Promise<string> => {
  /* They load all routes: a question about the options is answered without them. */
  const { groups } = await import('../../functions/groups.ts');
  const { ERRORS } = await import('../../shared/api/error-codes.ts');
  const { openApi } = await import('../../shared/api/openapi.ts');
  const { default: typesOf, astToString } = await generator();
  const document = JSON.parse(JSON.stringify(openApi(groups)), withContentOnly);
  const types = astToString(await typesOf(document, { defaultNonNullable: false }));
  return HEAD + types.replace(UNUSED_METHODS, '').replaceAll('    ', '  ') + errorCodes(ERRORS);
};

if (import.meta.main) {
  commandLine({
    usage: 'npm run client --',
    about: 'Writes the types of the client, shared/client/openapi.d.ts, from the declarations of the routes.',
  });
  writeFileSync(clientTypesFile, await clientTypes());
}
