import { type AwsResponse, errorResponse } from './protocol/request.ts';

export const STORES = ['counters', 'table', 'queue', 'sockets'] as const;
export const ERRORS = ['unavailable', 'access_denied'] as const;

type FaultyStore = (typeof STORES)[number];
export type StoreError = (typeof ERRORS)[number];

/** The injected faults. */
export interface Faults {
  readonly set: (store: FaultyStore, error: StoreError | null) => void;
  readonly of: (store: FaultyStore) => StoreError | null;
  readonly any: () => boolean;
}

export const noFaults = (): Faults => {
  const failing = new Map<FaultyStore, StoreError>();
  return {
    set(store, error) {
      if (error) failing.set(store, error);
      else failing.delete(store);
    },
    of: (store) => failing.get(store) ?? null,
    any: () => failing.size > 0,
  };
};

/** The AWS response for a fault. */
export const failure = (error: StoreError): AwsResponse =>
  error === 'unavailable'
    ? errorResponse('ServiceUnavailable', 'The service is unavailable. Please try again shortly.', 503)
    : errorResponse('AccessDeniedException', 'The caller is not authorized to perform this operation.', 400);
