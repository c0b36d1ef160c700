import { arrayOf, objectOf, stringOf } from '../../../../infra/local/json.ts';
import { each, type Refusal, resource, templateOf, unless, within } from '../support/refusal.ts';
import { bytesOf } from '../support/rendered.ts';
import { ofType, referred } from '../support/template.ts';

const FUNCTION = 'AWS::Lambda::Function';
const KB = 1_024;

/** Lambda sets these itself, or keeps them for itself. */
const RESERVED =
  /^(?:_HANDLER|_X_AMZN_TRACE_ID|AWS_(?:DEFAULT_REGION|REGION|EXECUTION_ENV|LAMBDA_\w+|ACCESS_KEY(?:_ID)?|SECRET_ACCESS_KEY|SESSION_TOKEN)|LAMBDA_(?:TASK_ROOT|RUNTIME_DIR))$/;

const variablesOf = (properties: Record<string, unknown>) =>
  Object.entries(objectOf(objectOf(properties.Environment).Variables));

const broken = (Properties: Parameters<typeof resource>[1]) => templateOf({ Broken: resource(FUNCTION, Properties) });

/** The quota that the runbook asks for, and the executions that Lambda keeps unreserved. */
const ACCOUNT_CONCURRENCY = 1_000;
const KEPT_UNRESERVED = 100;

export const FUNCTION_RULES: readonly Refusal[] = [
  {
    rule: 'the environment of a function has at most 4 KB',
    source: 'Lambda Developer Guide, "Lambda quotas": function configuration, environment variables',
    problems: each(FUNCTION, ({ properties }) => {
      const size = variablesOf(properties).reduce((sum, [name, value]) => sum + name.length + bytesOf(value), 0);
      return unless(size <= 4 * KB, `the environment has ${size} bytes`);
    }),
    broken: broken({ Environment: { Variables: { TEXT: 'x'.repeat(4 * KB) } } }),
  },
  {
    rule: 'variables have valid names, and none that Lambda reserves',
    source:
      'Lambda Developer Guide, "Working with Lambda environment variables": defined runtime environment variables',
    problems: each(FUNCTION, ({ properties }) =>
      variablesOf(properties)
        .map(([name]) => name)
        .filter((name) => !/^[A-Za-z]\w+$/.test(name) || RESERVED.test(name)),
    ),
    broken: broken({ Environment: { Variables: { AWS_REGION: 'eu-west-1' } } }),
  },
  {
    rule: 'timeout, memory, description and name are in range',
    source: 'Lambda Developer Guide, "Lambda quotas": function configuration; API reference, CreateFunction',
    problems: each(FUNCTION, ({ properties }) => [
      ...within('Timeout', properties.Timeout, 1, 900),
      ...within('MemorySize', properties.MemorySize, 128, 10_240),
      ...unless(stringOf(properties.Description).length <= 256, 'the description has more than 256 characters'),
      ...unless(stringOf(properties.FunctionName).length <= 64, 'the name has more than 64 characters'),
    ]),
    broken: broken({ Timeout: 901 }),
  },
  {
    rule: 'the resource policy of a function, with the statements of all its permissions, has at most 20 KB',
    source: 'Lambda Developer Guide, "Lambda quotas": function configuration, function resource-based policy',
    problems: (synthesized) =>
      [
        ...Map.groupBy(ofType(synthesized, 'AWS::Lambda::Permission'), ({ properties }) =>
          referred(properties.FunctionName),
        ),
      ].flatMap(([name, permissions]) => {
        /* Each statement also has an id of up to a hundred characters, an effect and the ARN of the function. */
        const size = permissions.reduce((sum, { properties }) => sum + bytesOf(properties) + 300, 0);
        return unless(size <= 20 * KB, `${name}: the resource policy has about ${size} bytes`);
      }),
    broken: templateOf(
      Object.fromEntries(
        Array.from({ length: 60 }, (_, nth) => [
          `Permission${nth}`,
          resource('AWS::Lambda::Permission', { FunctionName: { Ref: 'F' }, SourceArn: 'x'.repeat(100) }),
        ]),
      ),
    ),
  },
  {
    rule: 'reserved concurrency leaves 100 executions of the account unreserved',
    source: 'Lambda Developer Guide, "Configuring reserved concurrency": unreserved account concurrency',
    problems: (synthesized) => {
      const reserved = ofType(synthesized, FUNCTION).reduce(
        (sum, { properties }) => sum + Number(properties.ReservedConcurrentExecutions ?? 0),
        0,
      );
      return unless(reserved <= ACCOUNT_CONCURRENCY - KEPT_UNRESERVED, `${reserved} executions are reserved`);
    },
    broken: broken({ ReservedConcurrentExecutions: 901 }),
  },
  {
    rule: 'a function has at most five layers',
    source: 'Lambda Developer Guide, "Lambda quotas": function layers',
    problems: each(FUNCTION, ({ properties }) =>
      unless(arrayOf(properties.Layers).length <= 5, 'more than five layers'),
    ),
    broken: broken({ Layers: ['1', '2', '3', '4', '5', '6'] }),
  },
];
