import { OPERATOR } from '../aws/operator.ts';
import { REGION, STACK_NAME } from '../environment.ts';
import type { Control } from './control.ts';
import { json } from './problem.ts';

/** Where operator commands find the AWS services of this stack. */
export const awsControl = (endpoint: string): Control => ({
  method: 'GET',
  path: '/_local/aws',
  handle: () => json(200, { endpoint, region: REGION, stack: STACK_NAME, access_key: OPERATOR }),
});
