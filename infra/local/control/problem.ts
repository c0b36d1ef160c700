import { ERRORS } from '../../../shared/api/error-codes.ts';
import { aboutError } from '../../../shared/platform/http/about-error.ts';
import type { HttpResponse } from '../gateway/response.ts';

const NO_STORE = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

export const json = (status: number, value: unknown): HttpResponse => ({
  status,
  headers: { ...NO_STORE, 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

/** An error that a control answers with. It becomes a response when the address of the stack is known. */
export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly pointer: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

export type Answer = HttpResponse | Problem;

export const problem = (
  status: number,
  code: string,
  detail: string,
  pointer?: string,
  headers: Readonly<Record<string, string>> = {},
): Problem => ({ status, code, detail, pointer, headers });

const isDocumented = (code: string): code is keyof typeof ERRORS => Object.hasOwn(ERRORS, code);

/** The section about the error. Codes that only the controls have link to the section of their status, if it has one. */
const linksOf = (origin: string, { status, code }: Problem) => {
  const about = aboutError(origin, status, isDocumented(code) ? code : undefined);
  return about !== undefined && { links: { about } };
};

/** An error document in the API's format. */
const document = (origin: string, found: Problem): HttpResponse => {
  const { status, code, detail, pointer, headers } = found;
  const source = pointer !== undefined && { source: { pointer } };
  const error = { status: String(status), code, ...linksOf(origin, found), detail, ...source };
  return {
    status,
    headers: { ...NO_STORE, 'content-type': 'application/vnd.api+json', ...headers },
    body: JSON.stringify({ errors: [error] }),
  };
};

/** The response of a stack with this origin. */
export const responseTo = (origin: string, answer: Answer): HttpResponse =>
  'body' in answer ? answer : document(origin, answer);
