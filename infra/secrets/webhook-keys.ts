import { AccountRootPrincipal, PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { CfnKey } from 'aws-cdk-lib/aws-kms';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { isKnownToReceivers } from '../acknowledgements.ts';
import type { Stage } from '../stage.ts';
import { removeKey } from './key-removal.ts';

/** The keys of webhooks. */
export interface WebhookKeys {
  /** Encrypts the signing secrets of endpoints. */
  readonly sealing: CfnKey;
  /** The seed of the service's Ed25519 key. KMS signs at most 4,096 bytes, and bodies are longer. */
  readonly signing: Secret;
}

/** Characters of a password besides 0-9 and a-f. Punctuation has its own switch. */
const NON_HEX = 'ghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

export const webhookKeys = (scope: Construct, stage: Stage): WebhookKeys => {
  const sealing = new CfnKey(scope, 'WebhookSecretsKey', {
    description: 'Seals the signing secrets of webhook endpoints',
    enableKeyRotation: true,
    keyPolicy: new PolicyDocument({
      statements: [
        new PolicyStatement({ actions: ['kms:*'], resources: ['*'], principals: [new AccountRootPrincipal()] }),
      ],
    }),
  });
  removeKey(sealing, stage);
  const signing = new Secret(scope, 'WebhookSigningSeed', {
    description: 'The seed of the Ed25519 key that every webhook is signed with',
    generateSecretString: {
      secretStringTemplate: '{}',
      generateStringKey: 'seed',
      passwordLength: 64,
      excludeCharacters: NON_HEX,
      excludePunctuation: true,
      requireEachIncludedType: false,
    },
    removalPolicy: stage.data,
  });
  isKnownToReceivers(signing);
  return { sealing, signing };
};
