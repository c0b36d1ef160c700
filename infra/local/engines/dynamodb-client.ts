import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { arrayOf, type Json, type JsonObject, objectOf, stringOf } from '../json.ts';

/** Calls an operation of DynamoDB or its streams on the engine. */
export type DynamoCall = (operation: string, input: JsonObject) => Promise<JsonObject>;

/** Bytes stay base64 text. */
const wireValue = (value: Json | undefined): AttributeValue => {
  const { S, N, BOOL, M, L, SS, B } = objectOf(value);
  if (S !== undefined || B !== undefined) return { S: stringOf(S ?? B) };
  if (N !== undefined) return { N: stringOf(N) };
  if (BOOL !== undefined) return { BOOL: BOOL === true };
  if (M !== undefined) return { M: wireItem(M) };
  if (L !== undefined) return { L: arrayOf(L).map(wireValue) };
  return SS === undefined ? { NULL: true } : { SS: arrayOf(SS).map(stringOf) };
};

/** An item of a response, in the form of the service's own client. */
export const wireItem = (item: Json): Record<string, AttributeValue> =>
  Object.fromEntries(Object.entries(objectOf(item)).map(([name, value]) => [name, wireValue(value)]));

export class DynamoError extends Error {
  /** The error's short name, such as `ResourceNotFoundException`. */
  readonly code: string;
  constructor(type: string, message: string) {
    super(`${type}: ${message}`);
    this.code = type.split('#').at(-1) ?? type;
  }
}

const STREAMS = new Set(['ListStreams', 'DescribeStream', 'GetShardIterator', 'GetRecords']);
const AUTHORIZATION =
  'AWS4-HMAC-SHA256 Credential=local/20250101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0';

export const dynamoCall =
  (endpoint: string): DynamoCall =>
  async (operation, input) => {
    const service = STREAMS.has(operation) ? 'DynamoDBStreams_20120810' : 'DynamoDB_20120810';
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': `${service}.${operation}`,
        'x-amz-date': '20250101T000000Z',
        authorization: AUTHORIZATION,
      },
      body: JSON.stringify(input),
    });
    const answer = objectOf(await response.json());
    if (response.ok) return answer;
    throw new DynamoError(stringOf(answer.__type), stringOf(answer.message ?? answer.Message));
  };
