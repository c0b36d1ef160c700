import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { comesFromOutside } from './acknowledgements.ts';
import type { Stage } from './stage.ts';

/** What the service must know of others to call them and to know them again. */
export interface Secrets {
  readonly transcription: Secret;
  readonly paymentKey: Secret;
  readonly platformPayments: Secret;
  readonly connectedPayments: Secret;
  readonly resend: Secret;
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
  paymentKey: secretOf(scope, 'PaymentKey', 'The key that Stripe is called with', 'api_key', {}, stage),
  platformPayments: secretOf(
    scope,
    'PlatformPaymentsSecret',
    'What Stripe signs the events of the platform’s own account with',
    'signing_secret',
    {},
    stage,
  ),
  connectedPayments: secretOf(
    scope,
    'ConnectedPaymentsSecret',
    'What Stripe signs the events of connected accounts with',
    'signing_secret',
    {},
    stage,
  ),
  resend: secretOf(scope, 'ResendSecret', 'What Resend signs the events of letters with', 'signing_secret', {}, stage),
});
