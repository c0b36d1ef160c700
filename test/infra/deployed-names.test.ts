import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { expect, test } from 'vitest';
import { groups } from '../../functions/groups.ts';
import { workers } from '../../functions/workers.ts';
import { deployedAs } from '../../shared/downstream/queues.ts';
import { resourcesOf, stackWith } from './support/template.ts';

const code = () => Code.fromInline('exports.handler = async () => ({})');
const stack = stackWith({}, { groups, workers, code });
const template = Template.fromStack(stack);
const idsOf = (type: string) => resourcesOf(template, type).map(([id]) => id.replace(/[0-9A-F]{8}$/, ''));

test('queues whose names changed keep the resources with their messages', () => {
  const queues = idsOf('AWS::SQS::Queue');
  for (const id of ['IndexQueue', 'IndexDeadLetters', 'ImportsQueue', 'ImportsDeadLetters'])
    expect(queues, id).toContain(id);
  for (const name of ['Derived', 'Transfers']) expect(queues.filter((id) => id.startsWith(name))).toEqual([]);
});

test('their alarms keep their names', () => {
  const alarms = resourcesOf(Template.fromStack(stack.alarms), 'AWS::CloudWatch::Alarm');
  const names = alarms.map(([, { Properties }]) => String(Properties.AlarmName));
  for (const id of ['index-age', 'index-dead-letters', 'imports-age', 'imports-dead-letters', 'index-search-errors'])
    expect(names, id).toContain(`${stack.stackName}-${id}`);
});

test('a function whose name changed keeps that of its logs, metrics and resources', () => {
  const functions = resourcesOf(template, 'AWS::Lambda::Function');
  const [kept, ...others] = functions.filter(([id]) => id.startsWith('indexsearchfunctionFunction'));
  expect(others).toEqual([]);
  expect(kept?.[1].Properties).toMatchObject({
    FunctionName: `${stack.stackName}-index-search`,
    Environment: { Variables: { POWERTOOLS_SERVICE_NAME: 'index-search' } },
  });
});

test('no two queues and no two functions are deployed under one name', () => {
  const functions = [...groups, ...workers].map(({ name }) => deployedAs(name));
  expect(new Set(functions).size).toBe(functions.length);
});
