import type { Statement } from '../policy/statements.ts';

/** The access key of operator commands. Functions have their own, with the permissions of their roles. */
export const OPERATOR = 'operator';

/** An operator may do everything, as an administrator of an AWS account. */
export const OPERATOR_STATEMENTS: readonly Statement[] = [
  { actions: ['dynamodb:*'], resources: ['arn:aws:dynamodb:local:local:*'], conditions: {} },
];
