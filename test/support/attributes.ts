import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';

export { unmarshalled as fromAttributes } from '../../shared/platform/db/document-client.ts';

/** A row in DynamoDB's JSON, as the document client sends it. */
export const toAttributes = (row: object): Record<string, AttributeValue> =>
  marshall(row, { removeUndefinedValues: true });
