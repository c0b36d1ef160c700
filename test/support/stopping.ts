import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { type Table, table } from '../../shared/platform/db/table.ts';
import type { TestStore } from './dynamo.ts';

/** The process was stopped: what it was doing is done, and nothing after it. */
export class Stopped extends Error {}

/** A call of a port that leaves the service: a message sent, an email, a request to a provider. */
export interface Effect {
  readonly what: string;
  readonly given: unknown;
}

/** A process whose every request to a store and call of a port is a step. */
export interface Process {
  db(store: TestStore): Table;
  /** A method of a port: each call is a step, and is recorded. */
  does<Given extends readonly unknown[], Answer>(
    what: string,
    work: (...given: Given) => Promise<Answer>,
  ): (...given: Given) => Promise<Answer>;
  /** Something reached another service by a way that is no port: that is a step, too. */
  arrived(what: string, given: unknown): void;
  /** A queue, by its name. */
  queue(what: string): { send(job: unknown, delaySeconds?: number): Promise<void> };
}

/** Starts a process that stops after so many steps: the last one is done, and its caller never learns of it. */
export const startProcess = (last = Number.POSITIVE_INFINITY) => {
  const [log, effects, running]: [string[], Effect[], Set<Promise<unknown>>] = [[], [], new Set()];
  const clients: DynamoDBClient[] = [];

  const step = async <Answer>(what: string, work: () => Promise<Answer>): Promise<Answer> => {
    if (log.length >= last) throw new Stopped(what);
    log.push(what);
    const answering = work();
    running.add(answering);
    const answer = await answering.finally(() => running.delete(answering));
    if (log.length >= last) throw new Stopped(what);
    return answer;
  };

  const process: Process = {
    db({ endpoint, name }) {
      const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
      const client = new DynamoDBClient({ endpoint, region: 'eu-west-1', credentials, maxAttempts: 10 });
      client.middlewareStack.remove('loggerMiddleware');
      client.middlewareStack.add(
        (next, { commandName = '' }) =>
          (args) =>
            step(commandName, () => next(args)),
        { step: 'initialize', name: 'steps', priority: 'high' },
      );
      clients.push(client);
      return table(client, name);
    },
    does:
      (what, work) =>
      (...given) =>
        step(what, async () => {
          effects.push({ what, given });
          return work(...given);
        }),
    arrived(what, given) {
      log.push(what);
      effects.push({ what, given });
    },
    queue: (what) => ({ send: process.does(`queue ${what}`, async () => undefined) }),
  };
  return {
    process,
    log,
    effects,
    /** Once nothing that it began is under way. */
    async ended(): Promise<void> {
      while (running.size > 0) await Promise.allSettled(running);
      for (const client of clients) client.destroy();
    },
  };
};
