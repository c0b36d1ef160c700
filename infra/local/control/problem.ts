import { aboutError } from '../../../shared/platform/http/about-error.ts';
import { ERRORS } from '../../../shared/platform/http/error-codes.ts';
import type { HttpResponse } from '../gateway/response.ts';

const NO_STORE = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

export const json = (status: number, value: unknown): HttpResponse => ({
  status,
  headers: { ...NO_STORE, 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

/** Some codes are of the controls only, and the documentation of the API does not have them. */
const linksOf = (status: number, code: string) =>
  Object.hasOwn(ERRORS, code) && { links: { about: aboutError('', status, code) } };

/** An error document in the API's format. */
export const problem = (
  status: number,
  code: string,
  detail: string,
  pointer?: string,
  headers: Readonly<Record<string, string>> = {},
): HttpResponse => ({
  status,
  headers: { ...NO_STORE, 'content-type': 'application/vnd.api+json', ...headers },
  body: JSON.stringify({
    errors: [
      {
        ...{ status: String(status), code, ...linksOf(status, code), detail },
        ...(pointer !== undefined && { source: { pointer } }),
      },
    ],
  }),
});
