import { Fn, Stack } from 'aws-cdk-lib';
import { AccountRootPrincipal, PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { CfnKey } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import type { Stage } from './stage.ts';

/** Who a token speaks for; each kind is signed with a key of its own. */
export type TokenKind = 'platform' | 'contact';

export type TokenKeys = Readonly<Record<TokenKind, CfnKey>>;

const tokenKey = (scope: Construct, id: string, description: string, stage: Stage): CfnKey => {
  const key = new CfnKey(scope, id, {
    description,
    keySpec: 'ECC_NIST_EDWARDS25519',
    keyUsage: 'SIGN_VERIFY',
    keyPolicy: new PolicyDocument({
      statements: [
        new PolicyStatement({ actions: ['kms:*'], resources: ['*'], principals: [new AccountRootPrincipal()] }),
      ],
    }),
  });
  key.applyRemovalPolicy(stage.data);
  return key;
};

/** Ed25519 keys whose private halves never leave KMS. */
export const tokenKeys = (scope: Construct, stage: Stage): TokenKeys => ({
  platform: tokenKey(scope, 'PlatformTokenKey', 'Signs the tokens of platform users', stage),
  contact: tokenKey(scope, 'ContactTokenKey', 'Signs the tokens of contacts', stage),
});

export const keyArn = (key: CfnKey): string => Fn.getAtt(key.logicalId, 'Arn').toString();

/** The public halves as a function reads them from TOKEN_KEYS. */
export const publicKeys = (scope: Construct, of: (kind: TokenKind) => { kid: string; x: string }): string =>
  Stack.of(scope).toJsonString({ platform: of('platform'), contact: of('contact') });
