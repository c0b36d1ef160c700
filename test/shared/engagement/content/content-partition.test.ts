import { expect, test } from 'vitest';
import {
  contentPartition,
  contentTag,
  partitionOfContent,
} from '../../../../shared/engagement/content/content-partition.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { newPlaceId } from '../../../../shared/platform/ids/place-id.ts';

test('the id of a node has the partition of its hub, only under its own team', () => {
  const tag = contentTag(newId());
  expect(partitionOfContent('t', newPlaceId(tag))).toBe(contentPartition('t', tag));
  expect(partitionOfContent('other', newPlaceId(tag))).not.toBe(contentPartition('t', tag));
  expect(partitionOfContent('t', 'nonsense')).toBeUndefined();
});
