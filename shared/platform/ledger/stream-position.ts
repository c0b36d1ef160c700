import { type HubKey, hubPartition } from '../db/key.ts';
import { shardPartition, shardPartitions } from '../db/shards.ts';

const AT = 'AT#';

/** Part of the stored keys. Consecutive positions are in different partitions. */
export const STREAM_SHARDS = 16;

/** The partition of a hub's stream; of a busy hub, of its first positions. */
export const streamOf = (hub: HubKey): string => `${hubPartition(hub)}#STREAM`;

/** The partition of a position, if it is in a shard. */
export const placeShard = (stream: string, place: number): string => shardPartition(stream, place % STREAM_SHARDS);

export const streamShards = (stream: string): readonly string[] => shardPartitions(stream, STREAM_SHARDS);

export const placeKey = (place: number): string => `${AT}${String(place).padStart(12, '0')}`;

/** The positions of a partition. */
export const positionsOf = (partition: string) => ({ partition, prefix: AT });
