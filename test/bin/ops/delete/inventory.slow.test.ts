import { Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { inventoryOf } from '../../../../bin/ops/delete/inventory.ts';
import { RETAINED_TYPES } from '../../../../bin/ops/delete/removers.ts';
import type { StackResource } from '../../../../bin/ops/resources.ts';
import { groups } from '../../../../functions/groups.ts';
import { workers } from '../../../../functions/workers.ts';
import type { StageSettings } from '../../../../infra/settings/schema.ts';
import { sample } from '../../../infra/support/sample.ts';
import { stackWith } from '../../../infra/support/template.ts';
import { stubClients, stubOps } from '../support/stub.ts';

type Resources = Readonly<Record<string, { readonly Type: string; readonly DeletionPolicy?: string }>>;

const firewall = { ratePer5Minutes: 3_000, signInRatePer5Minutes: 100 };
const mail = { sender: 'no-reply@mail.example.com', identity: 'own' } as const;

/** The deployed stack and its nested stacks: templates by name, and all resources. */
const deployed = (settings: StageSettings & { readonly stage: 'staging' | 'prod' | 'dev' }) => {
  const stack = stackWith({ mail, ...settings }, { ...sample, groups, workers });
  const all = [stack, ...stack.node.findAll().filter((one): one is Stack => Stack.isStack(one) && one !== stack)];
  const templates = new Map(
    all.map((one, nth) => [`stack-${nth}`, Template.fromStack(one).toJSON() as { Resources: Resources }]),
  );
  const resources = [...templates].flatMap(([name, { Resources }]) =>
    Object.entries(Resources).map(
      ([id, { Type: type }]): StackResource => ({
        id,
        type,
        stack: name,
        physicalId: type === 'AWS::SES::EmailIdentity' ? 'mail.example.com' : `${name}/${id}`,
      }),
    ),
  );
  const { clients } = stubClients({
    DescribeStacksCommand: () => ({ Stacks: [{ StackId: 'arn:stack' }] }),
    GetTemplateCommand: ({ StackName }) => ({ TemplateBody: JSON.stringify(templates.get(String(StackName))) }),
  });
  return { templates, resources, stage: stubOps(clients, { resources, name: settings.stage }).stage };
};

/** What every stage keeps, because it is a setting of the account. */
const OF_THE_ACCOUNT = ['AWS::ApiGateway::Account', 'AWS::IAM::Role'];

const typesOf = (resources: readonly StackResource[], kept: readonly { readonly physicalId: string }[]) =>
  kept
    .flatMap(({ physicalId }) => resources.filter((one) => one.physicalId === physicalId).map(({ type }) => type))
    .toSorted();

const none = { dev: {}, staging: {}, prod: {} };

test.each(['dev', 'staging', 'prod'] as const)(
  'everything that %s keeps is listed, in the order of its deletion',
  async (name) => {
    const { stage, templates, resources } = deployed({ stage: name, ...(name === 'prod' && { firewall }) });
    const { retained, stackId, deletedResources, kept: shared } = await inventoryOf(stage, none);
    const kept = [...templates].flatMap(([stack, { Resources }]) =>
      Object.entries(Resources)
        .filter(([, { DeletionPolicy = 'Delete' }]) => DeletionPolicy !== 'Delete')
        .map(([id, { Type }]) => (Type === 'AWS::SES::EmailIdentity' ? 'mail.example.com' : `${stack}/${id}`)),
    );
    expect([...retained, ...shared].map(({ physicalId }) => physicalId).toSorted()).toEqual(kept.toSorted());
    expect(typesOf(resources, shared)).toEqual(OF_THE_ACCOUNT);
    expect(deletedResources + kept.length).toBe(resources.length);
    const order = retained.map(({ type }) => RETAINED_TYPES.indexOf(type));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(retained.at(-1)?.type).toBe('AWS::KMS::Key');
    expect(stackId).toBe('arn:stack');
  },
);

test('an ephemeral stage keeps nothing but the log role of the account', async () => {
  const { stage, resources } = deployed({ stage: 'dev', ephemeral: true });
  const { retained, kept } = await inventoryOf(stage, none);
  expect(retained).toEqual([]);
  expect(typesOf(resources, kept)).toEqual(OF_THE_ACCOUNT);
});

test('a mail identity that another stage sends from is not deleted', async () => {
  const { stage } = deployed({ stage: 'staging' });
  const shared = { ...none, prod: { mail: { sender: 'hello@mail.example.com', identity: 'existing' } } } as const;
  const { retained, kept } = await inventoryOf(stage, shared);
  expect(retained.map(({ type }) => type)).not.toContain('AWS::SES::EmailIdentity');
  expect(kept).toContainEqual({ physicalId: 'mail.example.com', reason: 'the stage prod sends from it' });
  expect(kept).toHaveLength(1 + OF_THE_ACCOUNT.length);
});

test('a retained type that the command cannot delete is an error, not an omission', async () => {
  const { resources } = deployed({ stage: 'dev' });
  const unknown: StackResource = { id: 'Volume', type: 'AWS::EFS::FileSystem', physicalId: 'fs-1', stack: 'stack-0' };
  const { clients } = stubClients({
    DescribeStacksCommand: () => ({ Stacks: [{ StackId: 'arn:stack' }] }),
    GetTemplateCommand: () => ({
      TemplateBody: JSON.stringify({ Resources: { Volume: { Type: unknown.type, DeletionPolicy: 'Retain' } } }),
    }),
  });
  const { stage } = stubOps(clients, { resources: [unknown, ...resources.slice(0, 1)] });
  await expect(inventoryOf(stage, none)).rejects.toThrow('does not know how to delete Volume');
});
