import { Duration, NestedStack } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { Worker } from '../../functions/workers.ts';
import { canaryReports, isOwnPassword } from '../acknowledgements.ts';
import { type CommonProps, ServiceFunction } from './service-function.ts';
import { WORKER_TIMEOUT } from './timeouts.ts';

/** A late run is worth nothing: the next one is at most five minutes away. */
const LATEST = Duration.minutes(1);

/**
 * The function that uses the stage as a client does, on a schedule, in a nested stack. It has no `live` alias: it
 * watches a deployment from outside, and no request depends on it.
 */
export class Canary extends NestedStack {
  constructor(
    scope: Construct,
    { name, uses, every }: Pick<Worker, 'name' | 'uses'> & { readonly every: string },
    common: CommonProps,
  ) {
    super(scope, 'Canary', { description: 'Synthetic round trips' });
    const { stage } = common;
    const secret = new Secret(this, 'CanarySecret', {
      description: 'The password of the canary',
      generateSecretString: {
        secretStringTemplate: '{}',
        generateStringKey: 'password',
        passwordLength: 48,
        excludePunctuation: true,
      },
      removalPolicy: stage.data,
    });
    isOwnPassword(secret);
    const { lambda } = new ServiceFunction(this, name, {
      ...common,
      resources: { ...common.resources, canary: secret },
      environment: { ...common.environment, CANARY_EMAIL: String(stage.mail !== undefined) },
      uses,
      timeout: WORKER_TIMEOUT,
      memory: 512,
      withoutDeadLetters: canaryReports,
    });
    const target = new LambdaFunction(lambda, { retryAttempts: 0, maxEventAge: LATEST });
    canaryReports(new Rule(this, 'Schedule', { schedule: Schedule.expression(every), targets: [target] }));
  }
}

/** The canary of a stage, if its settings have one. */
export const canaryOf = (scope: Construct, workers: readonly Worker[], common: CommonProps): Canary | undefined => {
  const worker = workers.find(({ on }) => 'canary' in on);
  if (!common.stage.canary || !worker || !('canary' in worker.on)) return undefined;
  return new Canary(scope, { ...worker, every: worker.on.canary }, common);
};
