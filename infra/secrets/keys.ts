import { Fn, Stack } from 'aws-cdk-lib';
import { AccountRootPrincipal, PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { CfnKey } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import type { Stage } from '../stage.ts';
import { removeKey } from './key-removal.ts';

/** The subjects of tokens. Each kind has its own signing key. */
export type TokenKind = 'platform' | 'contact';

type KeyPair = Readonly<Record<TokenKind, CfnKey>>;

/** The key pair that signs tokens, and further pairs whose tokens are accepted: the previous or the next one. */
export interface TokenKeys extends KeyPair {
  readonly others: readonly KeyPair[];
}

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
  removeKey(key, stage);
  return key;
};

/** A construct's id for a key pair. The first pair has no number. */
export const numbered = (name: string, pair: number): string => (pair === 1 ? name : `${name}${pair}`);

const keyPair = (scope: Construct, pair: number, stage: Stage): KeyPair => ({
  platform: tokenKey(scope, numbered('PlatformTokenKey', pair), 'Signs the tokens of platform users', stage),
  contact: tokenKey(scope, numbered('ContactTokenKey', pair), 'Signs the tokens of contacts', stage),
});

/** Ed25519 keys whose private halves never leave KMS. */
export const tokenKeys = (scope: Construct, stage: Stage): TokenKeys => {
  const [first, ...others] = stage.tokenKeys;
  return { ...keyPair(scope, first, stage), others: others.map((pair) => keyPair(scope, pair, stage)) };
};

export const keyArn = (key: CfnKey): string => Fn.getAtt(key.logicalId, 'Arn').toString();

interface PublicHalf {
  readonly kid: string;
  readonly x: string;
}

/** The public keys as TOKEN_KEYS contains them; `of` is one pair. */
export const publicKeys = (
  scope: Construct,
  [first, ...others]: Stage['tokenKeys'],
  of: (kind: TokenKind, pair: number) => PublicHalf,
): string => {
  const halves = (kind: TokenKind) => ({
    ...of(kind, first),
    ...(others.length > 0 && { others: others.map((pair) => of(kind, pair)) }),
  });
  return Stack.of(scope).toJsonString({ platform: halves('platform'), contact: halves('contact') });
};
