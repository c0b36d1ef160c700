import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { DeclaredSecret } from '../../shared/platform/aws/provider-declaration.ts';
import { acceptsExternalValues, rotationBreaksLinks } from '../acknowledgements.ts';
import type { Stage } from '../stage.ts';
import { PROVIDER_SECRETS } from './provider-secrets.ts';

/** The secrets of the service and of its providers. */
export interface Secrets {
  /** The secrets that providers declare, by id. */
  readonly ofProviders: ReadonlyMap<string, Secret>;
  /** Secrets that the deployment generates. */
  readonly mailTokens: Secret;
}

/**
 * A secret with one generated field. An operator sets the other fields with `aws secretsmanager put-secret-value`,
 * because a provider issues them.
 */
const secretOf = (
  scope: Construct,
  { id, description, generated, placeholders }: DeclaredSecret,
  stage: Stage,
): Secret => {
  const secret = new Secret(scope, id, {
    description,
    generateSecretString: {
      secretStringTemplate: JSON.stringify(placeholders),
      generateStringKey: generated,
      passwordLength: 48,
      excludePunctuation: true,
    },
    removalPolicy: stage.data,
  });
  acceptsExternalValues(secret);
  return secret;
};

/** A generated secret that no operator sets. */
const ownKey = (scope: Construct, id: string, description: string, field: string, stage: Stage): Secret => {
  const generateSecretString = {
    secretStringTemplate: '{}',
    generateStringKey: field,
    passwordLength: 48,
    excludePunctuation: true,
  };
  const secret = new Secret(scope, id, { description, generateSecretString, removalPolicy: stage.data });
  rotationBreaksLinks(secret);
  return secret;
};

export const secrets = (scope: Construct, stage: Stage): Secrets => ({
  ofProviders: new Map(PROVIDER_SECRETS.map((declared) => [declared.id, secretOf(scope, declared, stage)])),
  mailTokens: ownKey(scope, 'MailTokenSecret', 'What the tokens in emails are derived from', 'token_key', stage),
});
