import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cursors } from '../../../../shared/platform/db/cursor.ts';

const positions = fc.dictionary(
  fc.string({ minLength: 1, maxLength: 6 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  {
    maxKeys: 4,
    noNullPrototype: true,
  },
);
const scopes = fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 6 });
const ours = cursors(Buffer.alloc(32, 1));

test('a cursor opens to its position in its own scope', () => {
  fc.assert(
    fc.property(positions, scopes, (position, scope) => {
      expect(ours.open(ours.seal(position, scope), scope)).toEqual(position);
    }),
  );
});

test('a cursor has only URL-safe characters', () => {
  fc.assert(
    fc.property(positions, scopes, (position, scope) => {
      expect(ours.seal(position, scope)).toMatch(/^[\w-]+$/);
    }),
  );
});

test('a cursor shows nothing of its position', () => {
  const position = { pk: 'TEAM#1#CONTACT#2', sk: 'MEMBER#2', place: 'ACTIVE#2026-03-01#Ann' };
  const [bytes, ofOther] = ['a', 'b'].map((scope) => Buffer.from(ours.seal(position, [scope]), 'base64url'));
  for (const part of ['TEAM', 'MEMBER', 'ACTIVE', '2026', 'Ann', 'pk'])
    expect(bytes?.toString('latin1')).not.toContain(part);
  expect(bytes?.subarray(16)).not.toEqual(ofOther?.subarray(16));
});

test('a cursor is invalid in any other scope, even if the parts concatenate to the same text', () => {
  fc.assert(
    fc.property(positions, scopes, scopes, (position, scope, other) => {
      fc.pre(JSON.stringify(scope) !== JSON.stringify(other));
      expect(ours.open(ours.seal(position, scope), other)).toBeUndefined();
    }),
  );
  expect(ours.open(ours.seal({}, ['a', 'b']), ['ab'])).toBeUndefined();
  expect(ours.open(ours.seal({}, ['a","b']), ['a', 'b'])).toBeUndefined();
});

test('a cursor with a character changed, dropped or added is invalid', () => {
  const edits = fc.record({
    at: fc.nat(),
    kind: fc.constantFrom('change', 'drop', 'add'),
    by: fc.constantFrom(...'ABxyz019-_'),
  });
  fc.assert(
    fc.property(positions, scopes, edits, (position, scope, { at, kind, by }) => {
      const cursor = ours.seal(position, scope);
      const index = at % cursor.length;
      const rest = cursor.slice(kind === 'add' ? index : index + 1);
      const edited = cursor.slice(0, index) + (kind === 'drop' ? '' : by) + rest;
      fc.pre(edited !== cursor);
      expect(ours.open(edited, scope)).toBeUndefined();
    }),
    { numRuns: 3_000 },
  );
});

test('a text that the service did not seal is not a cursor', () => {
  const texts = fc.oneof(fc.string(), fc.base64String({ minLength: 30 }));
  fc.assert(
    fc.property(texts, scopes, (text, scope) => {
      expect(ours.open(text, scope)).toBeUndefined();
    }),
  );
  expect(ours.open('A'.repeat(1_000_000), [])).toBeUndefined();
});

test('a cursor cannot be opened with another secret', () => {
  const others = cursors(Buffer.alloc(32, 2));
  expect(others.open(ours.seal({ sk: 'x' }, ['a']), ['a'])).toBeUndefined();
});

test('during a rotation, cursors of both secrets open, and the first secret seals', () => {
  const [old, next] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const [before, announced, rotated] = [cursors(old), cursors(old, next), cursors(next, old)];
  for (const sealing of [before, announced, rotated])
    for (const opening of [announced, rotated])
      expect(opening.open(sealing.seal({ sk: 'x' }, ['a']), ['a'])).toEqual({ sk: 'x' });
  expect(cursors(next).open(rotated.seal({ sk: 'x' }, ['a']), ['a'])).toEqual({ sk: 'x' });
  expect(rotated.open(cursors(Buffer.alloc(32, 3)).seal({ sk: 'x' }, ['a']), ['a'])).toBeUndefined();
});
