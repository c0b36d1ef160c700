import { CustomResource, Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { type FunctionProps, ServiceFunction } from './functions.ts';
import { keyArn, publicKeys, type TokenKind } from './keys.ts';

/** The value of TOKEN_KEYS, read from KMS while the stack is deployed, and the function that reads it. */
export const tokenPublicKeys = (scope: Construct, name: string, props: Omit<FunctionProps, 'timeout' | 'memory'>) => {
  const { keys } = props.resources;
  const reader = new ServiceFunction(scope, name, {
    ...props,
    timeout: Duration.seconds(60),
    memory: 256,
    statements: [
      new PolicyStatement({ actions: ['kms:GetPublicKey'], resources: [keyArn(keys.platform), keyArn(keys.contact)] }),
    ],
  });
  const value = publicKeys(scope, (kind: TokenKind) => {
    const resource = new CustomResource(scope, `${kind}-token-public-key`, {
      resourceType: 'Custom::TokenPublicKey',
      serviceToken: reader.lambda.functionArn,
      serviceTimeout: Duration.minutes(5),
      properties: { KeyId: keys[kind].ref },
    });
    return { kid: resource.getAttString('kid'), x: resource.getAttString('x') };
  });
  return { reader, value };
};
