import { isDeepStrictEqual } from 'node:util';
import { DynamoError } from '../engines/dynamodb-client.ts';
import { arrayOf, type JsonObject, objectOf, stringOf } from '../json.ts';
import { type Provision, physicalName, type World } from './resource.ts';

const described = (tableName: string, { dynamo }: World): Promise<JsonObject | undefined> =>
  dynamo('DescribeTable', { TableName: tableName }).then(
    ({ Table }) => objectOf(Table),
    (error) => {
      if (error instanceof DynamoError && error.code === 'ResourceNotFoundException') return undefined;
      throw error;
    },
  );

const remove = async (tableName: string, world: World): Promise<void> => {
  if (await described(tableName, world)) await world.dynamo('DeleteTable', { TableName: tableName });
};

const create = async (tableName: string, properties: JsonObject, { dynamo }: World): Promise<void> => {
  const { AttributeDefinitions, KeySchema, GlobalSecondaryIndexes, LocalSecondaryIndexes, StreamSpecification } =
    properties;
  await dynamo('CreateTable', {
    TableName: tableName,
    AttributeDefinitions,
    KeySchema,
    BillingMode: 'PAY_PER_REQUEST',
    ...(GlobalSecondaryIndexes && { GlobalSecondaryIndexes }),
    ...(LocalSecondaryIndexes && { LocalSecondaryIndexes }),
    ...(StreamSpecification && { StreamSpecification: { StreamEnabled: true, ...objectOf(StreamSpecification) } }),
  });
  const TimeToLiveSpecification = properties.TimeToLiveSpecification;
  if (TimeToLiveSpecification) await dynamo('UpdateTimeToLive', { TableName: tableName, TimeToLiveSpecification });
};

const schemas = (indexes: unknown): JsonObject =>
  Object.fromEntries(
    arrayOf(indexes).map((index) => [stringOf(objectOf(index).IndexName), objectOf(index).KeySchema ?? null]),
  );

const sameSchema = (table: JsonObject, properties: JsonObject): boolean =>
  isDeepStrictEqual(table.KeySchema, properties.KeySchema) &&
  isDeepStrictEqual(schemas(table.GlobalSecondaryIndexes), schemas(properties.GlobalSecondaryIndexes));

/** Creates a table. An existing table with other keys or indexes is left alone. */
export const table: Provision = async (id, properties, world) => {
  const tableName = physicalName(id, properties.TableName);
  if (world.fresh) await remove(tableName, world);
  const kept = await described(tableName, world);
  if (!kept) await create(tableName, properties, world);
  else if (!sameSchema(kept, properties)) {
    throw new Error(`${id}: the keys or indexes of the stored table differ from the template. Start with --fresh.`);
  }
  const current = objectOf(kept ?? (await described(tableName, world)));
  world.tables.push(tableName);
  const { Enabled, AttributeName } = objectOf(properties.TimeToLiveSpecification);
  if (Enabled) {
    const keyNames = arrayOf(properties.KeySchema).map((key) => stringOf(objectOf(key).AttributeName));
    world.wirings.push({ kind: 'expiry', tableName, keyNames, attribute: stringOf(AttributeName) });
  }
  return {
    ref: tableName,
    attributes: { Arn: stringOf(current.TableArn), StreamArn: stringOf(current.LatestStreamArn) },
  };
};
