import { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** Short time-outs and three attempts: a store that hangs is told as unavailable well before the function's time is up. */
export const dynamoClient = (): DynamoDBClient =>
  new DynamoDBClient({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 500, requestTimeout: 1_500 },
  });
