import { CustomResource, Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { Worker } from '../../functions/workers.ts';
import { deploymentWaits } from '../acknowledgements.ts';
import { type CommonProps, type FunctionProps, ServiceFunction } from '../functions/service-function.ts';
import { keyArn, numbered, publicKeys, type TokenKind } from './keys.ts';

/** The values of TOKEN_KEYS and WEBHOOK_SIGNING_KEYS, read during the deployment, and the function that reads them. */
const tokenPublicKeys = (scope: Construct, name: string, props: Omit<FunctionProps, 'timeout' | 'memory'>) => {
  const { keys, webhooks } = props.resources;
  const pairs = [keys, ...keys.others];
  const reader = new ServiceFunction(scope, name, {
    ...props,
    timeout: Duration.seconds(60),
    memory: 256,
    withoutDeadLetters: deploymentWaits,
    generatedName: true,
    statements: [
      new PolicyStatement({
        actions: ['kms:GetPublicKey'],
        resources: pairs.flatMap(({ platform, contact }) => [keyArn(platform), keyArn(contact)]),
      }),
      new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: [webhooks.signing.secretArn] }),
    ],
  });
  const numbers = props.stage.tokenKeys;
  const value = publicKeys(scope, numbers, (kind: TokenKind, pair) => {
    const resource = new CustomResource(scope, numbered(`${kind}-token-public-key`, pair), {
      resourceType: 'Custom::TokenPublicKey',
      serviceToken: reader.lambda.functionArn,
      serviceTimeout: Duration.minutes(5),
      properties: { KeyId: pairs[numbers.indexOf(pair)]?.[kind].ref },
    });
    return { kid: resource.getAttString('kid'), x: resource.getAttString('x') };
  });
  const signing = new CustomResource(scope, 'webhook-public-key', {
    resourceType: 'Custom::WebhookPublicKey',
    serviceToken: reader.lambda.functionArn,
    serviceTimeout: Duration.minutes(5),
    /* A new revision reads the keys again, because an operator may have changed the seed. */
    properties: { SeedSecretArn: webhooks.signing.secretArn, Revision: props.stage.revision },
  });
  return { reader, value, webhookPublicKeys: signing.getAttString('keys') };
};

/** The public keys, read by the worker that runs on deployment. */
export const deploymentKeys = (scope: Construct, workers: readonly Worker[], common: CommonProps) => {
  const worker = workers.find(({ on }) => 'deploy' in on);
  if (!worker) throw new Error('no worker runs on deployment: who reads the public keys?');
  return tokenPublicKeys(scope, worker.name, { ...common, uses: worker.uses });
};
