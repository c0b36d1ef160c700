import { type Condition, either, oneOf } from '../../platform/db/expression.ts';
import { inParts } from '../../platform/runtime/in-parts.ts';

/** DynamoDB accepts at most 100 operands of `IN`. */
const MAX_OPERANDS = 100;

/** The row belongs to one of the spaces. */
export const inSpaces = (ids: readonly string[]): Condition =>
  either(...inParts(ids, MAX_OPERANDS).map((part) => oneOf('space_id', part)));
