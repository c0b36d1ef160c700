import { arrayOf, isObject, type Json, type JsonObject, objectOf, stringOf } from '../json.ts';

/** Whether an event passes the filters of an event source mapping. */
export type EventFilter = (event: JsonObject) => boolean;

type Test = (argument: Json, value: Json | undefined) => boolean;

const isPrefix: Test = (prefix, value) => typeof value === 'string' && value.startsWith(stringOf(prefix));
const isSuffix: Test = (suffix, value) => typeof value === 'string' && value.endsWith(stringOf(suffix));

const TESTS: Readonly<Record<string, Test>> = {
  prefix: isPrefix,
  suffix: isSuffix,
  exists: (wanted, value) => (value !== undefined) === wanted,
  'equals-ignore-case': (text, value) =>
    typeof value === 'string' && value.toLowerCase() === stringOf(text).toLowerCase(),
  'anything-but': (excluded, value) => {
    if (value === undefined) return false;
    if (isObject(excluded)) return !arrayOf([excluded.prefix ?? []].flat()).some((prefix) => isPrefix(prefix, value));
    return ![excluded].flat().includes(value);
  },
};

const matchesOne = (pattern: Json, value: Json | undefined): boolean => {
  if (!isObject(pattern)) return pattern === value;
  const [name = '', argument = null] = Object.entries(pattern)[0] ?? [];
  const test = TESTS[name];
  if (!test) throw new Error(`The local stack does not support the filter ${JSON.stringify(pattern)}.`);
  return test(argument, value);
};

const matches = (pattern: Json, value: Json | undefined): boolean => {
  if (Array.isArray(pattern)) return pattern.some((one) => matchesOne(one, value));
  const alternatives = objectOf(pattern).$or;
  if (alternatives !== undefined) return arrayOf(alternatives).some((one) => matches(one, value));
  return Object.entries(objectOf(pattern)).every(([name, inner]) => matches(inner ?? null, objectOf(value)[name]));
};

/** An event passes if any filter matches, or if there are none. An unsupported filter throws. */
export const eventFilter = (criteria: Json | undefined): EventFilter => {
  const patterns = arrayOf(objectOf(criteria).Filters).map(
    (filter): Json => JSON.parse(stringOf(objectOf(filter).Pattern)),
  );
  for (const pattern of patterns) matches(pattern, {});
  return (event) => patterns.length === 0 || patterns.some((pattern) => matches(pattern, event));
};
