import { randomUUID } from 'node:crypto';
import { eventId } from '../../shared/platform/ledger/event-id.ts';
import type { ledger } from '../../shared/platform/ledger/ledger.ts';
import type { LedgerEvent } from '../../shared/platform/ledger/ledger-event.ts';
import { count } from '../../shared/platform/telemetry/embedded.ts';
import { functionLog, type Log } from '../../shared/platform/telemetry/log.ts';
import { continueThread, inThread, reported } from '../../shared/platform/telemetry/thread.ts';
import { type BatchPorts, type BatchTask, batchTasksOf } from './batch-handlers.ts';
import { EVENTS } from './entities.ts';
import { type SideEffectPorts, sideEffectsOf } from './side-effects.ts';
import {
  entityOf,
  identityOf,
  imagesOf,
  isChange,
  rowOf,
  type StreamEvent,
  type StreamRecord,
  threadOf,
} from './stream-record.ts';

export interface RelayPorts extends SideEffectPorts, BatchPorts {
  readonly ledger: ReturnType<typeof ledger>;
  readonly failed: (record: StreamRecord, error: unknown) => void;
}

/** The ports, with the relay's own log. */
type Relay = RelayPorts & { readonly log: Log };

/** The Lambda response: records from the lowest identifier on are delivered again. */
interface BatchResult {
  readonly batchItemFailures: readonly { readonly itemIdentifier: string }[];
}

const eventsOf = (record: StreamRecord): readonly LedgerEvent[] => {
  const events = EVENTS[entityOf(record)]?.(...imagesOf(record)) ?? [];
  return events.map((event, nth) => ({ ...event, id: eventId(identityOf(record), event.at, nth) }));
};

/** The side effects of an event run before it is recorded. An event that is already recorded runs none. */
const relayEvent = async (event: LedgerEvent, { log, ...ports }: Relay): Promise<void> => {
  const { id, type, resource_id, team_id: team, hub_id: hub } = event;
  const sideEffects = sideEffectsOf(event, ports);
  const isNew = sideEffects.length > 0 && !(await ports.ledger.has(event));
  if (isNew) for (const run of sideEffects) await run();
  await ports.ledger.record(event);
  await ports.live.event(event);
  log.info('event', { type, id, resource_id, team, hub, ...(isNew && type === 'order.paid' && { OrdersPaid: 1 }) });
};

/** Runs work in the thread of a record. Returns the record if the work fails. */
const attempt = (
  record: StreamRecord,
  work: () => Promise<unknown>,
  { failed }: RelayPorts,
): Promise<StreamRecord | undefined> =>
  continueThread(threadOf(record), async () => {
    try {
      await work();
      return undefined;
    } catch (error) {
      count('WorkerFailures');
      failed(record, error);
      return record;
    }
  });

/** Relays the changes of one row in order, and stops at the first failure. */
const relayRow = async (records: readonly StreamRecord[], ports: Relay): Promise<StreamRecord | undefined> => {
  for (const record of records) {
    const relayAll = async () => {
      for (const event of eventsOf(record)) await relayEvent(event, ports);
    };
    if (await attempt(record, relayAll, ports)) return record;
  }
  return undefined;
};

/** Runs one task; returns its first record if it fails. */
const runBatchTask = async ({ from, of, run }: BatchTask, ports: RelayPorts): Promise<StreamRecord | undefined> =>
  (await attempt(of ?? from, run, ports)) && from;

/** Seconds since the oldest change of a batch. */
const lagOf = (records: readonly StreamRecord[], now: number): number | undefined => {
  const oldest = Math.min(...records.map(({ dynamodb }) => dynamodb.ApproximateCreationDateTime ?? Number.NaN));
  return Number.isNaN(oldest) ? undefined : Math.max(0, Math.round(now - oldest * 1000) / 1000);
};

/**
 * Turns table changes into events: sequential for each row, concurrent across rows. Each change is relayed in the thread
 * of its request. A write that changed only the stamp of its request is left out.
 */
export const relay = (ports: RelayPorts): ((event: StreamEvent) => Promise<BatchResult>) => {
  const log = functionLog();
  const relayBatch = async (records: readonly StreamRecord[]): Promise<BatchResult> => {
    const started = Date.now();
    const changes = records.filter(isChange);
    const stopped = await Promise.all([
      ...[...Map.groupBy(changes, rowOf).values()].map((ofRow) => relayRow(ofRow, { ...ports, log })),
      ...batchTasksOf(changes, new Date(), ports).map((task) => runBatchTask(task, ports)),
    ]);
    const batchItemFailures = stopped.flatMap((record) =>
      record ? [{ itemIdentifier: record.dynamodb.SequenceNumber }] : [],
    );
    const [ms, RelayLag] = [Date.now() - started, lagOf(records, started)];
    log.info('batch', { queue: 'relay', records: records.length, ms, RelayLag, ...reported() });
    return { batchItemFailures };
  };
  return ({ Records }) => inThread(randomUUID(), () => relayBatch(Records));
};
