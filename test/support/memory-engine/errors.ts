import {
  type AttributeValue,
  ConditionalCheckFailedException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { Row } from './expression.ts';

const $metadata = { httpStatusCode: 400, attempts: 1 };

const imageOf = (row: Row): Record<string, AttributeValue> => marshall(row);

/** The error of a failed condition, with the row as it is. */
export const conditionFailed = (row: Row | undefined): Error =>
  new ConditionalCheckFailedException({
    message: 'The conditional request failed',
    $metadata,
    ...(row && { Item: imageOf(row) }),
  });

/** The error of a transaction: for each step, whether its condition failed. */
export const canceled = (steps: readonly { readonly failed: boolean; readonly row: Row | undefined }[]): Error =>
  new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata,
    CancellationReasons: steps.map(({ failed, row }) =>
      failed ? { Code: 'ConditionalCheckFailed', ...(row && { Item: imageOf(row) }) } : { Code: 'None' },
    ),
  });

const canceledFor = (codes: readonly string[]): Error =>
  new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata,
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

/** The error of a transaction that conflicts with another one. */
export const conflicted = (steps: number): Error =>
  canceledFor(Array.from({ length: steps }, () => 'TransactionConflict'));

/** The error of a transaction with an update that the item does not allow, by the number of its step. */
export const notUpdatable = (steps: number, failed: number): Error =>
  canceledFor(Array.from({ length: steps }, (_, nth) => (nth === failed ? 'ValidationError' : 'None')));

/** The error of a request that DynamoDB does not accept. */
export const invalid = (message: string): Error =>
  Object.assign(new Error(message), { name: 'ValidationException', $fault: 'client', $metadata });
