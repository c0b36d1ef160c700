import { arrayOf, objectOf, stringOf } from '../../../../infra/local/json.ts';
import { each, type Refusal, resource, templateOf, unless, within } from '../support/refusal.ts';
import { bytesOf, textOf } from '../support/rendered.ts';

const ROLE = 'AWS::IAM::Role';
const QUOTAS = 'IAM User Guide, "IAM and AWS STS quotas"';

export const ROLE_RULES: readonly Refusal[] = [
  {
    rule: 'the inline policies of a role have at most 10,240 characters together, without whitespace',
    source: `${QUOTAS}: role inline policies`,
    problems: each(ROLE, ({ properties }) => {
      const size = arrayOf(properties.Policies).reduce<number>(
        (sum, policy) => sum + textOf(objectOf(policy).PolicyDocument).replaceAll(/\s/g, '').length,
        0,
      );
      return unless(size <= 10_240, `the inline policies have ${size} characters`);
    }),
    broken: templateOf({
      Broken: resource(ROLE, { Policies: [{ PolicyDocument: { Statement: [{ Resource: 'x'.repeat(10_241) }] } }] }),
    }),
  },
  {
    rule: 'a trust policy has at most 2,048 characters, and a role at most ten managed policies',
    source: `${QUOTAS}: role trust policy length, managed policies per role`,
    problems: each(ROLE, ({ properties }) => [
      ...within('characters', bytesOf(properties.AssumeRolePolicyDocument), 1, 2_048),
      ...within('managed policies', arrayOf(properties.ManagedPolicyArns).length, 0, 10),
    ]),
    broken: templateOf({ Broken: resource(ROLE, { AssumeRolePolicyDocument: 'x'.repeat(2_049) }) }),
  },
  {
    rule: 'a role has a name of at most 64 characters and a description of at most 1,000',
    source: `${QUOTAS}: names; IAM API reference, CreateRole`,
    problems: each(ROLE, ({ properties }) => [
      ...unless(properties.RoleName === undefined || textOf(properties.RoleName).length <= 64, 'the name is too long'),
      ...unless(stringOf(properties.Description).length <= 1_000, 'the description is too long'),
    ]),
    broken: templateOf({
      Broken: resource(ROLE, { RoleName: 'x'.repeat(65), AssumeRolePolicyDocument: {} }),
    }),
  },
  {
    rule: 'a managed policy has at most 6,144 characters',
    source: `${QUOTAS}: managed policies`,
    problems: each('AWS::IAM::ManagedPolicy', ({ properties }) =>
      within('characters', textOf(properties.PolicyDocument).replaceAll(/\s/g, '').length, 1, 6_144),
    ),
    broken: templateOf({ Broken: resource('AWS::IAM::ManagedPolicy', { PolicyDocument: 'x'.repeat(6_145) }) }),
  },
];
