import { NestedStack, type Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { beforeAll, expect, test } from 'vitest';
import { isMoved, WATCHED } from '../../../bin/ops/queues/names.ts';
import type { HubStack } from '../../../infra/stack.ts';
import { ROUTE_CLASSES } from '../../../shared/api/route-class.ts';
import { operatePage } from '../support/operate-page.ts';
import { sample } from '../support/sample.ts';
import { type Resource, resourcesOf, stackWith } from '../support/template.ts';

interface Row {
  readonly names: readonly string[];
  /** `itself`, the page that an alarm is part of, or `none`. */
  readonly email: string;
  readonly see: string;
}

const HEAD = '| Alarm | Email | Meaning | What to do |';
const rows: readonly Row[] = (operatePage('alarms').split(HEAD)[1]?.split('\n\n')[0]?.split('\n').slice(2) ?? []).map(
  (row) => {
    const [, alarms = '', email = '', , link = ''] = row.split('|').map((cell) => cell.trim());
    const names = [...alarms.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    return { names, email: /`([^`]+)`/.exec(email)?.[1] ?? email, see: /\(#([\w-]+)\)$/.exec(link)?.[1] ?? '' };
  },
);

const functions = {
  ...sample,
  workers: [
    ...sample.workers,
    { name: 'canary', on: { canary: 'rate(5 minutes)' }, uses: ['canary-secret'] },
  ] as (typeof sample)['workers'],
};

/** The values that a word in angle brackets has. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  function: [...functions.groups, ...functions.workers].map(({ name }) => name),
  queue: WATCHED.filter(isMoved),
  worker: functions.workers.filter(({ on }) => 'schedule' in on || 'stream' in on).map(({ name }) => name),
  class: ROUTE_CLASSES.map((name) => name.replace('_', '-')),
};

const namesOf = (pattern: string): readonly string[] => {
  const [whole, word = ''] = /<(\w+)>/.exec(pattern) ?? [];
  if (whole === undefined) return [pattern];
  return (VALUES[word] ?? []).map((value) => pattern.replace(whole, value));
};

interface DeployedAlarm {
  readonly name: string;
  readonly see: string;
  readonly email: string;
}

const STACK = 'hub-membership-prod-';

const alarmsIn = (stack: Stack): readonly DeployedAlarm[] => {
  const template = Template.fromStack(stack);
  const of = (type: string) => resourcesOf(template, `AWS::CloudWatch::${type}`);
  const nameOf = ({ Properties }: Resource): string => String(Properties.AlarmName).replace(STACK, '');
  const rules = of('CompositeAlarm').map(([, one]) => [nameOf(one), JSON.stringify(one.Properties.AlarmRule)] as const);
  return [...of('Alarm'), ...of('CompositeAlarm')].map(([id, one]) => {
    const page = rules.find(([, rule]) => rule.includes(`["${id}","Arn"]`))?.[0];
    const email = one.Properties.AlarmActions === undefined ? (page ?? 'none') : 'itself';
    return { name: nameOf(one), email, see: String(one.Properties.AlarmDescription).split('#')[1] ?? '' };
  });
};

let alarms: readonly DeployedAlarm[];
beforeAll(() => {
  const firewall = { ratePer5Minutes: 3_000, signInRatePer5Minutes: 100 };
  const stack: HubStack = stackWith({ stage: 'prod', firewall }, functions);
  const nested = stack.node.findAll().filter((one): one is NestedStack => one instanceof NestedStack);
  alarms = [stack, ...nested].flatMap(alarmsIn);
});

test('the table of the runbook has a row for each alarm, with its page and its section', () => {
  expect(alarms.length).toBeGreaterThan(80);
  const wrong = alarms.flatMap(({ name, email, see }) => {
    const found = rows.filter(({ names }) => names.flatMap(namesOf).includes(name));
    return found.length === 1 && found[0]?.email === email && found[0].see === see ? [] : [{ name, email, see, found }];
  });
  expect(wrong).toEqual([]);
});

test('no row names an alarm that does not exist', () => {
  const names = new Set(alarms.map(({ name }) => name));
  const unknown = rows.flatMap((row) => row.names).filter((one) => !namesOf(one).some((name) => names.has(name)));
  expect(unknown).toEqual([]);
});
