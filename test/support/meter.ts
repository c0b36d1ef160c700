import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** What a stretch of work cost the table. */
export interface Spent {
  readonly requests: number;
  /** How many times the work waited for the table: requests that are under way together are one wait. */
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

/** Counts every request a client sends and the capacity units the store says it consumed. */
export const meter = (client: DynamoDBClient) => {
  let spent: Spent = NOTHING;
  let underWay = 0;
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
  client.middlewareStack.add(
    (next, context) => async (args) => {
      Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
      const command = context.commandName ?? '';
      if (underWay === 0) spent = { ...spent, trips: spent.trips + 1 };
      underWay += 1;
      try {
        const answer = await next(args);
        const { ConsumedCapacity = [] } = answer.output as { ConsumedCapacity?: Consumed | Consumed[] };
        note(command, [ConsumedCapacity].flat());
        return answer;
      } catch (error) {
        note(command, []);
        throw error;
      } finally {
        underWay -= 1;
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
