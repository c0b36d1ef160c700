import { describe, expect, test } from 'vitest';
import { provision } from '../../../../infra/local/resources/provision.ts';
import { provisioningOrder } from '../../../../infra/local/template/order.ts';
import type { Template, TemplateResource } from '../../../../infra/local/template/read.ts';
import { emptyWorld } from '../support/world.ts';

const resource = (Type: string, Properties = {}, DependsOn: readonly string[] = []): TemplateResource => ({
  Type,
  Properties,
  DependsOn,
});

const template = (resources: Template['resources']): Template => ({
  resources,
  parameters: {},
  mappings: {},
  conditions: { Never: { 'Fn::Equals': ['a', 'b'] } },
  outputs: {},
  assetFolder: () => '/',
  nested: () => template({}),
});

describe('the template of the stack', () => {
  test('a resource of an unknown type stops the start with its logical id and type', async () => {
    const unknown = template({ Cache: resource('AWS::ElastiCache::CacheCluster') });
    await expect(provision(unknown, emptyWorld())).rejects.toThrow(/Cache, a AWS::ElastiCache::CacheCluster/);
  });

  test('no resource is created if a type is unknown', async () => {
    const world = emptyWorld();
    const mixed = template({ Key: resource('AWS::KMS::Key'), Cache: resource('AWS::ElastiCache::CacheCluster') });
    await expect(provision(mixed, world)).rejects.toThrow();
    expect(() => world.keys.find('Key')).toThrow();
    expect(world.created).toEqual([]);
  });

  test('a resource whose condition is false is not created', async () => {
    const world = emptyWorld();
    await provision(template({ Key: { ...resource('AWS::KMS::Key'), Condition: 'Never' } }), world);
    expect(world.created).toEqual([]);
  });

  test('properties of a resource without a local effect are not evaluated', async () => {
    const alarm = resource('AWS::CloudWatch::Alarm', { Dimensions: { 'Fn::Cidr': [] } });
    await expect(provision(template({ Alarm: alarm }), emptyWorld())).resolves.toBeUndefined();
  });

  test('an unsupported schedule stops the start', async () => {
    const rule = resource('AWS::Events::Rule', { EventPattern: { source: ['aws.s3'] } });
    await expect(provision(template({ Rule: rule }), emptyWorld())).rejects.toThrow('Rule');
  });
});

describe('the order of resources', () => {
  test('has each resource after those that it refers to', () => {
    const order = provisioningOrder({
      Function: resource('F', { Env: { 'Fn::Join': ['', [{ Ref: 'Queue' }]] } }, ['Policy']),
      Policy: resource('P', { On: { 'Fn::GetAtt': ['Table', 'Arn'] } }),
      Queue: resource('Q', { Redrive: { 'Fn::Sub': `\${Letters.Arn}` } }),
      Letters: resource('Q'),
      Table: resource('T'),
    });
    expect(order).toEqual(['Table', 'Policy', 'Letters', 'Queue', 'Function']);
  });

  test('is an error that names the cycle if there is one', () => {
    const circle = { A: resource('A', { Ref: 'B' }), B: resource('B', { Ref: 'A' }) };
    expect(() => provisioningOrder(circle)).toThrow('A → B → A');
  });
});
