import type { AttributeValue, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';

/** `undefined` attributes are not stored. NaN and integers that a double cannot represent are rejected. */
const marshallOptions = { removeUndefinedValues: true };
/** Numbers are read as doubles, never as BigInt. */
const unmarshallOptions = { wrapNumbers: Number };

/** Wraps a DynamoDB client. Both share one middleware stack, so options of the client are changed too. */
export const documentClient = (client: DynamoDBClient): DynamoDBDocumentClient =>
  DynamoDBDocumentClient.from(client, {
    marshallOptions: { ...marshallOptions },
    unmarshallOptions: { ...unmarshallOptions },
  });

/** Unmarshalls a stream image or the item of an error, which the document client leaves marshalled. */
export const unmarshalled = (image: Readonly<Record<string, AttributeValue>>): Record<string, unknown> =>
  unmarshall(image, unmarshallOptions);
