import { expect } from 'vitest';
import { aboutError } from '../../../../shared/platform/http/about-error.ts';
import { TITLES } from '../../../../shared/platform/http/error-codes.ts';
import type { ApiResponse } from '../../../support/service.ts';

interface ErrorItem {
  readonly status: string;
  readonly code?: string;
  readonly source?: { readonly pointer?: string; readonly parameter?: string };
  readonly links: { readonly about: string };
  readonly meta: { readonly request_id: string };
}

/** The errors of a response, checked for the common form of error documents. */
export const errorsOf = ({ status, headers, body }: ApiResponse): readonly ErrorItem[] => {
  expect(headers['Content-Type']).toBe('application/vnd.api+json');
  const { errors } = body as unknown as { errors: readonly ErrorItem[] };
  expect(errors.length).toBeGreaterThan(0);
  expect(body.data).toBeUndefined();
  for (const error of errors) {
    expect(error).toMatchObject({ status: String(status), title: TITLES[status], detail: expect.any(String) });
    expect(error.links).toEqual({ about: aboutError('https://hub.test', status, error.code) });
    expect(error.meta.request_id).toBe(headers['X-Request-ID']);
  }
  return errors;
};

/** The status and code of an error, such as `403 forbidden`, `404` or `422`; `ok` for a success. */
export const outcome = (answered: ApiResponse): string => {
  if (answered.status < 400) return 'ok';
  return [answered.status, errorsOf(answered)[0]?.code].filter(Boolean).join(' ');
};

/** The pointers and parameters that a 422 names; empty for any other status. */
export const namedBy = (answered: ApiResponse): readonly string[] =>
  answered.status === 422
    ? errorsOf(answered).flatMap(({ source = {} }) => [source.pointer ?? source.parameter ?? ''])
    : [];
