import * as z from 'zod';
import { invokeWorker } from '../functions.ts';
import type { Ops } from '../ops.ts';
import type { EventRecord } from './stream-records.ts';

const Answer = z.object({ batchItemFailures: z.array(z.unknown()) });

/** As many records as the relay's mapping hands it at once, which it processes within its time. */
const MAX_RECORDS = 100;

/** Below the 6 MB of a synchronous invocation (https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html). */
const MAX_BYTES = 5_000_000;

/** Records in their order, in parts that one invocation accepts. */
export const partsOf = (records: readonly EventRecord[]): readonly (readonly EventRecord[])[] => {
  const parts: EventRecord[][] = [];
  let bytes = 0;
  for (const record of records) {
    const size = Buffer.byteLength(JSON.stringify(record)) + 1;
    const part = parts.at(-1);
    if (part && part.length < MAX_RECORDS && bytes + size <= MAX_BYTES) {
      part.push(record);
      bytes += size;
    } else {
      parts.push([record]);
      bytes = size;
    }
  }
  return parts;
};

/**
 * Invokes the relay for the records, in order; returns whether all were relayed. Stops at the first part that was not.
 * Records that were relayed before are not again.
 */
export const relayRecords = async ({ stage }: Ops, records: readonly EventRecord[]): Promise<boolean> => {
  for (const part of partsOf(records)) {
    const answered = Answer.safeParse(await invokeWorker(stage, 'relay', { Records: part }));
    if (answered.data?.batchItemFailures.length !== 0) return false;
  }
  return true;
};
