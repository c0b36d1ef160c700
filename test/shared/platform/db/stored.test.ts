import { GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Attributes, Value } from '../../../../shared/platform/db/item.ts';
import { isStorable } from '../../../../shared/platform/db/number-range.ts';
import { entity } from '../../../../shared/platform/db/row-kind.ts';
import { storedImage } from '../../../../shared/platform/db/stored.ts';
import { table } from '../../../../shared/platform/db/table.ts';
import { toAttributes } from '../../../support/attributes.ts';
import { startStore } from '../../../support/dynamo.ts';
import { useFixture, useWorld } from '../../../support/use-world.ts';

const store = useWorld(() => startStore({ engine: true }));
const db = useFixture(() => table(store.client, store.name));

/** Numbers that the document client stores unchanged; -0 becomes 0. */
const numbers = fc
  .double({ noNaN: true, noDefaultInfinity: true, min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER })
  .filter(isStorable)
  .map((value) => (value === 0 ? 0 : value));
/** Member names that have a meaning in DynamoDB or JavaScript. */
const names = fc.constantFrom('a', 'title', 'toString', 'valueOf', 'length', 'S', 'N', 'M', 'L', 'NULL', 'a.b', '#n0');

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

const key = { pk: 'values', sk: 'one' };
const row = (more: Attributes) => ({ ...key, entity: entity('test'), ...more });

test('put, update and transact write a row that get, query and a failed condition return unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(values, async (value) => {
      const expected = row({ value });
      await db.put(expected);
      expect(await db.get(key)).toEqual(expected);
      expect((await db.query({ partition: key.pk, limit: 1 })).items).toEqual([expected]);
      const updated = await db.update(key, { set: { value: [value] } });
      expect(updated).toEqual({ ok: true, value: row({ value: [value] }) });
      await db.transact([{ put: expected }]);
      expect(await db.getMany([key])).toEqual([expected]);
      const never = (): string => 'attribute_not_exists(pk)';
      expect(await db.put(expected, never)).toEqual({ ok: false, current: expected });
      const refused = await db.transact([{ put: expected, condition: never }]);
      expect(refused).toEqual({ ok: false, failed: [{ index: 0, label: undefined, current: expected }] });
      expect(storedImage(toAttributes(expected))).toEqual(expected);
    }),
    { numRuns: 100 },
  );
});

describe('values that cannot be stored unchanged', () => {
  const unsafe = Number.MAX_SAFE_INTEGER + 1;
  test.each([Number.NaN, Number.POSITIVE_INFINITY, unsafe, -unsafe, 1e126])(
    '%d is rejected and not written',
    async (n) => {
      await db.put(row({ n: 0 }));
      await expect(db.put(row({ n }))).rejects.toThrow();
      await expect(db.update(key, { set: { n } })).rejects.toThrow();
      expect(await db.get(key)).toEqual(row({ n: 0 }));
    },
  );

  test('an empty set is rejected', async () => {
    await expect(db.put(row({ words: new Set<string>() }))).rejects.toThrow();
  });

  test('an undefined attribute is not written, at any depth', async () => {
    await db.put(row({ a: undefined, map: { b: undefined, c: 1 } }));
    expect(await db.get(key)).toEqual(row({ map: { c: 1 } }));
  });
});

test('a number beyond the safe range that is already stored is read as a double', async () => {
  const Item = { ...toAttributes(row({})), n: { N: '100000000000000000000' } };
  await store.client.send(new PutItemCommand({ TableName: store.name, Item }));
  expect(await db.get(key)).toEqual(row({ n: 1e20 }));
});

test('the members of a map are read in the order of their names', async () => {
  const members = Object.fromEntries([...'hgfedcba'].map((name) => [name, { z: 1, y: [{ b: 1, a: 2 }] }]));
  await db.put(row({ members }));
  const orders = new Set<string>();
  const texts = new Set<string>();
  for (let read = 0; read < 20; read += 1) {
    const { Item = {} } = await store.client.send(
      new GetItemCommand({ TableName: store.name, Key: toAttributes(key) }),
    );
    orders.add(Object.keys(Item.members?.M ?? {}).join(''));
    texts.add(JSON.stringify((await db.get<{ members: unknown }>(key))?.members));
  }
  const each = '{"y":[{"a":2,"b":1}],"z":1}';
  expect(orders.size).toBeGreaterThan(1);
  expect([...texts]).toEqual([`{${[...'abcdefgh'].map((name) => `"${name}":${each}`).join(',')}}`]);
});
