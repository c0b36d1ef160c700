import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { arrayOf, type JsonObject, objectOf, stringOf } from '../../../../infra/local/json.ts';
import { each, type Refusal, resource, templateOf, unless, within } from '../support/refusal.ts';

const TABLE = 'AWS::DynamoDB::Table';
const GUIDE = 'DynamoDB Developer Guide';

const keysOf = (schema: unknown): readonly string[] =>
  arrayOf(schema).map((key) => stringOf(objectOf(key).AttributeName));
const indexesOf = ({ GlobalSecondaryIndexes }: JsonObject): readonly JsonObject[] =>
  arrayOf(GlobalSecondaryIndexes).map(objectOf);

/** The tables of the last release, by the first part of their logical id: their indexes and TTL attribute. */
const RELEASED: Readonly<Record<string, { readonly indexes: readonly string[]; readonly ttl: string }>> = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'released-tables.json'), 'utf8'),
);

/** The names that only one of the lists has. */
const inOne = (one: readonly string[], other: readonly string[]): readonly string[] => [
  ...one.filter((name) => !other.includes(name)),
  ...other.filter((name) => !one.includes(name)),
];

const key = (AttributeName: string) => ({ AttributeName, KeyType: 'HASH' });
const text = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' });

export const TABLE_RULES: readonly Refusal[] = [
  {
    rule: 'an update creates or deletes at most one index of a table that the last release has',
    source: `${GUIDE}, "Managing Global Secondary Indexes in DynamoDB"; UpdateTable: one index per call`,
    problems: each(TABLE, ({ id, properties }) => {
      const released = RELEASED[id.replace(/[0-9A-F]{8}$/, '')];
      if (!released) return [];
      const names = indexesOf(properties).map(({ IndexName }) => stringOf(IndexName));
      const changed = inOne(names, released.indexes);
      return unless(changed.length <= 1, `${changed} change at once`);
    }),
    broken: templateOf({
      Table01234567: resource(TABLE, { GlobalSecondaryIndexes: ['a', 'b'].map((IndexName) => ({ IndexName })) }),
    }),
  },
  {
    rule: 'the TTL attribute stays that of the last release: another one needs TTL disabled for an hour before',
    source: `${GUIDE}, "Using time to live (TTL) in DynamoDB"; UpdateTimeToLive`,
    problems: each(TABLE, ({ id, properties }) => {
      const released = RELEASED[id.replace(/[0-9A-F]{8}$/, '')];
      const { AttributeName, Enabled } = objectOf(properties.TimeToLiveSpecification);
      const name = stringOf(AttributeName);
      return [
        ...unless(!released || released.ttl === '' || released.ttl === name, `TTL by ${name}`),
        ...unless(Enabled !== true || (name !== '' && !keysOf(properties.KeySchema).includes(name)), 'TTL of a key'),
      ];
    }),
    broken: templateOf({
      Table01234567: resource(TABLE, { TimeToLiveSpecification: { AttributeName: 'expires', Enabled: true } }),
    }),
  },
  {
    rule: 'the declared attributes are exactly those of the keys of the table and its indexes',
    source: 'DynamoDB API reference, CreateTable: AttributeDefinitions',
    problems: each(TABLE, ({ properties }) => {
      const used = [properties, ...indexesOf(properties)].flatMap(({ KeySchema }) => keysOf(KeySchema));
      const declared = keysOf(properties.AttributeDefinitions);
      return inOne(used, declared);
    }),
    broken: templateOf({
      Broken: resource(TABLE, { KeySchema: [key('pk')], AttributeDefinitions: [text('pk'), text('other')] }),
    }),
  },
  {
    rule: 'a table has at most 20 global and five local indexes, 100 projected attributes, and no throughput on demand',
    source: `${GUIDE}, "Quotas in Amazon DynamoDB": secondary indexes; CreateTable: BillingMode`,
    problems: each(TABLE, ({ properties }) => {
      const projected = indexesOf(properties).flatMap(({ Projection }) =>
        arrayOf(objectOf(Projection).NonKeyAttributes),
      );
      const provisioned = [properties, ...indexesOf(properties)].some((one) => one.ProvisionedThroughput !== undefined);
      return [
        ...within('global indexes', indexesOf(properties).length, 0, 20),
        ...within('local indexes', arrayOf(properties.LocalSecondaryIndexes).length, 0, 5),
        ...within('projected attributes', projected.length, 0, 100),
        ...unless(!(properties.BillingMode === 'PAY_PER_REQUEST' && provisioned), 'throughput of an on-demand table'),
      ];
    }),
    broken: templateOf({ Broken: resource(TABLE, { BillingMode: 'PAY_PER_REQUEST', ProvisionedThroughput: {} }) }),
  },
];
