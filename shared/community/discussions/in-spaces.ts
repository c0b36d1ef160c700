import { type Condition, either, oneOf } from '../../platform/db/expression.ts';
import { inParts } from '../../platform/runtime/in-parts.ts';

/** DynamoDB accepts at most 100 operands of `IN`. */
const MAX_OPERANDS = 100;

/** The names of more spaces can exceed DynamoDB's limit of 4 KB for an expression. */
const MAX_SPACES = 500;

/**
 * A filter for rows that belong to one of the spaces. Empty for very many spaces, so the caller also checks the rows
 * that it reads.
 */
export const inSpaces = (ids: readonly string[]): { readonly filter?: Condition } =>
  ids.length > MAX_SPACES
    ? {}
    : { filter: either(...inParts(ids, MAX_OPERANDS).map((part) => oneOf('space_id', part))) };
