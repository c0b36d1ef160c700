import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { expect, test } from 'vitest';
import { groups } from '../../../functions/groups.ts';
import { workers } from '../../../functions/workers.ts';
import { sample } from '../support/sample.ts';
import { found, type Resource, resourcesOf, stackWith, templateWith } from '../support/template.ts';

const service = { ...sample, groups, workers };
const search = { engine: 'opensearch' } as const;
const template = templateWith({ search }, service);
const ofType = (type: string, of = template) => resourcesOf(of, `AWS::OpenSearchServerless::${type}`);

const functions = new Map(
  resourcesOf(template, 'AWS::Lambda::Function').map(([id, one]) => [id.replace(/functionFunction\w+$/, ''), one]),
);
const variablesOf = (one: Resource | undefined) =>
  Object.keys((one?.Properties.Environment as { Variables: object } | undefined)?.Variables ?? {});

test('a stage without the setting has no collection, and no function with its address', () => {
  const plain = templateWith({}, service);
  expect(['Collection', 'SecurityPolicy', 'AccessPolicy'].flatMap((type) => ofType(type, plain))).toEqual([]);
  expect(JSON.stringify(plain.toJSON())).not.toContain('aoss');
});

test('the collection is encrypted, and reached by signed requests only', () => {
  const [collection, ...others] = ofType('Collection');
  expect(others).toEqual([]);
  expect(collection?.[1].Properties).toEqual({
    Name: 'hub-membership-dev',
    Type: 'SEARCH',
    StandbyReplicas: 'ENABLED',
  });
  const policies = ofType('SecurityPolicy').map(([id, { Properties }]) => ({ id, ...Properties }));
  expect(collection?.[1].DependsOn?.toSorted()).toEqual(policies.map(({ id }) => id).toSorted());
  const resource = { ResourceType: 'collection', Resource: ['collection/hub-membership-dev'] };
  const contents = policies.map((one) => JSON.parse(String((one as { Policy?: unknown }).Policy)));
  expect(contents).toEqual([{ Rules: [resource], AWSOwnedKey: true }, [{ Rules: [resource], AllowFromPublic: true }]]);
  const [single] = ofType('Collection', templateWith({ search: { ...search, standby: false } }, service));
  expect(single?.[1].Properties.StandbyReplicas).toBe('DISABLED');
});

test('each function has the least access to one index', () => {
  const [access, ...others] = ofType('AccessPolicy');
  expect(others).toEqual([]);
  const { Policy } = found(access) as { Policy: { 'Fn::Join': [string, (string | object)[]] } };
  const text = Policy['Fn::Join'][1]
    .map((part) => (typeof part === 'string' ? part : JSON.stringify(part).replaceAll('"', '')))
    .join('');
  const rules = (
    JSON.parse(text) as { Rules: { Permission: string[]; Resource: string[] }[]; Principal: string[] }[]
  ).map(({ Rules: [rule], Principal: [role = ''] }) => [
    /GetAtt:\[(\w+?)functionRole/.exec(role)?.[1],
    rule?.Permission,
    rule?.Resource,
  ]);
  const index = ['index/hub-membership-dev/hub-membership'];
  expect(rules).toEqual([
    ['search', ['aoss:ReadDocument'], index],
    ['erasedata', ['aoss:WriteDocument'], index],
    ['indexsearch', ['aoss:CreateIndex', 'aoss:WriteDocument'], index],
  ]);
});

test('only the functions that use the index have the address, and they keep the table: the version before still reads it', () => {
  const having = (variable: string) =>
    [...functions].flatMap(([name, one]) => (variablesOf(one).includes(variable) ? [name] : [])).toSorted();
  expect(having('SEARCH_ENDPOINT')).toEqual(['erasedata', 'indexsearch', 'search']);
  expect(having('INDEX_TABLE_NAME')).toEqual(['erasedata', 'indexsearch', 'search']);
});

test('the rule packs have no unacknowledged findings', () => {
  const stack = stackWith({ search }, service);
  const findings = [AwsSolutionsChecks, ServerlessChecks].flatMap((Pack) => new Pack().validateScope(stack).violations);
  expect(findings.map(({ ruleName }) => ruleName)).toEqual([]);
});
