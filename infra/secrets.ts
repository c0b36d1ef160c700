import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { comesFromOutside } from './acknowledgements.ts';
import type { Stage } from './stage.ts';

/** What the service must know of others to call them and to know them again. */
export interface Secrets {
  readonly transcription: Secret;
}

/**
 * A secret with one field that is made here; the others are put into it by hand, since a provider gives them:
 * `aws secretsmanager put-secret-value`.
 */
const secretOf = (
  scope: Construct,
  id: string,
  description: string,
  generated: string,
  given: Readonly<Record<string, string>>,
  stage: Stage,
): Secret => {
  const secret = new Secret(scope, id, {
    description,
    generateSecretString: {
      secretStringTemplate: JSON.stringify(given),
      generateStringKey: generated,
      passwordLength: 48,
      excludePunctuation: true,
    },
    removalPolicy: stage.data,
  });
  comesFromOutside(secret);
  return secret;
};

export const secrets = (scope: Construct, stage: Stage): Secrets => ({
  transcription: secretOf(
    scope,
    'TranscriptionSecret',
    'The key that AssemblyAI is called with, and what its callbacks are proved by',
    'webhook_secret',
    { api_key: 'to be set' },
    stage,
  ),
});
