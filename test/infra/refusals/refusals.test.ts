import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { groups } from '../../../functions/groups.ts';
import { workers } from '../../../functions/workers.ts';
import { isObject, type JsonObject, objectOf } from '../../../infra/local/json.ts';
import { sample } from '../support/sample.ts';
import { type StackOptions, stackWith } from '../support/template.ts';
import { ALARM_RULES } from './rules/alarms.ts';
import { ASYNCHRONOUS_RULES } from './rules/asynchronous.ts';
import { EDGE_RULES } from './rules/edge.ts';
import { EVENT_SOURCE_RULES } from './rules/event-sources.ts';
import { FUNCTION_RULES } from './rules/functions.ts';
import { GATEWAY_RULES } from './rules/gateway.ts';
import { KEY_RULES } from './rules/keys.ts';
import { LIMIT_RULES } from './rules/limits.ts';
import { LOG_RULES } from './rules/logs.ts';
import { QUEUE_RULES } from './rules/queues.ts';
import { ROLE_RULES } from './rules/roles.ts';
import { SOCKET_RULES } from './rules/sockets.ts';
import { STORE_RULES } from './rules/stores.ts';
import { TABLE_RULES } from './rules/tables.ts';
import { TOPIC_RULES } from './rules/topics.ts';
import type { Refusal } from './support/refusal.ts';
import type { Synthesized } from './support/template.ts';

const firewall = { ratePer5Minutes: 3_000, signInRatePer5Minutes: 100 };

/** Every kind of deployment: stages with complete settings, with and without what is optional. */
const DEPLOYMENTS: readonly StackOptions[] = [
  {},
  { ephemeral: true },
  { stage: 'staging', permissionsBoundary: 'hub-membership-boundary' },
  { stage: 'prod' },
  { stage: 'prod', firewall, tokenKeys: [1, 2] },
];

/** The template of a stack, and those of its nested stacks. */
const templatesOf = (options: StackOptions): readonly Synthesized[] => {
  const stack = stackWith(options, { groups, workers, ...(sample.code && { code: sample.code }) });
  const all = stack.node.findAll().filter((one) => one === stack || isNested(one));
  return all.map((one) => ({
    name: `${JSON.stringify(options)} ${one.node.path}`,
    region: stack.region,
    template: jsonOf(Template.fromStack(one as typeof stack)),
  }));
};

const isNested = (one: object): boolean => 'nestedStackResource' in one && isObject(one.nestedStackResource);

const jsonOf = (template: Template): JsonObject => objectOf(JSON.parse(JSON.stringify(template.toJSON())));

const RULES: readonly Refusal[] = [
  ...FUNCTION_RULES,
  ...EVENT_SOURCE_RULES,
  ...ASYNCHRONOUS_RULES,
  ...QUEUE_RULES,
  ...TOPIC_RULES,
  ...KEY_RULES,
  ...LOG_RULES,
  ...ROLE_RULES,
  ...TABLE_RULES,
  ...GATEWAY_RULES,
  ...ALARM_RULES,
  ...STORE_RULES,
  ...EDGE_RULES,
  ...SOCKET_RULES,
  ...LIMIT_RULES,
];

const templates = DEPLOYMENTS.flatMap(templatesOf);

test('every deployment has its main template, that of its alarms, and that of its firewall', () => {
  expect(templates.length).toBeGreaterThanOrEqual(2 * DEPLOYMENTS.length + 1);
  expect(templates.filter(({ name }) => name.endsWith('Firewall'))).toHaveLength(1);
});

describe.each(RULES)('$rule ($source)', ({ problems, broken }) => {
  test('holds in every template of every stage', () => {
    const found = templates.flatMap((one) => problems(one).map((problem) => `${one.name}: ${problem}`));
    expect(found).toEqual([]);
  });

  test('is found when it is broken', () => {
    expect(problems({ name: 'broken', region: 'eu-west-1', template: broken })).not.toEqual([]);
  });
});
