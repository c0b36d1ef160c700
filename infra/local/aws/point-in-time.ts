import type { DynamoCall } from '../engines/dynamodb-client.ts';
import { arrayOf, type JsonObject, numberOf, objectOf, stringOf } from '../json.ts';
import { AwsError, type AwsService, jsonService, operationOf } from '../protocol/request.ts';
import { allRecords } from '../sources/shards.ts';

const OPERATIONS: ReadonlySet<string> = new Set([
  'RestoreTableToPointInTime',
  'UpdateContinuousBackups',
  'DescribeContinuousBackups',
]);

const BATCH_SIZE = 25;

const keyText = ({ pk, sk }: JsonObject): string => JSON.stringify([pk, sk]);

/** Copies all rows of a table. */
const copyRows = async (call: DynamoCall, from: string, to: string): Promise<void> => {
  let page: JsonObject = {};
  do {
    const { Items, LastEvaluatedKey } = await call('Scan', { TableName: from, Limit: 500, ...page });
    const rows = arrayOf(Items);
    for (let at = 0; at < rows.length; at += BATCH_SIZE) {
      const puts = rows.slice(at, at + BATCH_SIZE).map((Item) => ({ PutRequest: { Item } }));
      await call('BatchWriteItem', { RequestItems: { [to]: puts } });
    }
    page = LastEvaluatedKey ? { ExclusiveStartKey: LastEvaluatedKey } : {};
  } while (page.ExclusiveStartKey);
};

const secondOf = (record: JsonObject): number => numberOf(objectOf(record.dynamodb).ApproximateCreationDateTime, 0);

/**
 * Gives each row that changed after the moment the image that it had then. The first change after the moment has it, so
 * changes during the copy do no harm.
 */
const undo = async (call: DynamoCall, to: string, later: readonly JsonObject[]): Promise<void> => {
  const first = new Map<string, JsonObject>();
  for (const record of later) {
    const change = objectOf(record.dynamodb);
    const key = keyText(objectOf(change.Keys));
    if (!first.has(key)) first.set(key, change);
  }
  for (const { Keys, OldImage } of first.values()) {
    if (OldImage) await call('PutItem', { TableName: to, Item: OldImage });
    else await call('DeleteItem', { TableName: to, Key: Keys ?? {} });
  }
};

const describe = async (call: DynamoCall, name: string): Promise<JsonObject | undefined> =>
  call('DescribeTable', { TableName: name }).then(
    ({ Table }) => objectOf(Table),
    () => undefined,
  );

/**
 * DynamoDB with point-in-time recovery, which the engine does not have: a copy of the rows, from which the changes of
 * the stream since the moment are undone. Moments are seconds of the machine's clock, not of a moved service clock.
 */
export const withPointInTime = (call: DynamoCall, machineTime: () => number, dynamodb: AwsService): AwsService => {
  const sourceOf = async (name: string) => {
    const table = await describe(call, name);
    if (!table) throw new AwsError('TableNotFoundException', `Table not found: ${name}`);
    const stream = stringOf(table.LatestStreamArn);
    const records = stream ? await allRecords(call, stream) : [];
    const isComplete = stream !== '' && stringOf(objectOf(records[0]?.dynamodb).SequenceNumber || '1') === '1';
    const since = isComplete ? numberOf(table.CreationDateTime, 0) : records[0] ? secondOf(records[0]) : Number.NaN;
    return { table, records, since };
  };
  const restore = async ({
    SourceTableName,
    TargetTableName,
    RestoreDateTime,
    UseLatestRestorableTime,
  }: JsonObject) => {
    const [from, to] = [stringOf(SourceTableName), stringOf(TargetTableName)];
    const { table, since } = await sourceOf(from);
    if (await describe(call, to)) throw new AwsError('TableAlreadyExistsException', `Table already exists: ${to}`);
    const now = machineTime() / 1000;
    const moment = UseLatestRestorableTime === true ? now : Math.floor(numberOf(RestoreDateTime, Number.NaN));
    if (!(moment >= since && moment <= now)) {
      const earliest = Number.isNaN(since) ? 'none' : new Date(since * 1000).toISOString();
      throw new AwsError('InvalidRestoreTimeException', `The earliest restorable time is ${earliest}.`);
    }
    const { AttributeDefinitions, KeySchema, GlobalSecondaryIndexes } = table;
    const indexes = arrayOf(GlobalSecondaryIndexes).map((index) => {
      const { IndexName, KeySchema, Projection } = objectOf(index);
      return { IndexName, KeySchema, Projection };
    });
    const created = await call('CreateTable', {
      TableName: to,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions,
      KeySchema,
      ...(indexes.length > 0 && { GlobalSecondaryIndexes: indexes }),
    });
    await copyRows(call, from, to);
    const after = (await allRecords(call, stringOf(table.LatestStreamArn))).filter((one) => secondOf(one) > moment);
    await undo(call, to, after);
    return created;
  };
  const own = jsonService({
    RestoreTableToPointInTime: restore,
    UpdateContinuousBackups: () => ({ ContinuousBackupsDescription: { ContinuousBackupsStatus: 'ENABLED' } }),
    async DescribeContinuousBackups({ TableName }) {
      const { since } = await sourceOf(stringOf(TableName));
      return {
        ContinuousBackupsDescription: {
          ContinuousBackupsStatus: 'ENABLED',
          PointInTimeRecoveryDescription: {
            PointInTimeRecoveryStatus: 'ENABLED',
            ...(!Number.isNaN(since) && { EarliestRestorableDateTime: since }),
            LatestRestorableDateTime: Math.floor(machineTime() / 1000),
          },
        },
      };
    },
  });
  return (request) => (OPERATIONS.has(operationOf(request)) ? own(request) : dynamodb(request));
};
