import { describe, expect, test } from 'vitest';
import { storeFailure } from '../../../../shared/platform/db/failures.ts';

const sdk = (name: string, httpStatusCode?: number, more: object = {}): Error =>
  Object.assign(new Error('x'), { name, $fault: 'client', $metadata: { httpStatusCode }, ...more });
const network = (code: string): Error => Object.assign(new Error('x'), { code });

describe('A42: what may pass if tried again is unavailable', () => {
  test.each([
    ['throughput', sdk('ProvisionedThroughputExceededException', 400)],
    ['throttling', sdk('ThrottlingException', 400)],
    ['the account’s request limit', sdk('RequestLimitExceeded', 400)],
    ['a colliding transaction', sdk('TransactionConflictException', 400)],
    ['a transaction in progress', sdk('TransactionInProgressException', 400)],
    ['500', sdk('InternalServerError', 500)],
    ['any 5xx', sdk('SomethingNew', 502)],
    ['429', sdk('SomethingNew', 429)],
    ['the server’s fault', sdk('SomethingNew', undefined, { $fault: 'server' })],
    ['a time-out', Object.assign(new Error('x'), { name: 'TimeoutError' })],
    ['an abort', Object.assign(new Error('x'), { name: 'AbortError' })],
    ['a refused connection', network('ECONNREFUSED')],
    ['a reset one', network('ECONNRESET')],
    ['a name that does not resolve', network('ENOTFOUND')],
    ['several addresses that all refused', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })],
  ])('%s', (_, error) => {
    expect(storeFailure(error)).toBe('unavailable');
  });
});

describe('A42: what cannot pass until somebody mends it is misconfigured', () => {
  test.each([
    ['denied access', sdk('AccessDeniedException', 400)],
    ['unknown credentials', sdk('UnrecognizedClientException', 400)],
    ['expired credentials', sdk('ExpiredTokenException', 400)],
    ['no credentials', Object.assign(new Error('x'), { name: 'CredentialsProviderError' })],
    ['a missing table', sdk('ResourceNotFoundException', 400)],
    ['a malformed request', sdk('ValidationException', 400)],
    ['an item that is too large', sdk('ItemCollectionSizeLimitExceededException', 400)],
    ['403', sdk('SomethingNew', 403)],
  ])('%s', (_, error) => {
    expect(storeFailure(error)).toBe('misconfigured');
  });
});

test.each([new Error('x'), new TypeError('x'), 'text', undefined, null, { name: 'ThrottlingException' }])(
  'what no client threw is no failure of a store: %s',
  (error) => {
    expect(storeFailure(error)).toBeUndefined();
  },
);
