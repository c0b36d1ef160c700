import { CommandError, Exit } from '../../hub/exit.ts';
import type { Ops } from '../ops.ts';
import { relayRecords } from '../redrive/relay-records.ts';
import { type EventRecord, eventRecord } from '../redrive/stream-records.ts';
import type { RestoreState } from './state.ts';
import { eachRecord, streamOf, timeOf } from './stream.ts';

const BATCH_SIZE = 100;

/**
 * Relays the changes of the old table from `replayFrom` to the restored moment once more. Those whose events the
 * restored ledger has are not relayed again, so what remains are the changes that were in the stream at the moment.
 * Changes after the moment are skipped: the restored table does not have their rows.
 */
export const replayChanges = async (ops: Ops, { from, at, replayFrom }: RestoreState): Promise<number> => {
  if (replayFrom === null) return 0;
  const stream = await streamOf(ops.stage, from);
  if (!stream) throw new CommandError(Exit.notFound, `${from} has no stream.`);
  const [first, last] = [Date.parse(replayFrom), Date.parse(at)];
  const bar = ops.progress('changes');
  let batch: EventRecord[] = [];
  let replayed = 0;
  const flush = async (): Promise<void> => {
    if (batch.length === 0) return;
    if (!(await relayRecords(ops, batch)))
      throw new CommandError(Exit.server, 'The relay rejected changes: see its log. Then run the command again.');
    replayed += batch.length;
    bar.at(replayed);
    batch = [];
  };
  try {
    await eachRecord(ops.stage, stream, async (record) => {
      if (timeOf(record) < first || timeOf(record) > last) return;
      batch.push(eventRecord(record, stream));
      if (batch.length >= BATCH_SIZE) await flush();
    });
    await flush();
  } finally {
    bar.end();
  }
  return replayed;
};
