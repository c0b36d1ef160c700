import { describe, expect, test } from 'vitest';
import { storeFailure } from '../../../../shared/platform/db/failures.ts';

const sdk = (name: string, httpStatusCode?: number, more: object = {}): Error =>
  Object.assign(new Error('x'), { name, $fault: 'client', $metadata: { httpStatusCode }, ...more });
const network = (code: string): Error => Object.assign(new Error('x'), { code });

describe('A42: an error that a retry may resolve is unavailable', () => {
  test.each([
    ['throughput', sdk('ProvisionedThroughputExceededException', 400)],
    ['throttling', sdk('ThrottlingException', 400)],
    ['the request limit of the account', sdk('RequestLimitExceeded', 400)],
    ['a transaction conflict', sdk('TransactionConflictException', 400)],
    ['a transaction in progress', sdk('TransactionInProgressException', 400)],
    ['500', sdk('InternalServerError', 500)],
    ['any 5xx', sdk('SomethingNew', 502)],
    ['429', sdk('SomethingNew', 429)],
    ['a server fault without a status', sdk('SomethingNew', undefined, { $fault: 'server' })],
    ['a timeout', Object.assign(new Error('x'), { name: 'TimeoutError' })],
    ['an abort', Object.assign(new Error('x'), { name: 'AbortError' })],
    ['a refused connection', network('ECONNREFUSED')],
    ['a connection reset', network('ECONNRESET')],
    ['a host name that does not resolve', network('ENOTFOUND')],
    [
      'several addresses that all refuse the connection',
      Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
    ],
  ])('%s', (_, error) => {
    expect(storeFailure(error)).toBe('unavailable');
  });
});

describe('A42: an error that a retry cannot resolve is misconfigured', () => {
  test.each([
    ['denied access', sdk('AccessDeniedException', 400)],
    ['unknown credentials', sdk('UnrecognizedClientException', 400)],
    ['expired credentials', sdk('ExpiredTokenException', 400)],
    ['no credentials', Object.assign(new Error('x'), { name: 'CredentialsProviderError' })],
    ['a missing table', sdk('ResourceNotFoundException', 400)],
    ['a malformed request', sdk('ValidationException', 400)],
    ['an item collection that is too large', sdk('ItemCollectionSizeLimitExceededException', 400)],
    ['403', sdk('SomethingNew', 403)],
  ])('%s', (_, error) => {
    expect(storeFailure(error)).toBe('misconfigured');
  });
});

test.each([new Error('x'), new TypeError('x'), 'text', undefined, null, { name: 'ThrottlingException' }])(
  'an error that no AWS client threw is not a store failure: %s',
  (error) => {
    expect(storeFailure(error)).toBeUndefined();
  },
);
