import { STAMP } from '../../shared/platform/db/stamp.ts';
import type { DynamoCall } from './engines/dynamodb-client.ts';
import type { SearchLog } from './function-log.ts';
import { arrayOf, type JsonObject, objectOf, stringOf } from './json.ts';
import type { Mailbox } from './mailbox.ts';

/** A log line or an email. */
interface TraceStep {
  readonly at: string;
  /** The function that wrote the line, or `email`. */
  readonly source: string;
  readonly message: string;
  readonly fields: JsonObject;
}

/** Everything that one request caused. */
export interface Trace {
  readonly request_id: string;
  /** In order of time. */
  readonly steps: readonly TraceStep[];
  /** The rows that the request wrote last. */
  readonly rows: readonly { readonly entity: string; readonly pk: string; readonly sk: string }[];
}

export interface TraceSources {
  readonly search: SearchLog;
  readonly mailbox: Mailbox;
  readonly dynamo: DynamoCall;
  readonly tables: readonly string[];
}

const lineStep = ({ timestamp, service, message, ...fields }: JsonObject): TraceStep => {
  const { _aws, level, request_id, sampling_rate, ...shown } = fields;
  return { at: stringOf(timestamp), source: stringOf(service), message: stringOf(message), fields: shown };
};

const emailSteps = (mailbox: Mailbox, id: string): readonly TraceStep[] =>
  mailbox
    .list()
    .filter(({ headers }) => headers?.['hub-request-id'] === id)
    .map(({ sent_at: at, to, subject }) => ({ at, source: 'email', message: subject, fields: { to } }));

const rowsOf = async (dynamo: DynamoCall, TableName: string, id: string): Promise<Trace['rows']> => {
  const rows: Trace['rows'][number][] = [];
  let from: JsonObject = {};
  do {
    const { Items, LastEvaluatedKey } = await dynamo('Scan', {
      TableName,
      ...from,
      FilterExpression: '#rq = :id OR begins_with(#rq, :more)',
      ExpressionAttributeNames: { '#rq': STAMP },
      ExpressionAttributeValues: { ':id': { S: id }, ':more': { S: `${id} ` } },
    });
    for (const item of arrayOf(Items)) {
      const row = objectOf(item);
      const text = (name: string): string => stringOf(objectOf(row[name]).S);
      rows.push({ entity: text('entity'), pk: text('pk'), sk: text('sk') });
    }
    from = LastEvaluatedKey ? { ExclusiveStartKey: objectOf(LastEvaluatedKey) } : {};
  } while (from.ExclusiveStartKey);
  return rows;
};

/** Reads the thread of a request from the log, the mailbox and the table. `undefined` if nothing has its id. */
export const readTrace = async (
  { search, mailbox, dynamo, tables }: TraceSources,
  id: string,
): Promise<Trace | undefined> => {
  const lines = (await search(id)).map(lineStep);
  const rows = (await Promise.all(tables.map((table) => rowsOf(dynamo, table, id)))).flat();
  const steps = [...lines, ...emailSteps(mailbox, id)].sort((one, other) => (one.at < other.at ? -1 : 1));
  return steps.length + rows.length === 0 ? undefined : { request_id: id, steps, rows };
};
