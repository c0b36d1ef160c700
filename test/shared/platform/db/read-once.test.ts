import { expect, test } from 'vitest';
import { equals } from '../../../../shared/platform/db/expression.ts';
import { readOnce } from '../../../../shared/platform/db/read-once.ts';
import type { Table } from '../../../../shared/platform/db/table.ts';

test('equal reads are one request, others and filtered queries are requests of their own', async () => {
  const requests: unknown[] = [];
  const counted = async (...of: unknown[]) => {
    requests.push(of);
    return { items: [] } as never;
  };
  const db = readOnce({ get: counted, getMany: counted, query: counted } as unknown as Table);
  const [a, b] = [
    { pk: 'a', sk: '1' },
    { pk: 'b', sk: '1' },
  ];
  await Promise.all([db.get(a), db.get(a), db.get(a, { eventual: true }), db.get(b)]);
  await Promise.all([db.getMany([a, b]), db.getMany([a, b]), db.getMany([a])]);
  await Promise.all([db.query({ partition: 'a', limit: 1 }), db.query({ partition: 'a', limit: 1 })]);
  for (const value of ['x', 'y']) await db.query({ partition: 'a', limit: 1, filter: equals('n', value) });
  expect(requests).toHaveLength(3 + 2 + 1 + 2);
});
