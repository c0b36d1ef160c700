import { setTimeout as pause } from 'node:timers/promises';
import { type DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';

type Keyed = Readonly<Record<string, unknown>>;
interface Transacting {
  readonly TransactItems?: readonly Readonly<Record<string, { readonly Key?: Keyed; readonly Item?: Keyed }>>[];
}

const keysOf = (input: object): readonly string[] =>
  ((input as Transacting).TransactItems ?? []).flatMap((item) =>
    Object.values(item).map(({ Key, Item }) => {
      const key = Key ?? Item ?? {};
      return `${key.pk} ${key.sk}`;
    }),
  );

/**
 * Makes a store reject a transaction while another transaction holds any of its items. DynamoDB does so; the local
 * engine runs transactions one after the other and never conflicts. A transaction holds its items for `milliseconds`.
 */
export const contend = (client: DynamoDBClient, milliseconds: number): { readonly conflicts: () => number } => {
  const locked = new Set<string>();
  let conflicts = 0;
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const keys = context.commandName === 'TransactWriteItemsCommand' ? keysOf(args.input) : [];
      if (keys.some((key) => locked.has(key))) {
        conflicts += 1;
        throw new TransactionCanceledException({
          message: 'Transaction cancelled',
          $metadata: {},
          CancellationReasons: keys.map((key) => ({ Code: locked.has(key) ? 'TransactionConflict' : 'None' })),
        });
      }
      for (const key of keys) locked.add(key);
      try {
        if (keys.length > 0) await pause(milliseconds);
        return await next(args);
      } finally {
        for (const key of keys) locked.delete(key);
      }
    },
    { step: 'initialize', name: 'contend', priority: 'high' },
  );
  return { conflicts: () => conflicts };
};
