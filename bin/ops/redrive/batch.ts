import * as z from 'zod';

/** A dead letter of a stream mapping: the position of the records, not the records. */
const Batch = z.object({
  shardId: z.string(),
  startSequenceNumber: z.string().regex(/^\d+$/),
  endSequenceNumber: z.string().regex(/^\d+$/),
  streamArn: z.string(),
  approximateArrivalOfFirstRecord: z.string().optional(),
});

export type Batch = z.output<typeof Batch>;

const Failure = z.object({ DDBStreamBatchInfo: Batch });

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The batch of a dead letter; `undefined` if the message is not one of a stream mapping. */
export const batchOf = (body: string): Batch | undefined => Failure.safeParse(json(body)).data?.DDBStreamBatchInfo;
