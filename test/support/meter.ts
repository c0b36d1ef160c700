import { setImmediate } from 'node:timers/promises';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** What a stretch of work cost the table. */
export interface Spent {
  readonly requests: number;
  /** How many times the work waited for the table: requests that need no answer of each other are one wait. */
  readonly trips: number;
  readonly read: number;
  readonly write: number;
  /** The commands, in the order they were sent. */
  readonly commands: readonly string[];
}

interface Consumed {
  readonly CapacityUnits?: number;
  readonly ReadCapacityUnits?: number;
  readonly WriteCapacityUnits?: number;
}

const NOTHING: Spent = { requests: 0, trips: 0, read: 0, write: 0, commands: [] };

const READS = new Set(['GetItemCommand', 'BatchGetItemCommand', 'QueryCommand']);

/**
 * Requests that could have gone together: all that are sent before any of them is answered. Their answers are held
 * back until every one has come and nothing more is asked, so that what counts is who needs whose answer and never how
 * fast the machine is.
 */
const waves = (opened: () => void) => {
  let wave: { asked: number; answered: number; readonly over: Promise<void>; readonly end: () => void } | undefined;
  const settle = async (mine: NonNullable<typeof wave>): Promise<void> => {
    for (let turn = 0; turn < 3; turn += 1) await setImmediate();
    if (wave !== mine || mine.answered < mine.asked) return;
    wave = undefined;
    mine.end();
  };
  return async <T>(ask: () => Promise<T>): Promise<T> => {
    if (wave === undefined) {
      const { promise, resolve } = Promise.withResolvers<void>();
      wave = { asked: 0, answered: 0, over: promise, end: resolve };
      opened();
    }
    const mine = wave;
    mine.asked += 1;
    try {
      return await ask();
    } finally {
      mine.answered += 1;
      if (mine.answered === mine.asked) void settle(mine);
      await mine.over;
    }
  };
};

/** Counts every request a client sends and the capacity units the store says it consumed. */
export const meter = (client: DynamoDBClient) => {
  let spent: Spent = NOTHING;
  const note = (command: string, consumed: readonly Consumed[]): void => {
    const units = consumed.reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
    const reads = READS.has(command);
    spent = {
      ...spent,
      requests: spent.requests + 1,
      read: spent.read + (reads ? units : 0),
      write: spent.write + (reads ? 0 : units),
      commands: [...spent.commands, command],
    };
  };
  const together = waves(() => {
    spent = { ...spent, trips: spent.trips + 1 };
  });
  client.middlewareStack.add(
    (next, context) => async (args) => {
      Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
      const command = context.commandName ?? '';
      try {
        const answer = await together(() => next(args));
        const { ConsumedCapacity = [] } = answer.output as { ConsumedCapacity?: Consumed | Consumed[] };
        note(command, [ConsumedCapacity].flat());
        return answer;
      } catch (error) {
        note(command, []);
        throw error;
      }
    },
    { step: 'initialize', name: 'meter' },
  );
  return {
    /** What has been spent since the last time this was asked. */
    read(): Spent {
      const since = spent;
      spent = NOTHING;
      return since;
    },
  };
};
