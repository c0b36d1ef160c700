import { endTerms } from '../../../functions/end-terms/end-terms.ts';
import { EVENTS } from '../../../functions/relay/entities.ts';
import { sweep } from '../../../functions/sweep/sweep.ts';
import { sqsMailQueue } from '../../../shared/delivery/email/mail-queue.ts';
import type { QueueName } from '../../../shared/downstream/queues.ts';
import { dynamoFinder } from '../../../shared/downstream/search/dynamo-finder.ts';
import { sqsCallbackQueue } from '../../../shared/platform/callbacks/callback-queue.ts';
import { type Table, table } from '../../../shared/platform/db/table.ts';
import { portsOf } from '../../functions/every-route/support/world.ts';
import { MemoryTable } from '../../support/memory-engine/memory-table.ts';
import { type TestKeys, testKeys } from '../../support/tokens.ts';
import { surround } from '../core/ambient.ts';
import { type Fates, OK } from '../core/fates.ts';
import { forget } from '../core/forget.ts';
import { Scheduler } from '../core/scheduler.ts';
import { Random } from '../core/seeded.ts';
import { Api } from './api.ts';
import { carry } from './carry.ts';
import { memoryClient } from './memory-client.ts';
import { callbackVerifier, PaymentProvider } from './payment-provider.ts';
import { Poller } from './poller.ts';
import { Queues } from './queues.ts';
import { Stream } from './stream.ts';
import type { Tampering } from './tampering.ts';
import { type Boundaries, connectRelay, WORKERS } from './workers.ts';

/** When every simulated day begins. */
const MORNING = Date.UTC(2027, 2, 1, 8);
const MINUTE = 60_000;

/** One key pair for all runs: a key pair from random numbers would not be the same twice. */
let keys: TestKeys | undefined;

/** Keys whose tokens are valid for the whole day. */
const dayKeys = (): TestKeys => {
  const hourly = testKeys();
  const claims = { exp: (MORNING + 24 * 60 * MINUTE) / 1_000 };
  return { ...hourly, issue: (subject, options) => hourly.issue(subject, { claims, ...options }) };
};

export interface SimulationOptions {
  readonly seed: number;
  readonly fates: Fates;
}

/** The whole service in this process: API, relay, workers, queues, stream and tables, on one scheduler. */
export class Simulation {
  readonly seed: number;
  readonly scheduler: Scheduler;
  readonly main: MemoryTable;
  readonly indexRows = new MemoryTable();
  readonly queues: Queues;
  readonly stream: Stream;
  readonly api: Api;
  readonly payments: PaymentProvider;
  readonly keys: TestKeys;
  /** The tables without faults and delays, for the world's beginning and for the checks. */
  readonly db: Table;
  readonly index: Table;
  readonly sent: { readonly to: string; readonly subject: string; readonly text: string }[] = [];
  readonly #pollers: readonly Poller[];
  readonly #boundaries: Boundaries;
  /** Defects of the ports, for the tests of the simulator itself. */
  readonly tampering: Tampering = {};
  #healed = false;
  #sweeps = 0;

  constructor({ seed, fates }: SimulationOptions) {
    this.seed = seed;
    keys ??= dayKeys();
    this.keys = keys;
    this.scheduler = new Scheduler(seed, (call) => (this.#healed ? OK : fates(call)), MORNING);
    const { scheduler } = this;
    this.main = new MemoryTable((change) => {
      const { entity } = change.after ?? change.before ?? {};
      if (!this.tampering.hides?.(String(entity))) this.stream.changed(change);
    });
    this.stream = new Stream(scheduler, seed, Object.keys(EVENTS), this.tampering, () =>
      connectRelay(this.#boundaries),
    );
    this.queues = new Queues(scheduler);
    const tables = { main: this.main, index: this.indexRows };
    const direct = memoryClient(tables);
    this.db = table(direct, 'main');
    this.index = table(direct, 'index');
    const { tampering } = this;
    const carried = memoryClient(tables, (command, input, apply) =>
      carry(scheduler, tampering, { command, input, apply }),
    );
    this.#boundaries = {
      tampering,
      db: table(carried, 'main'),
      index: table(carried, 'index'),
      sqs: this.queues.client(),
      sender: {
        provider: 'ses',
        send: (message) => scheduler.call('mail', message.subject, () => this.#post(message)),
      },
      failed: () => undefined,
    };
    this.#pollers = Object.entries(WORKERS).map(
      ([queue, connect]) =>
        new Poller(queue as QueueName, this.queues, scheduler, seed, {
          tampering,
          connect: () => connect(this.#boundaries),
        }),
    );
    const byQueue = new Map(Object.keys(WORKERS).map((queue, nth) => [queue, this.#pollers[nth]] as const));
    this.queues.arrived = (queue) => byQueue.get(queue)?.wake();
    this.payments = new PaymentProvider(scheduler);
    const client = this.payments.client();
    this.api = new Api(scheduler, this.#boundaries.db, keys, tampering, {
      ...portsOf(keys),
      mail: sqsMailQueue(this.#boundaries.sqs, 'mail'),
      payments: () => client,
      index: dynamoFinder(this.#boundaries.index),
      callbacks: { queue: sqsCallbackQueue(this.#boundaries.sqs, 'callbacks'), provider: () => callbackVerifier },
    });
  }

  #post(message: { readonly to: string; readonly subject: string; readonly text: string }): string {
    this.sent.push(message);
    return `message-${this.sent.length}`;
  }

  /** Runs work before the day begins: without faults, and with nothing else going on. */
  readonly undisturbed = async <T>(work: () => Promise<T>): Promise<T> => {
    this.#healed = true;
    const done = work();
    await this.scheduler.drain();
    this.#healed = false;
    return done;
  };

  /** Replaces the instances of all functions, as a deployment does. */
  restart(): void {
    for (const part of [this.api, this.stream, ...this.#pollers]) part.restart();
  }

  /** The scheduled workers of one minute. A failed run is repeated in the next one. */
  async minute(): Promise<void> {
    this.#sweeps += 1;
    const { db } = this.#boundaries;
    const jobs = [() => sweep(db, async () => 0)(new Date()), () => endTerms(db)(new Date())];
    const runs = jobs.map((job, nth) => this.scheduler.invoke(`sweep ${this.#sweeps}.${nth}`, job));
    await Promise.allSettled(runs);
  }

  /** Sets the share of messages and stream batches that are delivered again. */
  repeat(share: number): void {
    this.stream.repeated = share;
    for (const poller of this.#pollers) poller.repeated = share;
  }

  /** Ends all faults, and lets the service catch up: whatever is due in the next hours becomes due. */
  async heal(hours = 4): Promise<void> {
    this.#healed = true;
    this.repeat(0);
    await this.scheduler.drain();
    for (let passed = 0; passed < hours * 60; passed += passed < 5 ? 1 : 30) {
      this.scheduler.now += (passed < 5 ? 1 : 30) * MINUTE;
      void this.minute();
      await this.scheduler.drain();
    }
  }

  /** Runs something with the clock and the random numbers of the run. */
  static async surrounded<T>(options: SimulationOptions, run: (simulation: Simulation) => Promise<T>): Promise<T> {
    keys ??= dayKeys();
    forget();
    let scheduler: Scheduler | undefined;
    const time = {
      now: () => scheduler?.now ?? MORNING,
      wait: (ms: number, then: () => void) => scheduler?.wait(ms, then),
    };
    const restore = surround(time, new Random(options.seed));
    try {
      const simulation = new Simulation(options);
      scheduler = simulation.scheduler;
      return await run(simulation);
    } finally {
      restore();
    }
  }
}
