import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from '../../../../shared/platform/text/edit-distance.ts';
import { nearest } from '../../../../shared/platform/text/nearest.ts';

test.each([
  ['', '', 0],
  ['abc', 'abc', 0],
  ['abc', '', 3],
  ['kitten', 'sitting', 3],
  ['versoin', 'version', 1],
  ['page[sise]', 'page[size]', 1],
])('the distance of %j and %j is %i', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
});

test('a distance is the same in both directions, and at most the length of the longer text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (from, to) => {
      const distance = editDistance(from, to);
      expect(editDistance(to, from)).toBe(distance);
      expect(distance).toBeLessThanOrEqual(Math.max(from.length, to.length));
      expect(distance === 0).toBe(from === to);
    }),
  );
});

test('the nearest text differs in at most a third of its characters', () => {
  expect(nearest('statsu', ['state', 'status', 'name'])).toBe('status');
  expect(nearest('age', ['name', 'created_at'])).toBeUndefined();
  expect(nearest('x'.repeat(10_000), ['x'])).toBeUndefined();
  expect(nearest('name', [])).toBeUndefined();
});

test.each([
  ['filter[nope]', undefined],
  ['filter[o]', undefined],
  ['filter[no][a]', undefined],
  ['filter[x]', undefined],
  ['filter[statsu]', 'filter[status]'],
  ['filtr[status]', 'filter[status]'],
  ['filter.status', 'filter[status]'],
  ['page[sise]', 'page[size]'],
  ['contact.phone', undefined],
  ['contact.nam', 'contact.name'],
  ['contact_name', 'contact.name'],
  ['contact.field.city', 'contact.fields.city'],
  ['contact.fields.nope', undefined],
])('words that two names share make no other word alike: %s', (text, found) => {
  const names = ['filter[to]', 'filter[status]', 'filter[q]', 'page[size]', 'contact.name', 'contact.fields.city'];
  expect(nearest(text, names)).toBe(found);
});

test('a text of more than 100 characters is not compared', () => {
  const candidates = ['a'.repeat(100)];
  expect([nearest('a'.repeat(100), candidates), nearest('a'.repeat(101), candidates)]).toEqual([
    candidates[0],
    undefined,
  ]);
});
