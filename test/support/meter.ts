import { setImmediate } from 'node:timers/promises';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** The requests and capacity that some work consumed. */
export interface Consumption {
  readonly requests: number;
  /** The number of sequential round trips: concurrent requests count as one. */
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

const NOTHING: Consumption = { requests: 0, trips: 0, read: 0, write: 0, commands: [] };

const READS = new Set(['GetItemCommand', 'BatchGetItemCommand', 'QueryCommand']);

/**
 * Groups concurrent requests into waves. All responses of a wave are held back until the last one has arrived and no
 * further request is sent, so that the count depends on data dependencies, never on the speed of the machine.
 */
const waves = (opened: () => void) => {
  let wave: { sent: number; received: number; readonly over: Promise<void>; readonly end: () => void } | undefined;
  const settle = async (own: NonNullable<typeof wave>): Promise<void> => {
    for (let turn = 0; turn < 3; turn += 1) await setImmediate();
    if (wave !== own || own.received < own.sent) return;
    wave = undefined;
    own.end();
  };
  return async <T>(send: () => Promise<T>): Promise<T> => {
    if (wave === undefined) {
      const { promise, resolve } = Promise.withResolvers<void>();
      wave = { sent: 0, received: 0, over: promise, end: resolve };
      opened();
    }
    const own = wave;
    own.sent += 1;
    try {
      return await send();
    } finally {
      own.received += 1;
      if (own.received === own.sent) void settle(own);
      await own.over;
    }
  };
};

/** Counts the requests of the clients and the capacity units that the stores report. */
export const meter = (...clients: readonly DynamoDBClient[]) => {
  let total: Consumption = NOTHING;
  const note = (command: string, consumed: readonly Consumed[]): void => {
    const units = consumed.reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
    const reads = READS.has(command);
    total = {
      ...total,
      requests: total.requests + 1,
      read: total.read + (reads ? units : 0),
      write: total.write + (reads ? 0 : units),
      commands: [...total.commands, command],
    };
  };
  const inWaves = waves(() => {
    total = { ...total, trips: total.trips + 1 };
  });
  for (const client of clients)
    client.middlewareStack.add(
      (next, context) => async (args) => {
        Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
        const command = context.commandName ?? '';
        try {
          const result = await inWaves(() => next(args));
          const { ConsumedCapacity = [] } = result.output as { ConsumedCapacity?: Consumed | Consumed[] };
          note(command, [ConsumedCapacity].flat());
          return result;
        } catch (error) {
          note(command, []);
          throw error;
        }
      },
      { step: 'initialize', name: 'meter' },
    );
  return {
    /** The consumption since the last call. */
    read(): Consumption {
      const since = total;
      total = NOTHING;
      return since;
    },
  };
};
