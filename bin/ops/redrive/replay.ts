import type { Message } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import { invokeWorker } from '../functions.ts';
import type { Ops } from '../ops.ts';
import { countsOf, totalOf } from '../queues/counts.ts';
import { deadLettersUrl } from '../resources.ts';
import { type Batch, batchOf } from './batch.ts';
import { receive, remove } from './messages.ts';
import type { Redriven } from './redriven.ts';
import { type EventRecord, Expired, recordsOf } from './stream-records.ts';

const Answer = z.object({ batchItemFailures: z.array(z.unknown()) });

/** Invokes the relay; returns whether all records were relayed. Records that were relayed before are not again. */
export const relayRecords = async ({ stage }: Ops, records: readonly EventRecord[]): Promise<boolean> => {
  const answered = Answer.safeParse(await invokeWorker(stage, 'relay', { Records: records }));
  return answered.data?.batchItemFailures.length === 0;
};

type Fate = 'replayed' | 'failed' | 'expired' | 'unknown';

const fateOf = async (ops: Ops, batch: Batch | undefined): Promise<Fate> => {
  if (!batch) return 'unknown';
  try {
    return (await relayRecords(ops, await recordsOf(ops.stage.clients, batch))) ? 'replayed' : 'failed';
  } catch (error) {
    if (error instanceof Expired) return 'expired';
    throw error;
  }
};

const problemOf = (fates: readonly Fate[], seenAgain: boolean): string | undefined => {
  const of = (fate: Fate) => fates.filter((one) => one === fate).length;
  const parts = [
    ...(of('failed') > 0 ? [`${of('failed')} failed again: see the log of the relay`] : []),
    ...(of('expired') > 0 ? [`${of('expired')} left the stream: see "Relay" in RUNBOOK.md`] : []),
    ...(of('unknown') > 0 ? [`${of('unknown')} messages name no batch`] : []),
    ...(seenAgain ? ['a message became visible again: run the command again'] : []),
  ];
  return parts.length > 0 ? parts.join('; ') : undefined;
};

/**
 * Replays the changes of dead letters through the relay, each message at most once per run. A message is deleted after
 * all its changes were relayed; with `dropExpired` also if its changes have left the stream.
 */
export const replay = async (ops: Ops, dropExpired: boolean): Promise<Redriven> => {
  const { clients, resources } = ops.stage;
  const url = deadLettersUrl(await resources(), 'relay');
  const found = totalOf(await countsOf(clients, url));
  const [fates, seen, expired]: [Fate[], Set<string>, Batch[]] = [[], new Set(), []];
  let [done, seenAgain] = [0, false];
  const bar = ops.progress('batches of the relay');
  const take = async (message: Message): Promise<void> => {
    const batch = batchOf(message.Body ?? '');
    const fate = await fateOf(ops, batch);
    if (fate === 'expired' && batch) expired.push(batch);
    if (fate === 'replayed' || (fate === 'expired' && dropExpired)) {
      await remove(clients, url, message);
      done += 1;
      if (fate === 'replayed') return;
    }
    fates.push(fate);
  };
  try {
    while (found > 0 && !ops.isDry) {
      const [message] = await receive(clients, url, 1);
      seenAgain = message?.MessageId !== undefined && seen.has(message.MessageId);
      if (!message?.MessageId || seenAgain) break;
      seen.add(message.MessageId);
      await take(message);
      bar.at(seen.size, found);
    }
  } finally {
    bar.end();
  }
  const left = ops.isDry ? found : fates.length - (dropExpired ? expired.length : 0);
  const problem = problemOf(fates, seenAgain);
  return { queue: 'relay', how: 'replayed', found, done, remaining: left, expired, ...(problem && { problem }) };
};
