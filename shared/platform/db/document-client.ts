import type { AttributeValue, DynamoDBClient, DynamoDBServiceException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { count } from '../telemetry/embedded.ts';

/** `undefined` attributes are not stored. NaN and integers that a double cannot represent are rejected. */
const marshallOptions = { removeUndefinedValues: true };
/** Numbers are read as doubles, never as BigInt. */
const unmarshallOptions = { wrapNumbers: Number };

const attemptsOf = (result: unknown): number => (result as Partial<DynamoDBServiceException>).$metadata?.attempts ?? 1;

/** Counts the time and the repeated attempts of every call. By its name, a client that is wrapped twice has it once. */
const countCalls = ({ middlewareStack }: DynamoDBClient): void =>
  middlewareStack.add(
    (next) => async (args) => {
      const started = performance.now();
      let attempts = 1;
      try {
        const result = await next(args);
        attempts = attemptsOf(result.output);
        return result;
      } catch (error) {
        attempts = attemptsOf(error);
        throw error;
      } finally {
        count('TableTime', Math.round(performance.now() - started));
        if (attempts > 1) count('TableRetries', attempts - 1);
      }
    },
    { step: 'initialize', name: 'countCalls', override: true },
  );

/** Wraps a DynamoDB client. Both share one middleware stack, so options of the client are changed too. */
export const documentClient = (client: DynamoDBClient): DynamoDBDocumentClient => {
  countCalls(client);
  return DynamoDBDocumentClient.from(client, {
    marshallOptions: { ...marshallOptions },
    unmarshallOptions: { ...unmarshallOptions },
  });
};

/** Unmarshalls a stream image or the item of an error, which the document client leaves marshalled. */
export const unmarshalled = (image: Readonly<Record<string, AttributeValue>>): Record<string, unknown> =>
  unmarshall(image, unmarshallOptions);
