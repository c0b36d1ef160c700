import { shardOf, shardPartition, shardPartitions, writesShards } from './shards.ts';

/** Part of the stored keys: a release may increase it, and must read the shards of the release before. */
const DUE_SHARDS = 4;

/** The partition in which due work waits: a shard by its id, or the partition itself in a stage without shards. */
export const duePartition = (partition: string, id: string): string =>
  writesShards() ? shardPartition(partition, shardOf(id, DUE_SHARDS)) : partition;

/**
 * A partition in which due work waits, and how many of its items are processed concurrently. After `shards` is switched,
 * up to twice as many are, until the rows from before are done.
 */
interface DueSource {
  readonly partition: string;
  readonly batchSize: number;
}

/** Where due work waits: in the partition itself, and in its shards. */
export const dueSources = (partition: string, batchSize: number): readonly DueSource[] => [
  { partition, batchSize },
  ...shardPartitions(partition, DUE_SHARDS).map((shard) => ({
    partition: shard,
    batchSize: Math.ceil(batchSize / DUE_SHARDS),
  })),
];
