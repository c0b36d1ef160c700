import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { type Table, table } from '../../shared/platform/db/table.ts';
import type { TestStore } from './dynamo.ts';

/** The process was stopped: its current step is complete, and no later step runs. */
export class Stopped extends Error {}

/** A call of a port that leaves the service: a message sent, an email, a request to a provider. */
export interface Effect {
  readonly name: string;
  readonly input: unknown;
}

/** A process in which each request to a store and each call of a port is a step. */
export interface Process {
  client(store: TestStore): DynamoDBClient;
  db(store: TestStore): Table;
  /** A method of a port: each call is a step, and is recorded. */
  effect<Args extends readonly unknown[], Result>(
    name: string,
    work: (...args: Args) => Promise<Result>,
  ): (...args: Args) => Promise<Result>;
  /** Records an effect that does not pass through a port, such as a request at a receiver. It is a step, too. */
  record(name: string, input: unknown): void;
  /** A queue, by its name. */
  queue(name: string): { send(job: unknown, delaySeconds?: number): Promise<void> };
}

/** Starts a process that stops after `last` steps. The last step completes, but its caller gets no result. */
export const startProcess = (last = Number.POSITIVE_INFINITY) => {
  const [log, effects, running]: [string[], Effect[], Set<Promise<unknown>>] = [[], [], new Set()];
  const clients: DynamoDBClient[] = [];

  const step = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    if (log.length >= last) throw new Stopped(name);
    log.push(name);
    const pending = work();
    running.add(pending);
    const result = await pending.finally(() => running.delete(pending));
    if (log.length >= last) throw new Stopped(name);
    return result;
  };

  const process: Process = {
    db: (store) => table(process.client(store), store.name),
    client(store) {
      const client = store.connect();
      client.middlewareStack.add(
        (next, { commandName = '' }) =>
          (args) =>
            step(commandName, () => next(args)),
        { step: 'initialize', name: 'steps', priority: 'high' },
      );
      clients.push(client);
      return client;
    },
    effect:
      (name, work) =>
      (...args) =>
        step(name, async () => {
          effects.push({ name, input: args });
          return work(...args);
        }),
    record(name, input) {
      log.push(name);
      effects.push({ name, input });
    },
    queue: (name) => ({ send: process.effect(`queue ${name}`, async () => undefined) }),
  };
  return {
    process,
    log,
    effects,
    /** Resolves when no step is running. */
    async ended(): Promise<void> {
      while (running.size > 0) await Promise.allSettled(running);
      for (const client of clients) client.destroy();
    },
  };
};
