import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { type Change, type Condition, Placeholders, updateExpression } from './expression.ts';
import type { NewItem, Value } from './item.ts';
import type { Key } from './key.ts';
import { keyOf } from './read.ts';
import { retryConflicts } from './retry-conflicts.ts';
import { stamped } from './stamp.ts';
import type { Store } from './store.ts';
import { storedImage } from './stored.ts';
import { bindings, stampedChange } from './write.ts';

/** One step of a transaction. `label` identifies the step if its condition fails. */
export type Step = { readonly label?: string; readonly condition?: Condition } & (
  | { readonly put: NewItem }
  | { readonly update: Key; readonly change: Change }
  | { readonly remove: Key }
  | { readonly check: Key; readonly condition: Condition }
);

export type Transacted = { readonly ok: true } | { readonly ok: false; readonly failed: readonly FailedStep[] };

export interface FailedStep {
  readonly index: number;
  readonly label: string | undefined;
  readonly current: Record<string, Value> | undefined;
}

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

const transactItem = (TableName: string, step: Step): TransactItem => {
  const at = new Placeholders();
  const UpdateExpression = 'update' in step ? updateExpression(stampedChange(step.change), at) : '';
  const ConditionExpression = step.condition?.(at);
  const common = {
    TableName,
    ...(ConditionExpression && { ConditionExpression }),
    ...bindings(at),
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  };
  if ('put' in step) return { Put: { ...common, Item: stamped(step.put) } };
  if ('update' in step) return { Update: { ...common, Key: keyOf(step.update), UpdateExpression } };
  if ('remove' in step) return { Delete: { ...common, Key: keyOf(step.remove) } };
  return { ConditionCheck: { ...common, Key: keyOf(step.check), ConditionExpression: ConditionExpression ?? '' } };
};

const RETRYABLE_CODES = new Set(['TransactionConflict', 'ProvisionedThroughputExceeded', 'ThrottlingError']);

/**
 * Whether the transaction failed only because of conflicts and throttling, not because of a condition or a malformed
 * step.
 */
const isConflict = (error: unknown): boolean =>
  error instanceof TransactionCanceledException &&
  (error.CancellationReasons ?? []).every(({ Code }) => !Code || Code === 'None' || RETRYABLE_CODES.has(Code));

/** Writes all steps or none. Conflicts with other transactions are retried. */
export const transact = async ({ client, name }: Store, steps: readonly Step[]): Promise<Transacted> => {
  const command = {
    TransactItems: steps.map((step) => transactItem(name, step)),
  };
  try {
    await retryConflicts(() => client.send(new TransactWriteCommand(command)), isConflict);
    return { ok: true };
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error;
    const failed = (error.CancellationReasons ?? []).flatMap(({ Code, Item: current }, index) =>
      Code === 'ConditionalCheckFailed'
        ? [{ index, label: steps[index]?.label, current: current && storedImage<Record<string, Value>>(current) }]
        : [],
    );
    if (failed.length === 0) throw error;
    return { ok: false, failed };
  }
};
