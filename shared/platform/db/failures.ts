/** `unavailable`: a retry may succeed. `misconfigured`: an operator must act. */
type StoreFailure = 'unavailable' | 'misconfigured';

interface SdkError {
  readonly name?: string;
  readonly code?: string;
  readonly $fault?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

const TRANSIENT = new Set([
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'ThrottledException',
  'Throttling',
  'RequestLimitExceeded',
  'TransactionInProgressException',
  'LimitExceededException',
  'InternalServerError',
  'TransactionConflictException',
  'ServiceUnavailable',
  'TimeoutError',
  'RequestTimeout',
  'AbortError',
  'KMSInternalException',
  'DependencyTimeoutException',
]);
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN', 'EHOSTUNREACH']);

/**
 * Classifies an error of an AWS client; `undefined` if it is not one. Timeouts, refused connections, throttling and 5xx
 * are `unavailable`; denied access, unknown credentials, a missing table and a malformed request are `misconfigured`
 * (contract reading A42).
 */
export const storeFailure = (error: unknown): StoreFailure | undefined => {
  if (!(error instanceof Error)) return undefined;
  const { name = '', code = '', $metadata, $fault } = error as SdkError;
  if (TRANSIENT.has(name) || NETWORK.has(code)) return 'unavailable';
  const status = $metadata?.httpStatusCode;
  if ((status !== undefined && (status >= 500 || status === 429)) || $fault === 'server') return 'unavailable';
  return status !== undefined || $fault !== undefined || name === 'CredentialsProviderError'
    ? 'misconfigured'
    : undefined;
};
