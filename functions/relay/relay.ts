import { eventId } from '../../shared/platform/ledger/event-id.ts';
import type { ledger } from '../../shared/platform/ledger/ledger.ts';
import type { LedgerEvent } from '../../shared/platform/ledger/ledger-event.ts';
import { type BatchPorts, type BatchTask, batchTasksOf } from './batch-handlers.ts';
import { EVENTS } from './entities.ts';
import { type SideEffectPorts, sideEffectsOf } from './side-effects.ts';
import { entityOf, identityOf, imagesOf, rowOf, type StreamEvent, type StreamRecord } from './stream-record.ts';

export interface RelayPorts extends SideEffectPorts, BatchPorts {
  readonly ledger: ReturnType<typeof ledger>;
  readonly failed: (record: StreamRecord, error: unknown) => void;
}

/** The Lambda response: records from the lowest identifier on are delivered again. */
interface BatchResult {
  readonly batchItemFailures: readonly { readonly itemIdentifier: string }[];
}

const eventsOf = (record: StreamRecord): readonly LedgerEvent[] => {
  const events = EVENTS[entityOf(record)]?.(...imagesOf(record)) ?? [];
  return events.map((event, nth) => ({ ...event, id: eventId(identityOf(record), event.at, nth) }));
};

/** The side effects of an event run before it is recorded. An event that is already recorded runs none. */
const relayEvent = async (event: LedgerEvent, ports: RelayPorts): Promise<void> => {
  const sideEffects = sideEffectsOf(event, ports);
  if (sideEffects.length > 0 && !(await ports.ledger.has(event))) for (const run of sideEffects) await run();
  await ports.ledger.record(event);
};

/** Relays the changes of one row in order, and stops at the first failure. */
const relayRow = async (records: readonly StreamRecord[], ports: RelayPorts): Promise<StreamRecord | undefined> => {
  for (const record of records) {
    try {
      for (const event of eventsOf(record)) await relayEvent(event, ports);
    } catch (error) {
      ports.failed(record, error);
      return record;
    }
  }
  return undefined;
};

/** Runs one task; returns its first record if it fails. */
const runBatchTask = async ({ from, run }: BatchTask, { failed }: RelayPorts): Promise<StreamRecord | undefined> => {
  try {
    await run();
    return undefined;
  } catch (error) {
    failed(from, error);
    return from;
  }
};

/** Turns table changes into events: sequential for each row, concurrent across rows. */
export const relay =
  (ports: RelayPorts) =>
  async ({ Records }: StreamEvent): Promise<BatchResult> => {
    const rows = Map.groupBy(Records, rowOf);
    const stopped = await Promise.all([
      ...[...rows.values()].map((records) => relayRow(records, ports)),
      ...batchTasksOf(Records, new Date(), ports).map((task) => runBatchTask(task, ports)),
    ]);
    const batchItemFailures = stopped.flatMap((record) =>
      record ? [{ itemIdentifier: record.dynamodb.SequenceNumber }] : [],
    );
    return { batchItemFailures };
  };
