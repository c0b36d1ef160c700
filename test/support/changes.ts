import type { StreamRecord } from '../../functions/relay/stream-record.ts';
import type { TestStore } from './dynamo.ts';

/** Reads the stream of a table in order. Each call returns up to 100 of the following records. */
export const changesOf = ({ recordsAfter }: TestStore) => {
  if (!recordsAfter) throw new Error('The store has no stream: start it with { stream: true }.');
  let after: string | undefined;
  return async (): Promise<readonly StreamRecord[]> => {
    const batch = await recordsAfter(after, 100);
    after = batch.at(-1)?.dynamodb.SequenceNumber ?? after;
    return batch;
  };
};
