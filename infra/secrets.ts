import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { DeclaredSecret } from '../shared/platform/aws/provider-declaration.ts';
import { comesFromOutside, datesLinks } from './acknowledgements.ts';
import { PROVIDER_SECRETS } from './provider-secrets.ts';
import type { Stage } from './stage.ts';

/** What the service must know of others to call them and to know them again. */
export interface Secrets {
  /** Those that providers declare, by id. */
  readonly ofProviders: ReadonlyMap<string, Secret>;
  /** Made here and given by nobody. */
  readonly mailTokens: Secret;
}

/**
 * A secret with one field that is made here; the others are put into it by hand, since a provider gives them:
 * `aws secretsmanager put-secret-value`.
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
  ofProviders: new Map(PROVIDER_SECRETS.map((declared) => [declared.id, secretOf(scope, declared, stage)])),
  mailTokens: ownKey(scope, 'MailTokenSecret', 'What the tokens in emails are derived from', 'token_key', stage),
});
