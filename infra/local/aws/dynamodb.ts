import { type Faults, failure } from '../faults.ts';
import { isObject, type JsonObject, objectOf, stringOf } from '../json.ts';
import { forward } from '../protocol/forward.ts';
import { type AwsService, inputOf } from '../protocol/request.ts';

/** Partition keys of the limiter's items. */
const COUNTER = 'LIMIT#';

/** The values of a key condition that can be partition keys. */
const conditionKeys = (input: JsonObject): string[] =>
  input.KeyConditionExpression === undefined
    ? []
    : Object.values(objectOf(input.ExpressionAttributeValues)).flatMap((value) => {
        const text = objectOf(value).S;
        return typeof text === 'string' ? [text] : [];
      });

/** The partition keys of all items that a request names, at any depth. */
const partitionKeys = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(partitionKeys);
  if (!isObject(value)) return [];
  const own = stringOf(objectOf(value.pk).S);
  const inside = Object.values(value).flatMap(partitionKeys);
  return own ? [own, ...inside] : inside;
};

/** The store of a request: `counters` if it names only items of the limiter. */
export const storeOf = (input: JsonObject): 'counters' | 'table' => {
  const keys = partitionKeys(input);
  const named = keys.length > 0 ? keys : conditionKeys(input).slice(0, 1);
  return named.length > 0 && named.every((key) => key.startsWith(COUNTER)) ? 'counters' : 'table';
};

/** The engine, with injected faults. */
export const dynamodb =
  (endpoint: string, faults: Faults): AwsService =>
  async (request) => {
    if (faults.any()) {
      const error = faults.of(storeOf(inputOf(request)));
      if (error) return failure(error);
    }
    return forward(endpoint, request);
  };
