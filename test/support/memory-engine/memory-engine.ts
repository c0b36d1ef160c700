import { setImmediate } from 'node:timers/promises';
import type { StreamRecord } from '../../../functions/relay/stream-record.ts';
import { type Bindings, meets, type Row } from './expression.ts';
import { MemoryTable } from './memory-table.ts';
import { streamRecord } from './stream-record.ts';
import { readUnits, sizeOfRow, unitsOfWrite } from './units.ts';
import { rowFromWire, rowToWire, type WireRow } from './wire.ts';

type Input = Readonly<Record<string, unknown>>;
/** A result in the protocol's form, and the units that it took. */
type Result = readonly [object, number];

const MAX_PAGE_BYTES = 1024 * 1024;

const row = (of: unknown): Row => rowFromWire((of ?? {}) as WireRow);

/** A request with values instead of the protocol's. */
const decoded = (input: Input): Input => ({
  ...input,
  ...(input.Key !== undefined && { Key: row(input.Key) }),
  ...(input.Item !== undefined && { Item: row(input.Item) }),
  ...(input.ExclusiveStartKey !== undefined && { ExclusiveStartKey: row(input.ExclusiveStartKey) }),
  ExpressionAttributeValues: row(input.ExpressionAttributeValues),
});

const keyOf = ({ Key, Item }: Input): Row => (Key ?? Item ?? {}) as Row;

/** The rows of a page that DynamoDB returns at once. */
const withinPage = (rows: readonly Row[]): number => {
  let bytes = 0;
  const over = rows.findIndex((one) => {
    bytes += sizeOfRow(one);
    return bytes > MAX_PAGE_BYTES;
  });
  return over === -1 ? rows.length : Math.max(1, over);
};

interface Page {
  readonly Items: readonly Row[];
  readonly LastEvaluatedKey?: Row;
}

const get = (table: MemoryTable, input: Input): Result => {
  const { Item } = table.get(input) as { Item?: Row };
  return [Item ? { Item: rowToWire(Item) } : {}, readUnits(Item ? sizeOfRow(Item) : 0, input.ConsistentRead === true)];
};

const list = (table: MemoryTable, operation: 'Query' | 'Scan', input: Input): Result => {
  const read = (limit: unknown): Page => {
    const request = { ...input, FilterExpression: undefined, Limit: limit };
    return (operation === 'Query' ? table.query(request) : table.scan(request)) as Page;
  };
  let page = read(input.Limit);
  const most = withinPage(page.Items);
  if (operation === 'Query' && most < page.Items.length) page = read(most);
  const filter = input.FilterExpression as string | undefined;
  if (operation === 'Query' && filter !== undefined) table.query(input);
  const bound = { names: input.ExpressionAttributeNames ?? {}, values: input.ExpressionAttributeValues } as Bindings;
  const Items = page.Items.filter((one) => meets(filter, one, bound));
  const bytes = page.Items.reduce((sum, one) => sum + sizeOfRow(one), 0);
  const { LastEvaluatedKey } = page;
  return [
    {
      Count: Items.length,
      ScannedCount: page.Items.length,
      Items: Items.map(rowToWire),
      ...(LastEvaluatedKey && { LastEvaluatedKey: rowToWire(LastEvaluatedKey) }),
    },
    readUnits(bytes, input.ConsistentRead === true),
  ];
};

const write = (table: MemoryTable, kind: 'Put' | 'Update' | 'Delete', input: Input): Result => {
  const { pk, sk } = keyOf(input);
  const before = table.rows.get(pk, sk);
  const { Attributes } = table.write(kind, input) as { Attributes?: Row };
  const units = unitsOfWrite(before, table.rows.get(pk, sk), false);
  return [Attributes && input.ReturnValues === 'ALL_NEW' ? { Attributes: rowToWire(Attributes) } : {}, units];
};

const transact = (table: MemoryTable, items: readonly Readonly<Record<string, Input>>[]): Result => {
  const steps = items.map((item) =>
    Object.fromEntries(Object.entries(item).map(([kind, input]) => [kind, decoded(input)])),
  );
  const keys = steps.flatMap((step) => Object.values(step).map(keyOf));
  const before = keys.map(({ pk, sk }) => table.rows.get(pk, sk));
  table.transact(steps);
  return [{}, keys.reduce((sum, { pk, sk }, nth) => sum + unitsOfWrite(before[nth], table.rows.get(pk, sk), true), 0)];
};

