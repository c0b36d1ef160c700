import { arrayOf, type Json, type JsonObject, objectOf, stringOf } from '../json.ts';

/** One action of a request on a table or index. */
interface TableCall {
  readonly action: string;
  readonly table: string;
  readonly index: string | undefined;
  readonly keys: readonly string[];
}

const keyOf = (item: Json | undefined): string => stringOf(objectOf(objectOf(item).pk).S);

const call = (action: string, of: JsonObject, ...keys: readonly string[]): TableCall => ({
  action: `dynamodb:${action}`,
  table: stringOf(of.TableName),
  index: stringOf(of.IndexName) || undefined,
  keys,
});

/** The hash key's value in a key condition, where it comes first. */
const queried = (input: JsonObject): string => {
  const variable = /=\s*(:\w+)/.exec(stringOf(input.KeyConditionExpression))?.[1] ?? '';
  return stringOf(objectOf(objectOf(input.ExpressionAttributeValues)[variable]).S);
};

const STEPS: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
};

const steps = (input: JsonObject): readonly TableCall[] =>
  arrayOf(input.TransactItems).flatMap((item) =>
    Object.entries(objectOf(item)).map(([kind, step]) => {
      const of = objectOf(step);
      return call(STEPS[kind] ?? kind, of, keyOf(of.Key ?? of.Item));
    }),
  );

const batch = (input: JsonObject): readonly TableCall[] =>
  Object.entries(objectOf(input.RequestItems)).map(([TableName, of]) =>
    call('BatchGetItem', { TableName }, ...arrayOf(objectOf(of).Keys).map(keyOf)),
  );

/** The actions of a request as IAM sees them. A transaction is its steps. */
export const tableCalls = (operation: string, input: JsonObject): readonly TableCall[] => {
  if (operation === 'TransactWriteItems' || operation === 'TransactGetItems') return steps(input);
  if (operation === 'BatchGetItem') return batch(input);
  if (operation === 'Query') return [call('Query', input, queried(input))];
  if (operation === 'Scan') return [call('Scan', input)];
  return [call(operation, input, keyOf(input.Key ?? input.Item))];
};
