import { LISTING } from '../../../shared/platform/db/listing.ts';
import { arrayOf, type Json, objectOf, stringOf } from '../json.ts';
import { type AwsService, errorResponse, inputOf } from '../protocol/request.ts';

const KEYS = ['pk', 'sk', LISTING.partition, LISTING.sort];
const ASSIGNED = /([#\w]+)\s*=\s*(:\w+)/g;
const REFERRED = /:\w+/g;

const isEmpty = (value: Json | undefined): boolean => objectOf(value).S === '';

const emptyIn = (row: Json | undefined): string | undefined => KEYS.find((name) => isEmpty(objectOf(row)[name]));

/** The key attribute with an empty value in one part of a request. */
const emptyOf = (part: Json | undefined): string | undefined => {
  const { Key, Item, KeyConditionExpression, UpdateExpression, ...of } = objectOf(part);
  const [names, values] = [objectOf(of.ExpressionAttributeNames), objectOf(of.ExpressionAttributeValues)];
  const placeholders = stringOf(KeyConditionExpression).match(REFERRED) ?? [];
  const assigned = [...stringOf(UpdateExpression).matchAll(ASSIGNED)].flatMap(([, name = '', value = '']) =>
    isEmpty(values[value]) ? (names[name] ?? name) : [],
  );
  return (
    emptyIn(Key) ??
    emptyIn(Item) ??
    placeholders.find((value) => isEmpty(values[value])) ??
    KEYS.find((name) => assigned.includes(name))
  );
};

/**
 * The key attribute, or value of a key condition, that is an empty string. DynamoDB rejects it with a
 * ValidationException; the local engine does not.
 */
export const emptyKey = (request: unknown): string | undefined => {
  const input = objectOf(request);
  const steps = arrayOf(input.TransactItems).flatMap((step) => Object.values(objectOf(step)));
  const keys = Object.values(objectOf(input.RequestItems)).flatMap((of) => arrayOf(objectOf(of).Keys));
  return [...[input, ...steps].map(emptyOf), ...keys.map(emptyIn)].find((found) => found !== undefined);
};

/** Rejects requests with an empty key, as DynamoDB on AWS does. */
export const withoutEmptyKeys =
  (service: AwsService): AwsService =>
  (request) => {
    const found = emptyKey(inputOf(request));
    if (found === undefined) return service(request);
    const message = `One or more parameter values are not valid. ${found}: the value for a key attribute cannot be empty`;
    return errorResponse('ValidationException', message);
  };
