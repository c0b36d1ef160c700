import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { invalid } from '../../support/memory-engine/errors.ts';
import type { Row } from '../../support/memory-engine/expression.ts';
import type { MemoryTable } from '../../support/memory-engine/memory-table.ts';

type Input = Readonly<Record<string, unknown>>;

/** How a request to a store is carried out: at once, or when a scheduler says so. */
export type Carry = (command: string, input: Input, apply: (input: Input) => object) => Promise<object>;

type Tables = Readonly<Record<string, MemoryTable>>;

const only = <T>(record: Readonly<Record<string, T>>): readonly [string, T] => {
  const [entry] = Object.entries(record);
  if (!entry) throw invalid('The request names no table');
  return entry;
};

const tableOf = (tables: Tables, name: unknown): MemoryTable => {
  const found = tables[String(name)];
  if (!found) throw Object.assign(new Error('The table does not exist'), { name: 'ResourceNotFoundException' });
  return found;
};

const transacted = (tables: Tables, items: readonly Readonly<Record<string, Input>>[]): object => {
  const names = new Set(items.flatMap((item) => Object.values(item).map(({ TableName }) => TableName)));
  if (names.size !== 1) throw invalid('A transaction of this product writes to one table');
  return tableOf(tables, [...names][0]).transact(items);
};

const apply = (tables: Tables, command: string, input: Input): object => {
  if (command === 'BatchGetCommand') {
    const [name, { Keys }] = only(input.RequestItems as Record<string, { Keys: Row[] }>);
    return { Responses: { [name]: tableOf(tables, name).batchGet(Keys) } };
  }
  if (command === 'TransactWriteCommand')
    return transacted(tables, input.TransactItems as Readonly<Record<string, Input>>[]);
  const table = tableOf(tables, input.TableName);
  if (command === 'GetCommand') return table.get(input);
  if (command === 'PutCommand') return table.write('Put', input);
  if (command === 'UpdateCommand') return table.write('Update', input);
  if (command === 'DeleteCommand') return table.write('Delete', input);
  if (command === 'QueryCommand') return table.query(input);
  if (command === 'ScanCommand') return table.scan(input);
  throw new Error(`The store in memory has no ${command}`);
};

const $metadata = { httpStatusCode: 200, attempts: 1 };

interface Command {
  readonly input: Input;
}

/** How the document client of a client in memory sends a command, by the configuration that both share. */
const senders = new WeakMap<object, (command: Command) => Promise<object>>();

/* The document client would spend half of a run on the middleware of a request that is never sent. */
const sendOverNetwork = DynamoDBDocumentClient.prototype.send as (command: Command, ...more: unknown[]) => unknown;
Object.assign(DynamoDBDocumentClient.prototype, {
  send(this: DynamoDBDocumentClient, command: Command, ...more: unknown[]): unknown {
    const sender = senders.get(this.config);
    return sender ? sender(command) : sendOverNetwork.call(this, command, ...more);
  },
});

/**
 * A DynamoDB client whose requests are carried out on tables in memory. It accepts the requests of the document client,
 * before they are marshalled.
 */
export const memoryClient = (
  tables: Tables,
  carry: Carry = async (_command, input, applied) => applied(input),
): DynamoDBClient => {
  const client = new DynamoDBClient({ region: 'eu-west-1', credentials: { accessKeyId: 'x', secretAccessKey: 'x' } });
  senders.set(client.config, async (command) => {
    const { name } = command.constructor;
    const output = await carry(name, command.input, (input) => apply(tables, name, input));
    return { ...output, $metadata };
  });
  return client;
};
