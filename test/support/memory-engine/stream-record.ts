import type { StreamRecord } from '../../../functions/relay/stream-record.ts';
import type { RowChange } from './memory-table.ts';
import { rowToWire } from './wire.ts';

/** The change of a row as the nth record of a stream, at a time in ms since 1970. */
export const streamRecord = ({ before, after }: RowChange, nth: number, at: number): StreamRecord => {
  const { pk = '', sk = '' } = after ?? before ?? {};
  const SequenceNumber = String(nth).padStart(21, '0');
  const change = {
    Keys: rowToWire({ pk, sk }),
    ...(before && { OldImage: rowToWire(before) }),
    ...(after && { NewImage: rowToWire(after) }),
    SequenceNumber,
    ApproximateCreationDateTime: Math.floor(at / 1000),
  };
  return { eventID: nth.toString(16).padStart(32, '0'), dynamodb: change } as unknown as StreamRecord;
};
