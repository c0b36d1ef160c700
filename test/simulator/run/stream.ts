import type { StreamEvent, StreamRecord } from '../../../functions/relay/stream-record.ts';
import type { RowChange } from '../../support/memory-engine/memory-table.ts';
import { streamRecord } from '../../support/memory-engine/stream-record.ts';
import { Died, type Scheduler } from '../core/scheduler.ts';
import { mixed, share } from '../core/seeded.ts';
import type { Tampering } from './tampering.ts';

type Relay = (event: StreamEvent) => Promise<{ readonly batchItemFailures: readonly { itemIdentifier: string }[] }>;

const SHARDS = 3;
const MAX_BATCH = 12;
const RETRY_MS = 500;

interface Shard {
  readonly name: string;
  readonly records: StreamRecord[];
  running: boolean;
  relay: Relay | undefined;
  batches: number;
}

/** The stream of the table: changes of one item stay in order, those of different partitions do not. */
export class Stream {
  readonly #shards: readonly Shard[];
  readonly #scheduler: Scheduler;
  readonly #seed: number;
  readonly #entities: ReadonlySet<string>;
  readonly #tampering: Tampering;
  readonly #connect: () => Relay;
  #sequence = 0;
  /** The share of relayed batches that are delivered again. */
  repeated = 0.06;

  constructor(
    scheduler: Scheduler,
    seed: number,
    entities: readonly string[],
    tampering: Tampering,
    connect: () => Relay,
  ) {
    this.#tampering = tampering;
    this.#scheduler = scheduler;
    this.#seed = seed;
    this.#entities = new Set(entities);
    this.#connect = connect;
    this.#shards = Array.from({ length: SHARDS }, (_, nth) => {
      return { name: `relay ${nth}`, records: [], running: false, relay: undefined, batches: 0 };
    });
  }

  /** Takes a change of the table. Changes of entities that the relay's filter leaves out are not delivered. */
  changed({ before, after }: RowChange): void {
    const { entity, pk = '' } = after ?? before ?? {};
    if (!this.#entities.has(String(entity)) && !this.#entities.has(String(before?.entity))) return;
    this.#sequence += 1;
    const shard = this.#shards[mixed(String(pk)) % SHARDS];
    shard?.records.push(streamRecord({ before, after }, this.#sequence, this.#scheduler.now));
    if (shard) this.#start(shard);
  }

  /** How many changes are not relayed yet. */
  get waiting(): number {
    return this.#shards.reduce((sum, { records }) => sum + records.length, 0);
  }

  /** Replaces all instances, as a deployment does. */
  restart(): void {
    for (const shard of this.#shards) shard.relay = undefined;
  }

  #start(shard: Shard): void {
    if (shard.running) return;
    shard.running = true;
    this.#scheduler.wait(20, () => void this.#pump(shard));
  }

  async #pump(shard: Shard): Promise<void> {
    while (shard.records.length > 0) {
      shard.batches += 1;
      const size = 1 + (mixed(this.#seed, shard.name, shard.batches) % MAX_BATCH);
      const Records = shard.records.slice(0, size);
      const relayed = await this.#deliver(shard, Records);
      const repeated = share(this.#seed, shard.name, 'again', shard.batches) < this.repeated;
      if (!repeated) shard.records.splice(0, relayed);
      await this.#scheduler.sleep(relayed === 0 ? RETRY_MS : 10);
    }
    shard.running = false;
  }

  /** The number of records that were relayed, from the first. */
  async #deliver(shard: Shard, Records: readonly StreamRecord[]): Promise<number> {
    shard.relay ??= this.#connect();
    const { relay } = shard;
    try {
      const invoked = this.#scheduler.invoke(`${shard.name} ${shard.batches}`, () => relay({ Records: [...Records] }));
      const failed = new Set((await invoked).batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
      const first = Records.findIndex(({ dynamodb }) => failed.has(dynamodb.SequenceNumber ?? ''));
      return first < 0 || this.#tampering.skipsFailures ? Records.length : first;
    } catch (error) {
      if (error instanceof Died) shard.relay = undefined;
      return 0;
    }
  }
}
