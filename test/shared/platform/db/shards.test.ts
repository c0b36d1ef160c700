import { expect, test } from 'vitest';
import { shardOf, shardPartitions, unsharded } from '../../../../shared/platform/db/shards.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';

test('ids are spread over the shards evenly', () => {
  const counts = Array.from({ length: 16 }, () => 0);
  for (let nth = 0; nth < 16_000; nth += 1) counts[shardOf(newId(), 16)] = (counts[shardOf(newId(), 16)] ?? 0) + 1;
  expect(Math.max(...counts)).toBeLessThan(1_200);
  expect(Math.min(...counts)).toBeGreaterThan(800);
});

test('an id has the same shard in every release', () => {
  const ids = ['0199d3a0-7c1e-7a4b-9a55-6f1f0f6e2a10', '0199d3a0-7c1e-7a4b-9a55-6f1f0f6e2a11', 'a'];
  expect(ids.map((id) => shardOf(id, 16))).toEqual([0, 1, 10]);
});

test('the partition of a shard is known from its name', () => {
  expect(shardPartitions('WORK#DUE', 2)).toEqual(['WORK#DUE~0', 'WORK#DUE~1']);
  expect(['WORK#DUE', 'WORK#DUE~0', 'WORK#DUE~15', 'A~1#B'].map(unsharded)).toEqual([
    'WORK#DUE',
    'WORK#DUE',
    'WORK#DUE',
    'A~1#B',
  ]);
});
