import { type JsonObject, objectOf, stringOf } from '../../../../infra/local/json.ts';
import { each, type Refusal, resource, templateOf, unless, within } from '../support/refusal.ts';
import { bytesOf, textOf } from '../support/rendered.ts';
import { resources } from '../support/template.ts';

const QUOTAS = 'CloudFormation User Guide, "Understand CloudFormation quotas"';

/** The share of a quota that a template may use, so that the next feature still fits. */
const SHARE = 0.6;

const share = (name: string, used: number, quota: number): readonly string[] =>
  unless(used <= SHARE * quota, `${used} ${name}, more than ${SHARE * 100} % of ${quota}`);

const many = (count: number, value: JsonObject): JsonObject =>
  Object.fromEntries(Array.from({ length: count }, (_, nth) => [`Name${nth}`, value]));

export const LIMIT_RULES: readonly Refusal[] = [
  {
    rule: 'a template has at most 60 % of 500 resources',
    source: `${QUOTAS}: resources`,
    problems: (synthesized) => share('resources', resources(synthesized).length, 500),
    broken: templateOf(many(301, resource('AWS::SNS::Topic'))),
  },
  {
    rule: 'a template has at most 60 % of 1 MB',
    source: `${QUOTAS}: template body size in an S3 object`,
    /* As the CDK writes it: with one space per level. */
    problems: ({ template }) => share('bytes', Buffer.byteLength(JSON.stringify(template, undefined, 1)), 1_000_000),
    broken: { Description: 'x'.repeat(600_001) },
  },
  {
    rule: 'a template has at most 60 % of 200 parameters and of 200 outputs',
    source: `${QUOTAS}: parameters, outputs`,
    problems: ({ template }) => [
      ...share('parameters', Object.keys(objectOf(template.Parameters)).length, 200),
      ...share('outputs', Object.keys(objectOf(template.Outputs)).length, 200),
    ],
    broken: { Parameters: many(121, { Type: 'String' }) },
  },
  {
    rule: 'names and values of outputs, parameters and exports, and the description, are in range',
    source: `${QUOTAS}: output name, parameter name, parameter value, template description; "Outputs section": export names`,
    problems: ({ template }) => [
      ...unless(stringOf(template.Description).length <= 1_024, 'the description has more than 1,024 characters'),
      ...[...Object.keys(objectOf(template.Outputs)), ...Object.keys(objectOf(template.Parameters))].filter(
        (name) => name.length > 255,
      ),
      ...Object.entries(objectOf(template.Outputs)).flatMap(([name, output]) => {
        const { Export, Description, Value } = objectOf(output);
        return [
          ...unless(Export === undefined || textOf(objectOf(Export).Name).length <= 255, `${name}: its export`),
          ...unless(textOf(Description).length <= 1_024, `${name}: its description`),
          ...unless(bytesOf(Value) <= 1_024, `${name}: its value`),
        ];
      }),
    ],
    broken: { Outputs: { Name: { Value: 'x', Export: { Name: 'x'.repeat(256) } } } },
  },
  {
    rule: 'a value that is passed to a nested stack has at most 4,096 bytes',
    source: `${QUOTAS}: parameter values`,
    problems: each('AWS::CloudFormation::Stack', ({ properties }) =>
      Object.entries(objectOf(properties.Parameters)).flatMap(([name, value]) =>
        within(name, bytesOf(value), 0, 4_096),
      ),
    ),
    broken: templateOf({ Broken: resource('AWS::CloudFormation::Stack', { Parameters: { Name: 'x'.repeat(4_097) } }) }),
  },
  {
    rule: 'logical ids have at most 255 letters and digits, and no dependency leads nowhere',
    source: 'CloudFormation User Guide, "Resources": logical ID; "DependsOn attribute"',
    problems: (synthesized) => {
      const ids = new Set(resources(synthesized).map(({ id }) => id));
      return resources(synthesized).flatMap(({ id, dependsOn }) => [
        ...unless(/^[A-Za-z0-9]{1,255}$/.test(id), id),
        ...dependsOn.filter((one) => !ids.has(one)).map((one) => `${id} depends on ${one}`),
      ]);
    },
    broken: templateOf({ Broken: resource('AWS::SNS::Topic', {}, { DependsOn: ['Nothing'] }) }),
  },
];
