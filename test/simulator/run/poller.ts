import type { QueueName } from '../../../shared/downstream/queues.ts';
import type { BatchResult, QueueEvent } from '../../../shared/platform/queue/messages.ts';
import { Died, type Scheduler } from '../core/scheduler.ts';
import { share } from '../core/seeded.ts';
import type { Message, Queues } from './queues.ts';
import type { Tampering } from './tampering.ts';

type Worker = (event: QueueEvent) => Promise<BatchResult>;

const BATCH_SIZE = 10;
const CONCURRENCY = 3;
/** How long a message that was received and not deleted stays hidden. */
const HIDDEN_MS = 180_000;

/** Receives the messages of one queue and invokes its worker, as Lambda does. */
export class Poller {
  readonly #queue: QueueName;
  readonly #queues: Queues;
  readonly #scheduler: Scheduler;
  readonly #seed: number;
  readonly #tampering: Tampering;
  readonly #connect: () => Worker;
  #idle: Worker[] = [];
  #running = 0;
  #batches = 0;
  /** The time for which it is scheduled to look again. */
  #next = Number.POSITIVE_INFINITY;
  /** The share of processed messages that are delivered again. */
  repeated = 0.04;

  constructor(
    queue: QueueName,
    queues: Queues,
    scheduler: Scheduler,
    seed: number,
    { tampering, connect }: { readonly tampering: Tampering; readonly connect: () => Worker },
  ) {
    this.#tampering = tampering;
    this.#queue = queue;
    this.#queues = queues;
    this.#scheduler = scheduler;
    this.#seed = seed;
    this.#connect = connect;
  }

  /** Replaces all instances, as a deployment does. */
  restart(): void {
    this.#idle = [];
  }

  /** Looks for messages soon. */
  wake(at = this.#scheduler.now + 5): void {
    if (at >= this.#next) return;
    this.#next = at;
    this.#scheduler.wait(at - this.#scheduler.now, () => {
      if (this.#next === at) this.#next = Number.POSITIVE_INFINITY;
      this.#poll();
    });
  }

  #poll(): void {
    const waiting = this.#queues.of(this.#queue);
    while (this.#running < CONCURRENCY) {
      const batch = this.#take(waiting);
      if (batch.length === 0) break;
      void this.#deliver(batch);
    }
    const visible = waiting.map(({ visibleAt }) => visibleAt);
    if (visible.length > 0 && this.#running < CONCURRENCY)
      this.wake(Math.max(this.#scheduler.now + 5, Math.min(...visible)));
  }

  #take(waiting: Message[]): readonly Message[] {
    const { now } = this.#scheduler;
    const order = (message: Message): number => share(this.#seed, this.#queue, message.sentAt, message.receives);
    const visible = waiting.filter(({ visibleAt }) => visibleAt <= now).sort((a, b) => order(a) - order(b));
    const size = 1 + Math.floor(share(this.#seed, this.#queue, this.#batches) * BATCH_SIZE);
    const batch = visible.slice(0, size);
    for (const message of batch) {
      message.receives += 1;
      message.visibleAt = now + HIDDEN_MS;
    }
    return batch;
  }

  async #deliver(batch: readonly Message[]): Promise<void> {
    this.#running += 1;
    this.#batches += 1;
    const name = `${this.#queue} ${this.#batches}`;
    const worker = this.#idle.pop() ?? this.#connect();
    const Records = batch.map(({ id, body, receives, sentAt, thread }) => ({
      messageId: id,
      body,
      attributes: { ApproximateReceiveCount: String(receives), SentTimestamp: String(sentAt) },
      ...(thread && { messageAttributes: { thread: { stringValue: thread } } }),
    }));
    if (this.#tampering.acknowledgesFirst) for (const message of batch) this.#delete(message);
    try {
      const { batchItemFailures } = await this.#scheduler.invoke(name, () => worker({ Records }));
      this.#idle.push(worker);
      const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
      for (const message of batch)
        if (this.#tampering.forgetsFailures || !failed.has(message.id)) this.#delete(message);
    } catch (error) {
      if (!(error instanceof Died)) this.#idle.push(worker);
    }
    this.#running -= 1;
    this.wake();
  }

  #delete(message: Message): void {
    const repeated = share(this.#seed, message.id, message.receives) < this.repeated;
    if (repeated) message.visibleAt = this.#scheduler.now + 40;
    else this.#queues.remove(this.#queue, message);
  }
}
