import { expect } from 'vitest';
import { TITLES } from '../../../../shared/platform/http/errors.ts';
import type { ApiResponse } from '../../../support/service.ts';

interface ErrorItem {
  readonly status: string;
  readonly code?: string;
  readonly source?: { readonly pointer?: string; readonly parameter?: string };
  readonly meta: { readonly request_id: string };
}

/** The errors of an answer, whose document has the one form that all of them have. */
export const errorsOf = ({ status, headers, body }: ApiResponse): readonly ErrorItem[] => {
  expect(headers['Content-Type']).toBe('application/vnd.api+json');
  const { errors } = body as unknown as { errors: readonly ErrorItem[] };
  expect(errors.length).toBeGreaterThan(0);
  expect(body.data).toBeUndefined();
  for (const error of errors) {
    expect(error).toMatchObject({ status: String(status), title: TITLES[status], detail: expect.any(String) });
    expect(error.meta.request_id).toBe(headers['X-Request-ID']);
  }
  return errors;
};

/** `403 forbidden`, `404`, `422`: what an answer was refused with; `ok` for one that was not. */
export const outcome = (answered: ApiResponse): string => {
  if (answered.status < 400) return 'ok';
  return [answered.status, errorsOf(answered)[0]?.code].filter(Boolean).join(' ');
};

/** The pointers and parameters that a 422 names; an answer of another status names none. */
export const namedBy = (answered: ApiResponse): readonly string[] =>
  answered.status === 422
    ? errorsOf(answered).flatMap(({ source = {} }) => [source.pointer ?? source.parameter ?? ''])
    : [];
