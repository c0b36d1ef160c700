import type { Message } from '@aws-sdk/client-sqs';
import { counted } from '../../../shared/platform/text/counted.ts';
import type { Ops } from '../ops.ts';
import { countsOf, totalOf } from '../queues/counts.ts';
import { deadLettersUrl } from '../resources.ts';
import { type Batch, batchOf } from './batch.ts';
import { receive, remove } from './messages.ts';
import type { Redriven } from './redriven.ts';
import { relayRecords } from './relay-records.ts';
import { Expired, recordsOf } from './stream-records.ts';

type Fate = 'replayed' | 'failed' | 'expired' | 'unknown';

const fateOf = async (ops: Ops, batch: Batch | undefined, reasons: Set<string>): Promise<Fate> => {
  if (!batch) return 'unknown';
  try {
    return (await relayRecords(ops, await recordsOf(ops.stage.clients, batch))) ? 'replayed' : 'failed';
  } catch (error) {
    if (error instanceof Expired) return 'expired';
    /* A message that cannot be replayed does not keep the others waiting. */
    reasons.add(error instanceof Error ? error.message : String(error));
    return 'failed';
  }
};

const problemOf = (fates: readonly Fate[], reasons: ReadonlySet<string>, seenAgain: boolean): string | undefined => {
  const of = (fate: Fate) => fates.filter((one) => one === fate).length;
  const parts = [
    ...(of('failed') > 0 ? [`${of('failed')} failed again: see the log of the relay`, ...reasons] : []),
    ...(of('expired') > 0
      ? [`${of('expired')} left the stream: see "Relay" in infra/docs/pages/operate/alarms.md`]
      : []),
    ...(of('unknown') > 0 ? [counted(of('unknown'), 'message names no batch', 'messages name no batch')] : []),
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
  const [fates, expired]: [Fate[], Batch[]] = [[], []];
  const [seen, reasons] = [new Set<string>(), new Set<string>()];
  let [done, seenAgain] = [0, false];
  const bar = ops.progress('batches of the relay');
  const take = async (message: Message): Promise<void> => {
    const batch = batchOf(message.Body ?? '');
    const fate = await fateOf(ops, batch, reasons);
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
  const problem = problemOf(fates, reasons, seenAgain);
  return { queue: 'relay', how: 'replayed', found, done, remaining: left, expired, ...(problem && { problem }) };
};
