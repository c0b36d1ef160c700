import { expect, test } from 'vitest';
import * as z from 'zod';
import { inOrder } from '../../../../shared/platform/http/in-order.ts';

const Message = z.object({ id: z.string(), body: z.string(), by: z.object({ type: z.string(), id: z.string() }) });
const written = (schema: z.ZodType, value: unknown) => JSON.stringify(inOrder(schema, value));
const shuffled = { by: { id: 'c', type: 'contact' }, body: 'b', id: 'a' };
const ordered = '{"id":"a","body":"b","by":{"type":"contact","id":"c"}}';

test('members of nested objects are returned in schema order at any depth', () => {
  expect(written(Message, shuffled)).toBe(ordered);
  expect(written(Message.nullable().optional(), shuffled)).toBe(ordered);
  expect(written(z.array(Message).default([]), [shuffled, shuffled])).toBe(`[${ordered},${ordered}]`);
  expect(written(z.object({ last: Message.nullable() }), { last: shuffled })).toBe(`{"last":${ordered}}`);
});

test('no member is dropped or changed', () => {
  const opaque = { z: 1, a: { d: [2, { y: 3, b: 4 }], c: null } };
  expect(written(z.record(z.string(), z.unknown()), opaque)).toBe(JSON.stringify(opaque));
  expect(written(z.unknown(), opaque)).toBe(JSON.stringify(opaque));
  expect(written(z.object({ a: z.unknown() }), opaque)).toBe('{"a":{"d":[2,{"y":3,"b":4}],"c":null},"z":1}');
  expect(written(z.object({ id: z.string(), more: z.string().optional() }), { id: 'a' })).toBe('{"id":"a"}');
  expect(inOrder(Message, null)).toBeNull();
  expect(inOrder(z.string(), 'x')).toBe('x');
  const named = JSON.parse('{"__proto__":{"x":1},"id":"a"}');
  expect(written(z.object({ id: z.string() }), named)).toBe('{"id":"a","__proto__":{"x":1}}');
});
