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

const chosen = z.discriminatedUnion('type', [
  z.object({ type: z.literal('manual') }),
  z.object({ type: z.enum(['joined', 'tagged']), id: z.uuid() }),
]);

test.each<readonly [string, z.ZodType, unknown, string, object]>([
  [
    'the values of the discriminator',
    chosen,
    { type: 'date' },
    'Must be one of manual, joined, tagged.',
    { rule: 'one_of', limit: ['manual', 'joined', 'tagged'] },
  ],
  [
    'the values of a missing discriminator',
    chosen,
    {},
    'This field is required. Must be one of manual, joined, tagged.',
    { rule: 'required', limit: ['manual', 'joined', 'tagged'] },
  ],
  [
    'the values of all members',
    z.union([z.literal('none'), z.enum(['a', 'b'])]),
    'c',
    'Must be one of none, a, b.',
    { rule: 'one_of', limit: ['none', 'a', 'b'] },
  ],
  [
    'the types of members in members',
    z.union([z.union([z.string(), z.boolean()]), z.array(z.string())]),
    1,
    'Must be a string or a boolean or an array.',
    { rule: 'type', limit: ['string', 'boolean', 'array'] },
  ],
  [
    'the values and the formats',
    z.union([z.literal('none'), z.uuid()]),
    'x',
    'Must be a UUID.',
    { rule: 'format', limit: 'uuid' },
  ],
  [
    'the values and the types',
    z.union([z.literal('none'), z.uuid()]),
    1,
    'Must have one of these forms. Must be "none". Or: Must be a string.',
    { rule: 'form', limit: ['Must be "none".', 'Must be a string.'] },
  ],
  [
    'the limit of the member of its type',
    z.union([z.string().max(2), z.boolean()]),
    'abc',
    'Must have at most 2 characters.',
    { rule: 'max_length', limit: 2 },
  ],
  [
    'the formats of the members of its type',
    z.union([z.boolean(), z.uuid(), z.email()]),
    'x',
    'Must have one of these forms. Must be a UUID. Or: Must be an email address.',
    { rule: 'form', limit: ['Must be a UUID.', 'Must be an email address.'] },
  ],
  [
    'the places in objects',
    z.union([z.object({ a: z.string() }), z.object({ b: z.object({ c: z.int() }) })]),
    { b: {} },
    'Must have one of these forms. a: Must be a string. Or: b.c: Must be a number.',
    { rule: 'form', limit: ['a: Must be a string.', 'b.c: Must be a number.'] },
  ],
])('a refused union says what it allows: %s', async (_, schema, value, detail, meta) => {
  expect(await explanations(schema, value)).toEqual([[detail, meta]]);
});
