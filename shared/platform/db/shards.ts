/** Separates a partition from the number of its shard. No partition without shards contains it. */
const SEPARATOR = '~';

/**
 * Whether this stage writes to shards (the setting `shards`), from the environment of the process: keys are built in
 * many places, without a connection. Reads do not depend on it, so that functions with either setting can run side by
 * side.
 */
export const writesShards = (): boolean => process.env.SHARDS === 'on';

/** The shard of an id, by its last digit, which is random: at most 16 shards. */
export const shardOf = (id: string, count: number): number => Number.parseInt(id.slice(-1), 16) % count;

export const shardPartition = (partition: string, shard: number): string => `${partition}${SEPARATOR}${shard}`;

/** All shards of a partition, without the partition itself. */
export const shardPartitions = (partition: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, shard) => shardPartition(partition, shard));

/** The partition of a shard; other partitions are returned unchanged. */
export const unsharded = (partition: string): string => partition.replace(/~\d+$/, '');
