import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { comesFromOutside, datesLinks } from './acknowledgements.ts';
import type { Stage } from './stage.ts';

/** What the service must know of others to call them and to know them again. */
export interface Secrets {
  readonly transcription: Secret;
  readonly paymentKey: Secret;
  readonly platformPayments: Secret;
  readonly connectedPayments: Secret;
  readonly resend: Secret;
  /** Made here and given by nobody. */
  readonly mailTokens: Secret;
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

/** A key that only this deployment knows: nobody puts anything into it. */
const ownKey = (scope: Construct, id: string, description: string, field: string, stage: Stage): Secret => {
  const generateSecretString = {
    ...{ secretStringTemplate: '{}', generateStringKey: field },
    ...{ passwordLength: 48, excludePunctuation: true },
  };
  const secret = new Secret(scope, id, { description, generateSecretString, removalPolicy: stage.data });
  datesLinks(secret);
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
  mailTokens: ownKey(scope, 'MailTokenSecret', 'What the tokens in emails are derived from', 'token_key', stage),
});
