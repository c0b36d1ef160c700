import { isDeepStrictEqual } from 'node:util';

/** A named test of a value. */
interface Rule {
  readonly words: string;
  readonly holds: (value: unknown) => boolean;
}

/** An exact value, a pattern of a text, or a rule. `undefined` means that the value must be absent. */
export type Expected = Rule | RegExp | string | number | boolean | null | undefined | readonly unknown[];

export const rule = (words: string, holds: (value: unknown) => boolean): Rule => ({ words, holds });

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

export const isText = rule('a non-empty string', (value) => typeof value === 'string' && value !== '');
export const isString = rule('a string', (value) => typeof value === 'string');
export const isBoolean = rule('a boolean', (value) => typeof value === 'boolean');
export const isInteger = rule('an integer', Number.isInteger);
export const isMoment = rule('a date-time', (value) => typeof value === 'string' && MOMENT.test(value));
export const isMomentOrNull = rule('a date-time or null', (value) => value === null || isMoment.holds(value));
export const isObject = rule(
  'an object',
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);
export const isList = rule('an array', Array.isArray);

/** An array of this length. */
export const ofLength = (length: number): Rule =>
  rule(`an array of ${length}`, (value) => Array.isArray(value) && value.length === length);

/** A text without any of these. */
export const without = (...texts: readonly string[]): Rule =>
  rule(`without ${texts.map((text) => JSON.stringify(text)).join(', ')}`, (value) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value ?? '');
    return !texts.some((one) => text.includes(one));
  });

const isRule = (expected: Expected): expected is Rule =>
  typeof expected === 'object' && expected !== null && 'holds' in expected;

export const matches = (value: unknown, expected: Expected): boolean => {
  if (expected instanceof RegExp) return typeof value === 'string' && expected.test(value);
  return isRule(expected) ? expected.holds(value) : isDeepStrictEqual(value, expected);
};

export const wordsOf = (expected: Expected): string => {
  if (expected === undefined) return 'absent';
  if (expected instanceof RegExp) return `matches ${expected}`;
  return isRule(expected) ? expected.words : JSON.stringify(expected);
};
