import { TransactionCanceledException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { absent, equals, exists } from '../../../../shared/platform/db/expression.ts';
import { storeFailure } from '../../../../shared/platform/db/failures.ts';
import { entity } from '../../../../shared/platform/db/row-kind.ts';
import { type Table, table } from '../../../../shared/platform/db/table.ts';
import { startStore } from '../../../support/dynamo.ts';
import { type Fault, injectFaults } from '../../../support/faults.ts';
import { useWorld } from '../../../support/use-world.ts';

const store = useWorld(startStore);
let db: Table;
let fault: Fault | undefined;
beforeAll(() => {
  injectFaults(store.client, () => fault);
  db = table(store.client, store.name);
});
beforeEach(() => {
  fault = undefined;
});

let rows = 0;
const newRow = () => {
  rows += 1;
  return { pk: 'T', sk: `${rows}`, entity: entity('row') };
};
const key = ({ pk, sk }: { pk: string; sk: string }) => ({ pk, sk });

const canceled = (...Codes: readonly string[]): Error =>
  new TransactionCanceledException({
    message: 'x',
    $metadata: { httpStatusCode: 400 },
    CancellationReasons: Codes.map((Code) => ({ Code })),
  });

/** Fails the next `times` requests of a kind, and counts all of them. */
const failing = (command: string, times: number, error: () => Error) => {
  const seen = { count: 0 };
  fault = (sent) => {
    if (sent !== command) return undefined;
    seen.count += 1;
    return seen.count <= times ? error() : undefined;
  };
  return seen;
};

describe('a transaction', () => {
  test('writes all of its steps', async () => {
    const [made, changed, gone, held] = [newRow(), newRow(), newRow(), newRow()];
    for (const row of [changed, gone, held]) await db.put(row);
    const done = await db.transact([
      { put: made, condition: absent() },
      { update: key(changed), change: { add: { n: 2 } }, condition: exists() },
      { remove: key(gone), condition: exists() },
      { check: key(held), condition: exists() },
    ]);
    expect(done).toEqual({ ok: true });
    expect(await db.getMany([made, changed, gone, held].map(key))).toMatchObject([made, { n: 2 }, undefined, held]);
  });

  test('writes nothing if a step fails, and returns the label of the step and the current row', async () => {
    const [existing, other] = [{ ...newRow(), n: 7 }, newRow()];
    await db.put(existing);
    const done = await db.transact([
      { put: other, label: 'other' },
      { put: { ...existing, n: 8 }, condition: absent(), label: 'existing' },
    ]);
    expect(done).toEqual({ ok: false, failed: [{ index: 1, label: 'existing', current: existing }] });
    expect(await db.get(key(other))).toBeUndefined();
  });

  test('returns every failed step, without a row if none exists', async () => {
    const row = newRow();
    await db.put(row);
    const done = await db.transact([
      { put: row, condition: absent(), label: 'a' },
      { check: key(newRow()), condition: equals('n', 1), label: 'b' },
    ]);
    expect(done).toMatchObject({ ok: false, failed: [{ label: 'a' }, { label: 'b', current: undefined }] });
  });

  test('counts each of a hundred concurrent increments of one counter', async () => {
    const row = newRow();
    const count = () => db.transact([{ update: key(row), change: { add: { n: 1 } } }, { put: newRow() }]);
    await Promise.all(Array.from({ length: 100 }, count));
    expect(await db.get(key(row))).toMatchObject({ n: 100 });
  });
});

describe('a conflict with another transaction', () => {
  test.each(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])(
    'is retried: %s',
    async (code) => {
      const row = newRow();
      const seen = failing('TransactWriteItemsCommand', 3, () => canceled('None', code));
      expect(await db.transact([{ put: newRow() }, { put: row }])).toEqual({ ok: true });
      expect(seen.count).toBe(4);
      expect(await db.get(key(row))).toMatchObject(row);
    },
  );

  test('makes the store unavailable after six attempts', async () => {
    const seen = failing('TransactWriteItemsCommand', 100, () => canceled('TransactionConflict'));
    await expect(db.transact([{ put: newRow() }])).rejects.toSatisfy((error) => storeFailure(error) === 'unavailable');
    expect(seen.count).toBe(6);
  });

  test('is not retried if a condition also failed', async () => {
    const seen = failing('TransactWriteItemsCommand', 100, () =>
      canceled('TransactionConflict', 'ConditionalCheckFailed'),
    );
    const done = await db.transact([{ put: newRow() }, { put: newRow(), condition: absent(), label: 'b' }]);
    expect(done).toEqual({ ok: false, failed: [{ index: 1, label: 'b', current: undefined }] });
    expect(seen.count).toBe(1);
  });

  test('is the only retried reason: any other reason is thrown unchanged', async () => {
    const seen = failing('TransactWriteItemsCommand', 100, () => canceled('ValidationError'));
    await expect(db.transact([{ put: newRow() }])).rejects.toSatisfy(
      (error) => storeFailure(error) === 'misconfigured',
    );
    expect(seen.count).toBe(1);
  });

  test('is also retried for a single write', async () => {
    const conflict = () => new TransactionConflictException({ message: 'x', $metadata: { httpStatusCode: 400 } });
    const row = newRow();
    const puts = failing('PutItemCommand', 2, conflict);
    expect(await db.put(row)).toMatchObject({ ok: true });
    const updates = failing('UpdateItemCommand', 2, conflict);
    expect(await db.update(key(row), { add: { n: 1 } })).toMatchObject({ ok: true, value: { n: 1 } });
    expect([puts.count, updates.count]).toEqual([3, 3]);
    failing('UpdateItemCommand', 100, conflict);
    await expect(db.update(key(row), { add: { n: 1 } })).rejects.toSatisfy(
      (error) => storeFailure(error) === 'unavailable',
    );
  });
});