const batchGet = (table: MemoryTable, name: string, input: Input): Result => {
  const { Keys, ConsistentRead } = input as { Keys: WireRow[]; ConsistentRead?: boolean };
  const rows = table.batchGet(Keys.map(rowFromWire));
  const found = rows.reduce((sum, one) => sum + readUnits(sizeOfRow(one), ConsistentRead === true), 0);
  const units = found + (Keys.length - rows.length) * readUnits(0, ConsistentRead === true);
  return [{ Responses: { [name]: rows.map(rowToWire) }, UnprocessedKeys: {} }, units];
};

const batchWrite = (table: MemoryTable, requests: readonly Readonly<Record<string, Input>>[]): Result => {
  let units = 0;
  for (const { PutRequest, DeleteRequest } of requests) {
    const input = decoded((PutRequest ?? DeleteRequest) as Input);
    units += write(table, PutRequest ? 'Put' : 'Delete', input)[1];
  }
  return [{ UnprocessedItems: {} }, units];
};

const WRITES = { PutItem: 'Put', UpdateItem: 'Update', DeleteItem: 'Delete' } as const;

const failure = (name: string, message: string): Error => Object.assign(new Error(message), { name });

/** DynamoDB in this process: tables in memory, behind the protocol that its clients speak. */
export class MemoryEngine {
  readonly #tables = new Map<string, MemoryTable>();
  readonly #streams = new Map<string, StreamRecord[]>();

  createTable(name: string, { stream = false } = {}): void {
    const records: StreamRecord[] = [];
    this.#tables.set(
      name,
      new MemoryTable((change) => stream && records.push(streamRecord(change, records.length + 1, Date.now()))),
    );
    this.#streams.set(name, records);
  }

  deleteTable(name: string): void {
    this.#tables.delete(name);
    this.#streams.delete(name);
  }

  /** The records of a table's stream after the one with a sequence number, or from the first. */
  recordsAfter(name: string, sequence: string | undefined, limit: number): readonly StreamRecord[] {
    const from = Number(sequence ?? 0);
    return (this.#streams.get(name) ?? []).slice(from, from + limit);
  }

  #table(name: unknown): MemoryTable {
    const table = this.#tables.get(String(name));
    if (!table) throw failure('ResourceNotFoundException', `Table: ${name} not found`);
    return table;
  }

  #apply(operation: string, input: Input): Result {
    const [name, batch] = Object.entries((input.RequestItems ?? {}) as Readonly<Record<string, Input>>)[0] ?? [];
    if (operation === 'BatchGetItem') return batchGet(this.#table(name), String(name), batch as Input);
    if (operation === 'BatchWriteItem') return batchWrite(this.#table(name), batch as never);
    if (operation === 'TransactWriteItems') {
      const items = input.TransactItems as readonly Readonly<Record<string, Input>>[];
      return transact(this.#table(Object.values(items[0] ?? {})[0]?.TableName), items);
    }
    const table = this.#table(input.TableName);
    if (operation === 'GetItem') return get(table, decoded(input));
    if (operation === 'Query' || operation === 'Scan') return list(table, operation, decoded(input));
    const kind = WRITES[operation as keyof typeof WRITES];
    if (!kind) throw new Error(`The engine in memory has no ${operation}: start the store with { engine: true }`);
    return write(table, kind, decoded(input));
  }

  /** Answers a request; other requests may be answered before it, as by a network. */
  async answer(operation: string, input: Input): Promise<{ readonly status: number; readonly body: string }> {
    for (let turns = Math.floor(Math.random() * 3); turns > 0; turns -= 1) await setImmediate();
    try {
      const [output, CapacityUnits] = this.#apply(operation, input);
      const consumed = { TableName: input.TableName ?? 'table', CapacityUnits };
      const ConsumedCapacity = input.RequestItems || input.TransactItems ? [consumed] : consumed;
      return {
        status: 200,
        body: JSON.stringify({ ...output, ...(input.ReturnConsumedCapacity ? { ConsumedCapacity } : {}) }),
      };
    } catch (error) {
      const { name, message, Item, CancellationReasons } = error as Error & Record<string, unknown>;
      const bytes = (_: string, value: unknown) =>
        value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;
      return { status: 400, body: JSON.stringify({ __type: name, message, Item, CancellationReasons }, bytes) };
    }
  }
}
