import type { ApiResponse } from '../../support/service.ts';

type Status = Pick<ApiResponse, 'status'>;

const REFUSED: ReadonlySet<number> = new Set([403, 404, 410]);

/** The rules of RESTler. Each returns what is wrong, or `undefined`. */
export const rules = {
  /** A deleted resource is not found by any operation. */
  useAfterFree: ({ status }: Status) => (REFUSED.has(status) ? undefined : `used after its deletion: ${status}`),
  /** A resource is not found under another parent. */
  resourceHierarchy: ({ status }: Status) =>
    REFUSED.has(status) ? undefined : `found under another parent: ${status}`,
  /** A resource is not found by a caller of another tenant. */
  userNamespace: ({ status }: Status) => (REFUSED.has(status) ? undefined : `found from another tenant: ${status}`),
  /** A refused creation leaves nothing. */
  leakage: ({ status }: Status, before: readonly string[], after: readonly string[]) => {
    if (status < 400) return `created from an invalid body: ${status}`;
    const left = after.filter((row) => !before.includes(row));
    return left.length > 0 ? `left after ${status}: ${left.join(' ').slice(0, 200)}` : undefined;
  },
  /** An id of another form is not found, and never an error of the server. */
  invalidObject: ({ status }: Status) =>
    REFUSED.has(status) || status === 422 ? undefined : `found by an invalid id: ${status}`,
  /** A list shows a resource from its creation to its deletion. */
  listing: (ids: readonly string[], id: string, expected: boolean) =>
    ids.some((one) => one === id || one.endsWith(`:${id}`)) === expected
      ? undefined
      : `${expected ? 'missing in' : 'still in'} its list`,
  /** No step is an error of the server. */
  working: ({ status }: Status) => (status < 500 ? undefined : `status ${status}`),
};
