import { expect, test } from 'vitest';
import * as z from 'zod';
import { envelope } from '../../../../shared/platform/http/body.ts';
import { withCanonicalIds } from '../../../../shared/platform/http/canonical-ids.ts';
import { readBody } from '../../../../shared/platform/http/read-body.ts';
import { canonicalId, newId } from '../../../../shared/platform/ids/id.ts';
import { accepted } from '../../api/support/refusal.ts';

const id = newId();
const ID = id.toUpperCase();

const Thing = z.object({
  one: z.uuid().nullable().optional(),
  many: z.array(z.uuid()).default([]),
  either: z.union([z.literal('none'), z.uuid()]).optional(),
  kind: z
    .discriminatedUnion('type', [
      z.object({ type: z.literal('a'), of: z.uuid() }),
      z.object({ type: z.literal('b'), of: z.string() }),
    ])
    .optional(),
  piped: z
    .uuid()
    .transform((text) => text)
    .optional(),
  before: z.preprocess((value) => value, z.uuid()).optional(),
  named: z.record(z.string(), z.uuid()).optional(),
  text: z.string().optional(),
  free: z.unknown().optional(),
});
const read = (attributes: object) =>
  accepted(
    readBody(
      { body: JSON.stringify({ data: { type: 'things', id: ID, attributes } }) },
      envelope('things', () => Thing),
    ),
  );

test.each([
  ['a value', { one: ID }, { one: id }],
  ['a null', { one: null }, { one: null }],
  ['each item', { many: [ID, id] }, { many: [id, id] }],
  ['a member of a union', { either: ID }, { either: id }],
  ['a value before a transformation', { piped: ID }, { piped: id }],
  ['a value after a preprocessing', { before: ID }, { before: id }],
  ['each value of a record', { named: { X: ID } }, { named: { X: id } }],
  ['an object of a union', { kind: { type: 'a', of: ID } }, { kind: { type: 'a', of: id } }],
])('an id in upper case is read in lower case: %s', (_, sent, expected) => {
  expect(read(sent).value).toMatchObject(expected);
  expect(read(sent).id).toBe(id);
});

test('texts and free values that look like ids keep their case', () => {
  const sent = { text: ID, free: { id: ID, list: [ID] } };
  expect(read(sent).value).toMatchObject(sent);
});

test('an object with strange names is not changed', () => {
  const value = JSON.parse(`{"__proto__": {"one": "${ID}"}, "constructor": 1, "text": "a"}`) as object;
  expect(withCanonicalIds(Thing, value)).toBe(value);
});

test.each([
  [ID, id],
  [`${ID}:${ID}`, `${id}:${id}`],
  [`Discussion:${ID}`, `Discussion:${id}`],
  [`${ID}:👍`, `${id}:👍`],
  [`${ID}X`, `${ID}X`],
  ['NONE', 'NONE'],
  ['', ''],
])('the canonical form of %j is %j', (text, canonical) => {
  expect(canonicalId(text)).toBe(canonical);
});
