import { DescribeTableCommand } from '@aws-sdk/client-dynamodb';
import {
  type _Record,
  DescribeStreamCommand,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type Shard,
} from '@aws-sdk/client-dynamodb-streams';
import type { Stage } from '../stage.ts';

/** The stream of a table; `undefined` if it has none. */
export const streamOf = async ({ clients }: Stage, TableName: string): Promise<string | undefined> =>
  (await clients.dynamo.send(new DescribeTableCommand({ TableName }))).Table?.LatestStreamArn;

const shardsOf = async ({ clients }: Stage, StreamArn: string): Promise<readonly Shard[]> => {
  const found: Shard[] = [];
  let ExclusiveStartShardId: string | undefined;
  do {
    const { StreamDescription } = await clients.streams.send(
      new DescribeStreamCommand({ StreamArn, ExclusiveStartShardId }),
    );
    found.push(...(StreamDescription?.Shards ?? []));
    ExclusiveStartShardId = StreamDescription?.LastEvaluatedShardId;
  } while (ExclusiveStartShardId);
  return found;
};

/** Parents before their children, so that the changes of a row are read in order. */
const inOrder = (shards: readonly Shard[]): readonly Shard[] => {
  const ids = new Set(shards.map(({ ShardId }) => ShardId));
  const ordered: Shard[] = [];
  const placed = new Set<string | undefined>();
  while (ordered.length < shards.length) {
    const ready = shards.filter(
      ({ ShardId, ParentShardId }) =>
        !placed.has(ShardId) && (!ParentShardId || !ids.has(ParentShardId) || placed.has(ParentShardId)),
    );
    if (ready.length === 0) throw new Error('The shards of the stream have no order.');
    for (const shard of ready) placed.add(shard.ShardId);
    ordered.push(...ready);
  }
  return ordered;
};

/** Empty pages in a row after which an open shard has ended: its writers are stopped. A closed one has a last page. */
const MAX_EMPTY = 200;

/** Hands on all records that the stream has, at most those of the last 24 hours, in the order of each row. */
export const eachRecord = async (
  stage: Stage,
  StreamArn: string,
  each: (record: _Record) => void | Promise<void>,
): Promise<void> => {
  const { streams } = stage.clients;
  for (const { ShardId } of inOrder(await shardsOf(stage, StreamArn))) {
    const at = { StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' } as const;
    let { ShardIterator } = await streams.send(new GetShardIteratorCommand(at));
    for (let empty = 0; ShardIterator && empty < MAX_EMPTY; ) {
      const { Records = [], NextShardIterator } = await streams.send(new GetRecordsCommand({ ShardIterator }));
      for (const record of Records) await each(record);
      empty = Records.length > 0 ? 0 : empty + 1;
      ShardIterator = NextShardIterator;
    }
  }
};

/** When a record was written, to the second. */
export const timeOf = ({ dynamodb }: _Record): number => dynamodb?.ApproximateCreationDateTime?.getTime() ?? 0;

/** How long a stream keeps records. */
export const STREAM_MS = 24 * 60 * 60_000;
