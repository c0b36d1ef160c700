import type { AttributeValue, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';

/** An attribute that is `undefined` is not stored. NaN and integers that a double rounds are rejected before sending. */
const marshallOptions = { removeUndefinedValues: true };
/** Every number is read as a double, never as a BigInt. */
const unmarshallOptions = { wrapNumbers: Number };

/** The document client of a DynamoDB client, on the same middleware stack. It changes the options that it is given. */
export const documentClient = (client: DynamoDBClient): DynamoDBDocumentClient =>
  DynamoDBDocumentClient.from(client, {
    marshallOptions: { ...marshallOptions },
    unmarshallOptions: { ...unmarshallOptions },
  });

/** The attributes of a stream image, or of the item in an error, which the document client does not unmarshall. */
export const unmarshalled = (image: Readonly<Record<string, AttributeValue>>): Record<string, unknown> =>
  unmarshall(image, unmarshallOptions);
