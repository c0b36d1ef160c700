import { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { liveName } from '../../../bin/ops/functions.ts';
import { isMoved, WATCHED } from '../../../bin/ops/queues/names.ts';
import { deadLettersUrl, queueUrl, type StackResource, tableName } from '../../../bin/ops/resources.ts';
import { stackOf, stageOf } from '../../../bin/ops/stage.ts';
import { groups } from '../../../functions/groups.ts';
import { workers } from '../../../functions/workers.ts';
import { LIVE } from '../../../infra/functions/names.ts';
import { sample } from '../../infra/support/sample.ts';
import { resourcesOf, stackWith, templateWith } from '../../infra/support/template.ts';

const functions = { ...sample, groups, workers };
const template = templateWith({}, functions);

/** The resources as CloudFormation lists them: the logical id instead of the physical one. */
const listed = (of: Template): readonly StackResource[] =>
  Object.entries(of.toJSON().Resources as Readonly<Record<string, { Type: string }>>).map(([id, { Type: type }]) => ({
    id,
    type,
    physicalId: id,
    stack: 'stack',
  }));

test('every queue and dead-letter queue of the template is found, each by its name', () => {
  const resources = listed(template);
  const found = WATCHED.flatMap((name) => [
    deadLettersUrl(resources, name),
    ...(isMoved(name) ? [queueUrl(resources, name)] : []),
  ]);
  const queues = resourcesOf(template, 'AWS::SQS::Queue').map(([id]) => id);
  expect(found.toSorted()).toEqual(queues.toSorted());
});

test('the main table is found, also one that was restored', () => {
  expect(tableName(listed(template))).toMatch(/^Table[0-9A-F]{8}$/);
  const restored = Template.fromStack(stackWith({ table: 'hub-dev-2' }, functions));
  expect(tableName(listed(restored))).toMatch(/^Tablehubdev2[0-9A-F]{8}$/);
  expect(() => tableName([])).toThrow('Expected one main table');
});

test('every worker is found, by the alias that its triggers invoke', () => {
  expect(stackOf('dev')).toBe(stackWith({}, functions).stackName);
  const ids = resourcesOf(template, 'AWS::Lambda::Function').map(([id]) => id);
  /* The canary has no alias, and no operator invokes it. */
  const found = workers.filter(({ name }) => name !== 'canary').map(({ name }) => liveName(listed(template), name));
  expect(new Set(found).size).toBe(workers.length - 1);
  for (const name of found) expect(ids).toContain(name.replace(`:${LIVE}`, ''));
});

test.each([
  [{}, 'Name the stage'],
  [{ stage: 'production' }, '--stage is one of'],
  [{ stage: 'dev', local: true as const }, 'either --stage or --local'],
])('%j is a usage error: no command runs on a stage by mistake', async (flags, message) => {
  await expect(stageOf(flags)).rejects.toThrow(message);
});

test('a stage whose settings are incomplete is named with what is missing', async () => {
  await expect(stageOf({ stage: 'prod' })).rejects.toThrow('infra/settings/prod.ts');
});

test('a local stack that does not answer is an error that names its address', async () => {
  await expect(stageOf({ local: 'http://127.0.0.1:1' })).rejects.toThrow(
    'No local stack answers at http://127.0.0.1:1',
  );
});
