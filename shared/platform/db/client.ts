import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Environment } from '../runtime/config.ts';

/** Timeout of one request, far above the store's latency and far below a function's timeout. */
const REQUEST_TIMEOUT_MS = 1_500;

/**
 * Three attempts of 1.5 s, so a store that hangs is reported as unavailable before the function times out. A retry may
 * find the write of a timed-out attempt already applied. `STORE_TIMEOUT_MS` raises the timeout in local development;
 * the template never sets it.
 */
export const dynamoClient = (environment: Environment): DynamoDBClient =>
  new DynamoDBClient({
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: 500,
      requestTimeout: Number(environment.STORE_TIMEOUT_MS ?? REQUEST_TIMEOUT_MS),
      // Without it the client only logs a warning and keeps waiting.
      throwOnRequestTimeout: true,
    },
  });
