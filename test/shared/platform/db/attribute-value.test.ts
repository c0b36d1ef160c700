import { GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  fromAttribute,
  fromAttributes,
  toAttribute,
  toAttributes,
} from '../../../../shared/platform/db/attribute-value.ts';
import type { Value } from '../../../../shared/platform/db/item.ts';
import { startStore, type TestStore } from '../../../support/dynamo.ts';

let store: TestStore;
beforeAll(async () => {
  store = await startStore();
});
afterAll(() => store.stop());

/** Numbers the store holds as they are; -0 becomes 0. */
const numbers = fc
  .double({ noNaN: true, noDefaultInfinity: true, min: -1e125, max: 1e125 })
  .filter((value) => value === 0 || Math.abs(value) > 1e-129)
  .map((value) => (value === 0 ? 0 : value));
const names = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'S', 'N', 'M', 'L', 'NULL', 'a.b'),
);

const { value: values } = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.string({ unit: 'grapheme' }),
    numbers,
    fc.boolean(),
    fc.constant(null),
    fc.uint8Array({ minLength: 1, maxLength: 20 }),
    fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 }).map((members) => new Set(members)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.tuple(names, tie('value')), { maxLength: 4 }).map((entries) => Object.fromEntries(entries)),
  ),
}));

test('any value comes back from the wire form as it was', () => {
  fc.assert(
    fc.property(values, (value) => {
      expect(fromAttribute(toAttribute(value))).toEqual(value);
    }),
    { numRuns: 3_000 },
  );
});

test('any value comes back from the store as it was', async () => {
  const key = { pk: 'values', sk: 'one' };
  await fc.assert(
    fc.asyncProperty(values, async (value) => {
      await store.client.send(new PutItemCommand({ TableName: store.name, Item: toAttributes({ ...key, value }) }));
      const { Item = {} } = await store.client.send(
        new GetItemCommand({ TableName: store.name, Key: toAttributes(key) }),
      );
      expect(fromAttributes(Item)).toEqual({ ...key, value });
    }),
    { numRuns: 200 },
  );
});

describe('what cannot be stored as it is', () => {
  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e126, -1e126, 1e-131])('%d is refused, not bent', (value) => {
    expect(() => toAttribute(value)).toThrow(RangeError);
  });

  test('neither is a set of nothing', () => {
    expect(() => toAttribute(new Set<string>())).toThrow(RangeError);
  });

  test('undefined is left out of a map', () => {
    expect(toAttributes({ a: undefined, b: 1 })).toEqual({ b: { N: '1' } });
  });

  test('a kind the service never writes is not read', () => {
    expect(() => fromAttribute({ NS: ['1'] })).toThrow(TypeError);
  });
});

test('__proto__ is a name like any other, both ways', () => {
  const value = JSON.parse('{"__proto__":{"admin":true},"constructor":{"name":"x"}}') as { admin?: boolean };
  const back = fromAttribute(toAttribute(value as Value));
  expect(JSON.stringify(back)).toBe(JSON.stringify(value));
  expect((back as { admin?: boolean }).admin).toBeUndefined();
});

test('the members of a map come in the order of their names at every read, whatever order the store answers', async () => {
  const members = Object.fromEntries([...'hgfedcba'].map((name) => [name, { z: 1, y: [{ b: 1, a: 2 }] }]));
  const Key = { pk: { S: 'order' }, sk: { S: 'order' } };
  await store.client.send(
    new PutItemCommand({ TableName: store.name, Item: { ...Key, ...toAttributes({ members }) } }),
  );
  const texts = new Set<string>();
  for (let read = 0; read < 20; read += 1) {
    const { Item = {} } = await store.client.send(new GetItemCommand({ TableName: store.name, Key }));
    texts.add(JSON.stringify(fromAttributes(Item).members));
  }
  const each = '{"y":[{"a":2,"b":1}],"z":1}';
  expect([...texts]).toEqual([`{${[...'abcdefgh'].map((name) => `"${name}":${each}`).join(',')}}`]);
});
