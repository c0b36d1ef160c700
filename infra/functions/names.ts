import { ArnFormat, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';

/** The alias that receives all traffic of a function. A deployment shifts it to the new version. */
export const LIVE = 'live';

/** The stack of the functions, which may be the parent of the scope's stack. */
export const mainStack = (scope: Construct): Stack => Stack.of(scope).nestedStackParent ?? Stack.of(scope);

/** A function's name. The API, triggers and callers know it before the function exists. */
export const functionName = (scope: Construct, name: string): string => `${mainStack(scope).stackName}-${name}`;

/** A function's alias, by its name and its ARN. */
export interface LiveFunction {
  readonly name: string;
  readonly arn: string;
}

const arnOf = (scope: Construct, resourceName: string): string =>
  Stack.of(scope).formatArn({
    service: 'lambda',
    resource: 'function',
    resourceName,
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  });

export const functionArn = (scope: Construct, name: string): string => arnOf(scope, functionName(scope, name));

export const liveFunction = (scope: Construct, name: string): LiveFunction => {
  const live = `${functionName(scope, name)}:${LIVE}`;
  return { name: live, arn: arnOf(scope, live) };
};
