import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../infra/local/json.ts';
import { eventFilter } from '../../../../infra/local/sources/filter.ts';

const filter = (...patterns: Json[]) =>
  eventFilter({ Filters: patterns.map((pattern) => ({ Pattern: JSON.stringify(pattern) })) });

describe('event filters', () => {
  test.each<[string, Json, Json, boolean]>([
    ['a value', { a: ['x'] }, { a: 'x' }, true],
    ['another value', { a: ['x'] }, { a: 'y' }, false],
    ['an absent one', { a: ['x'] }, {}, false],
    ['one of several', { a: ['x', 'y'] }, { a: 'y' }, true],
    ['all names', { a: ['x'], b: ['y'] }, { a: 'x' }, false],
    ['nested', { a: { b: ['x'] } }, { a: { b: 'x' } }, true],
    ['a prefix', { a: [{ prefix: 'x' }] }, { a: 'xy' }, true],
    ['existence', { a: [{ exists: true }] }, { a: null }, true],
    ['absence', { a: [{ exists: false }] }, {}, true],
    ['anything but', { a: [{ 'anything-but': ['x'] }] }, { a: 'x' }, false],
    ['anything but another', { a: [{ 'anything-but': ['x'] }] }, { a: 'y' }, true],
    ['anything but an absent one', { a: [{ 'anything-but': ['x'] }] }, {}, false],
    ['anything but a prefix', { a: [{ 'anything-but': { prefix: 'x' } }] }, { a: 'xy' }, false],
  ])('%s', (_, pattern, event, passes) => expect(filter(pattern)(Object(event))).toBe(passes));

  test('one matching filter is enough, and without filters every event passes', () => {
    expect(filter({ a: ['x'] }, { b: ['y'] })({ b: 'y' })).toBe(true);
    expect(eventFilter(undefined)({})).toBe(true);
  });

  test('an unsupported filter is an error at the start', () => {
    expect(() => filter({ a: [{ cidr: '10.0.0.0/8' }] })).toThrow('cidr');
  });
});
