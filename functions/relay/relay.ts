import { eventId } from '../../shared/platform/ledger/event-id.ts';
import type { ledger } from '../../shared/platform/ledger/ledger.ts';
import type { LedgerEvent } from '../../shared/platform/ledger/ledger-event.ts';
import { EVENTS } from './entities.ts';
import { type Errands, errandsOf } from './errands.ts';
import { type News, type NewsPorts, newsOf } from './news.ts';
import { entityOf, identityOf, imagesOf, rowOf, type StreamEvent, type StreamRecord } from './stream-record.ts';

export interface RelayPorts extends Errands, NewsPorts {
  readonly ledger: ReturnType<typeof ledger>;
  readonly failed: (record: StreamRecord, error: unknown) => void;
}

/** What Lambda is told: from the lowest of these records on, everything is delivered again. */
interface BatchResult {
  readonly batchItemFailures: readonly { readonly itemIdentifier: string }[];
}

const eventsOf = (record: StreamRecord): readonly LedgerEvent[] => {
  const tell = EVENTS[entityOf(record)];
  const events = tell?.(...imagesOf(record)) ?? [];
  return events.map((event, nth) => ({ ...event, id: eventId(identityOf(record), event.at, nth) }));
};

/** Errands are run before their event is recorded, and only then: no redelivery after that runs them again. */
const relayEvent = async (event: LedgerEvent, ports: RelayPorts): Promise<void> => {
  const errands = errandsOf(event, ports);
  if (errands.length > 0 && !(await ports.ledger.has(event))) for (const run of errands) await run();
  await ports.ledger.record(event);
};

/** Relays the changes of one row in their order; what comes after a failure is left to the redelivery. */
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

/** Tells one piece of news; where that fails, all that it comes from comes again. */
const relayNews = async ({ from, tell }: News, { failed }: RelayPorts): Promise<StreamRecord | undefined> => {
  try {
    await tell();
    return undefined;
  } catch (error) {
    failed(from, error);
    return from;
  }
};

/** Turns the table's changes into events: in order for each row, side by side for different ones. */
export const relay =
  (ports: RelayPorts) =>
  async ({ Records }: StreamEvent): Promise<BatchResult> => {
    const rows = Map.groupBy(Records, rowOf);
    const stopped = await Promise.all([
      ...[...rows.values()].map((records) => relayRow(records, ports)),
      ...newsOf(Records, new Date(), ports).map((news) => relayNews(news, ports)),
    ]);
    const batchItemFailures = stopped.flatMap((record) =>
      record ? [{ itemIdentifier: record.dynamodb.SequenceNumber }] : [],
    );
    return { batchItemFailures };
  };
