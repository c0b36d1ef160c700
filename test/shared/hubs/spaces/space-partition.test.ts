import { expect, test } from 'vitest';
import { partitionOfPlaced, spacePartition, spaceTag } from '../../../../shared/hubs/spaces/space-partition.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { newPlaceId } from '../../../../shared/platform/ids/place-id.ts';

test('the id of a discussion has the partition of its space', () => {
  const tag = spaceTag(newId());
  expect(partitionOfPlaced('t', newPlaceId(tag))).toBe(spacePartition('t', tag));
  expect(partitionOfPlaced('other', newPlaceId(tag))).not.toBe(spacePartition('t', tag));
});

test('an id without a place has no partition', () => {
  expect(partitionOfPlaced('t', 'nonsense')).toBeUndefined();
});
