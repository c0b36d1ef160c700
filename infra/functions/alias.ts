import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { type CommonProps, ServiceFunction } from './service-function.ts';
import { FORWARD_TIMEOUT } from './timeouts.ts';

/** Forwards requests at bare paths to the functions that serve them. Its only permission is to invoke them. */
export const aliasFunction = (
  scope: Construct,
  name: string,
  answering: readonly ServiceFunction[],
  common: CommonProps,
): ServiceFunction => {
  const names = Object.fromEntries(answering.map((one) => [one.source, one.live.name]));
  const resources = answering.map(({ live }) => live.arn);
  return new ServiceFunction(scope, name, {
    ...common,
    environment: { ...common.environment, FUNCTION_NAMES: Stack.of(scope).toJsonString(names) },
    uses: [],
    statements: [new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources })],
    timeout: FORWARD_TIMEOUT,
  });
};
