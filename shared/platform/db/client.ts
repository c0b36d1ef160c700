import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Environment } from '../runtime/config.ts';

/** Ms that a request waits for its answer. Far above what the store takes, far below a function's time. */
const PATIENCE = 1_500;

/**
 * Three attempts of 1.5 s: a store that hangs is told as unavailable well before the function's time is up. What the
 * store did without answering may be found done by the next attempt, as after a connection that broke. A store on the
 * machine one develops on may need longer: `STORE_TIMEOUT_MS`, which the template never sets.
 */
export const dynamoClient = (environment: Environment): DynamoDBClient =>
  new DynamoDBClient({
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: 500,
      requestTimeout: Number(environment.STORE_TIMEOUT_MS ?? PATIENCE),
      // Without it the client only writes a warning, and waits on.
      throwOnRequestTimeout: true,
    },
  });
