import { expect, test } from 'vitest';
import * as z from 'zod';
import { envelope } from '../../../../shared/platform/http/body.ts';
import { readBody } from '../../../../shared/platform/http/read-body.ts';
import { refusalOf } from '../../api/support/refusal.ts';

const explanations = async (schema: z.ZodType, value: unknown) => {
  const spec = envelope('things', () => z.object({ field: schema }));
  const body = JSON.stringify({ data: { type: 'things', attributes: { field: value } } });
  const { errors } = await refusalOf(() => readBody({ body }, spec));
  return errors.map(({ detail, meta }) => [detail, meta]);
};

const LETTERS = /^[a-z]+$/;

test.each<readonly [string, z.ZodType, unknown, string, object]>([
  ['missing', z.string(), undefined, 'This field is required.', { rule: 'required' }],
  ['a missing choice', z.enum(['a', 'b']), undefined, 'This field is required.', { rule: 'required' }],
  ['a missing union', z.union([z.string(), z.int()]), undefined, 'This field is required.', { rule: 'required' }],
  ['type', z.string(), 1, 'Must be a string.', { rule: 'type', limit: 'string' }],
  ['null', z.array(z.string()), null, 'Must be an array.', { rule: 'type', limit: 'array' }],
  ['integer', z.int(), 1.5, 'Must be an integer.', { rule: 'type', limit: 'int' }],
  ['empty', z.string().min(1), '', 'Must not be empty.', { rule: 'min_length', limit: 1 }],
  ['short', z.string().min(8), 'a', 'Must have at least 8 characters.', { rule: 'min_length', limit: 8 }],
  ['long', z.string().max(2), 'abc', 'Must have at most 2 characters.', { rule: 'max_length', limit: 2 }],
  ['exact', z.string().length(2), 'a', 'Must have exactly 2 characters.', { rule: 'exact_length', limit: 2 }],
  ['few', z.array(z.int()).min(2), [1], 'Must have at least 2 items.', { rule: 'min_items', limit: 2 }],
  ['many', z.array(z.int()).max(1), [1, 2], 'Must have at most 1 item.', { rule: 'max_items', limit: 1 }],
  ['small', z.int().min(3), 1, 'Must be at least 3.', { rule: 'minimum', limit: 3 }],
  ['large', z.int().max(3), 4, 'Must be at most 3.', { rule: 'maximum', limit: 3 }],
  ['email', z.email(), 'a', 'Must be an email address.', { rule: 'format', limit: 'email' }],
  ['uuid', z.uuid(), 'a', 'Must be a UUID.', { rule: 'format', limit: 'uuid' }],
  ['date-time', z.iso.datetime(), 'a', 'Must be an ISO 8601 date-time.', { rule: 'format', limit: 'datetime' }],
  [
    'pattern',
    z.string().regex(LETTERS),
    '1',
    'Must have the documented form.',
    { rule: 'pattern', limit: String(LETTERS) },
  ],
  [
    'own words',
    z.string().regex(LETTERS, 'Only A to Z.'),
    '1',
    'Only A to Z.',
    { rule: 'pattern', limit: String(LETTERS) },
  ],
  ['choice', z.enum(['a', 'b']), 'c', 'Must be one of a, b.', { rule: 'one_of', limit: ['a', 'b'] }],
  ['constant', z.literal('a'), 'c', 'Must be "a".', { rule: 'one_of', limit: ['a'] }],
  [
    'types',
    z.union([z.string(), z.int()]),
    true,
    'Must be a string or a number.',
    { rule: 'type', limit: ['string', 'number'] },
  ],
  ['own rule', z.string().refine(() => false, 'Not this.'), 'a', 'Not this.', { rule: 'valid' }],
  ['silent rule', z.string().refine(() => false), 'a', 'This value is not valid.', { rule: 'valid' }],
])('a refused value names its rule and what the rule allows: %s', async (_, schema, value, detail, meta) => {
  expect(await explanations(schema, value)).toEqual([[detail, meta]]);
});
