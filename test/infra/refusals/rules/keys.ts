import { stringOf } from '../../../../infra/local/json.ts';
import { each, type Refusal, resource, templateOf, unless, within } from '../support/refusal.ts';
import { bytesOf, textOf } from '../support/rendered.ts';
import { statementsOf } from '../support/template.ts';

const KEY = 'AWS::KMS::Key';
const GUIDE = 'KMS Developer Guide';
const broken = (Properties: Parameters<typeof resource>[1]) => templateOf({ Broken: resource(KEY, Properties) });
const root = {
  Statement: [
    { Effect: 'Allow', Action: 'kms:*', Resource: '*', Principal: { AWS: 'arn:aws:iam::111111111111:root' } },
  ],
};

export const KEY_RULES: readonly Refusal[] = [
  {
    rule: 'a key policy lets the account change it; KMS refuses one that locks everybody out',
    source: `${GUIDE}, "Default key policy": allows access to the AWS account; CreateKey, BypassPolicyLockoutSafetyCheck`,
    problems: each(KEY, ({ properties }) =>
      unless(
        statementsOf(properties.KeyPolicy).some(({ actions }) => actions.includes('kms:*')) &&
          textOf(properties.KeyPolicy).includes(':root'),
        'no statement for the account',
      ),
    ),
    broken: broken({ KeyPolicy: { Statement: [] } }),
  },
  {
    rule: 'a key policy has at most 32 KB, and a key is deleted after 7 to 30 days',
    source: `${GUIDE}, "Resource quotas": key policy document size; ScheduleKeyDeletion`,
    problems: each(KEY, ({ properties }) => [
      ...within('bytes', bytesOf(properties.KeyPolicy), 1, 32_768),
      ...within('PendingWindowInDays', properties.PendingWindowInDays, 7, 30),
    ]),
    broken: broken({ KeyPolicy: root, PendingWindowInDays: 1 }),
  },
  {
    rule: 'a key that signs has the usage SIGN_VERIFY and no automatic rotation',
    source: `${GUIDE}, "Rotate AWS KMS keys": asymmetric KMS keys; "Key spec reference"`,
    problems: each(KEY, ({ properties }) => {
      const spec = stringOf(properties.KeySpec) || 'SYMMETRIC_DEFAULT';
      if (spec === 'SYMMETRIC_DEFAULT') return unless(properties.KeyUsage === undefined, 'a usage of its own');
      return [
        ...unless(properties.EnableKeyRotation !== true, 'asymmetric keys are not rotated'),
        ...unless(!spec.startsWith('ECC_NIST_EDWARDS') || properties.KeyUsage === 'SIGN_VERIFY', 'it cannot sign'),
      ];
    }),
    broken: broken({ KeySpec: 'ECC_NIST_EDWARDS25519', KeyUsage: 'SIGN_VERIFY', EnableKeyRotation: true }),
  },
  {
    rule: 'a key that signs with Ed25519 has the only spec that KMS knows for it',
    source: `${GUIDE}, "Key spec reference": asymmetric elliptic curve key specs`,
    problems: each(KEY, ({ properties }) =>
      unless(!/25519/.test(stringOf(properties.KeySpec)) || properties.KeySpec === 'ECC_NIST_EDWARDS25519', 'unknown'),
    ),
    broken: broken({ KeySpec: 'ED25519' }),
  },
];
