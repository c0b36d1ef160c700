import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../infra/local/json.ts';
import { resolve } from '../../../../infra/local/template/intrinsics.ts';
import type { Scope } from '../../../../infra/local/template/scope.ts';

const scope: Scope = {
  ref: (name) => ({ Table: 'table-1', 'AWS::Region': 'us-east-1' })[name] ?? `ref of ${name}`,
  attribute: (id, name) => `${id}.${name}`,
  conditions: {
    Yes: { 'Fn::Equals': [{ Ref: 'AWS::Region' }, 'us-east-1'] },
    No: { 'Fn::Not': [{ Condition: 'Yes' }] },
    Both: { 'Fn::And': [{ Condition: 'Yes' }, { Condition: 'No' }] },
    Either: { 'Fn::Or': [{ Condition: 'Yes' }, { Condition: 'No' }] },
  },
  mappings: { Regions: { 'us-east-1': { Name: 'Virginia' } } },
};

const cases: readonly (readonly [string, Json, Json])[] = [
  ['Ref', { Ref: 'Table' }, 'table-1'],
  ['Fn::GetAtt as a list', { 'Fn::GetAtt': ['Queue', 'Arn'] }, 'Queue.Arn'],
  ['Fn::GetAtt as text', { 'Fn::GetAtt': 'Queue.Arn' }, 'Queue.Arn'],
  ['Fn::Join of intrinsics', { 'Fn::Join': ['/', ['a', { Ref: 'Table' }, 3]] }, 'a/table-1/3'],
  ['Fn::Sub', { 'Fn::Sub': `x-\${Table}-\${Queue.Arn}-\${!Kept}` }, `x-table-1-Queue.Arn-\${Kept}`],
  ['Fn::Sub with variables', { 'Fn::Sub': [`\${a}\${Table}`, { a: { Ref: 'Table' } }] }, 'table-1table-1'],
  ['Fn::Select of Fn::Split', { 'Fn::Select': [1, { 'Fn::Split': ['-', { Ref: 'Table' }] }] }, '1'],
  ['Fn::FindInMap', { 'Fn::FindInMap': ['Regions', { Ref: 'AWS::Region' }, 'Name'] }, 'Virginia'],
  ['Fn::Base64', { 'Fn::Base64': 'text' }, 'dGV4dA=='],
  ['Fn::If that holds', { 'Fn::If': ['Yes', 'a', 'b'] }, 'a'],
  ['Fn::If that does not', { 'Fn::If': ['No', 'a', 'b'] }, 'b'],
  ['Fn::If on Fn::And', { 'Fn::If': ['Both', 'a', 'b'] }, 'b'],
  ['Fn::If on Fn::Or', { 'Fn::If': ['Either', 'a', 'b'] }, 'a'],
  ['plain values within', { a: [1, true, null, { b: { Ref: 'Table' } }] }, { a: [1, true, null, { b: 'table-1' }] }],
  [
    'a property of no value',
    { a: 1, b: { Ref: 'AWS::NoValue' }, c: { 'Fn::If': ['No', 1, { Ref: 'AWS::NoValue' }] } },
    { a: 1 },
  ],
  ['an item of no value', ['a', { Ref: 'AWS::NoValue' }], ['a']],
];

describe('intrinsic functions', () => {
  test.each(cases)('%s', (_, value, expected) => expect(resolve(value, scope)).toEqual(expected));

  test('an unknown function is an error that names it', () => {
    expect(() => resolve({ 'Fn::Cidr': ['10.0.0.0/8', 2, 8] }, scope)).toThrow('Fn::Cidr');
  });
});
