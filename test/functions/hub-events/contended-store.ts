import { setTimeout as pause } from 'node:timers/promises';
import { type DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';

type Keyed = Readonly<Record<string, unknown>>;
interface Transacting {
  readonly TransactItems?: readonly Readonly<Record<string, { readonly Key?: Keyed; readonly Item?: Keyed }>>[];
}

const touched = (input: object): readonly string[] =>
  ((input as Transacting).TransactItems ?? []).flatMap((item) =>
    Object.values(item).map(({ Key, Item }) => {
      const key = Key ?? Item ?? {};
      return `${key.pk} ${key.sk}`;
    }),
  );

/**
 * Has a store refuse a transaction while another one holds any of its items, as DynamoDB does and the local engine,
 * which does one after the other, does not. Each holds its items for so many milliseconds.
 */
export const contend = (client: DynamoDBClient, milliseconds: number): { readonly refused: () => number } => {
  const held = new Set<string>();
  let refused = 0;
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const keys = context.commandName === 'TransactWriteItemsCommand' ? touched(args.input) : [];
      if (keys.some((key) => held.has(key))) {
        refused += 1;
        throw new TransactionCanceledException({
          message: 'Transaction cancelled',
          $metadata: {},
          CancellationReasons: keys.map((key) => ({ Code: held.has(key) ? 'TransactionConflict' : 'None' })),
        });
      }
      for (const key of keys) held.add(key);
      try {
        if (keys.length > 0) await pause(milliseconds);
        return await next(args);
      } finally {
        for (const key of keys) held.delete(key);
      }
    },
    { step: 'initialize', name: 'contend', priority: 'high' },
  );
  return { refused: () => refused };
};
