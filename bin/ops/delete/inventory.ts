import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DescribeStacksCommand, GetTemplateCommand } from '@aws-sdk/client-cloudformation';
import * as z from 'zod';
import { type AllSettings, SETTINGS } from '../../../infra/settings/settings.ts';
import { CommandError, Exit } from '../../hub/exit.ts';
import type { StackResource } from '../resources.ts';
import type { Stage } from '../stage.ts';
import { isRetainedType, RETAINED_TYPES, type RetainedType } from './removers.ts';

const Retained = z.object({ type: z.enum(RETAINED_TYPES), id: z.string(), physicalId: z.string() });

/** A stage that is deleted, in a file: once the stack is gone, nothing else lists what it kept. */
const Inventory = z.object({
  stage: z.string(),
  /** The ARN, by which CloudFormation finds a deleted stack. */
  stackId: z.string(),
  deletedResources: z.number(),
  retained: z.array(Retained),
  /** Retained resources that are never deleted by this command, with the reason. */
  kept: z.array(z.object({ physicalId: z.string(), reason: z.string() })),
});

export type Inventory = z.output<typeof Inventory>;

export const readInventory = (file: string): Inventory | undefined => {
  if (!existsSync(file)) return undefined;
  const parsed = Inventory.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new CommandError(Exit.usage, `${file} is not the file of a deletion.`);
  return parsed.data;
};

export const writeInventory = (file: string, inventory: Inventory): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(inventory, null, 2)}\n`);
  renameSync(`${file}.new`, file);
};

const Template = z.object({
  Resources: z.record(z.string(), z.looseObject({ DeletionPolicy: z.string().optional() })),
});

/** The logical ids that CloudFormation retains when a stack is deleted. */
const retainedIds = async ({ clients }: Stage, StackName: string): Promise<ReadonlySet<string>> => {
  const { TemplateBody = '{}' } = await clients.cloudFormation.send(
    new GetTemplateCommand({ StackName, TemplateStage: 'Processed' }),
  );
  const { Resources } = Template.parse(JSON.parse(TemplateBody));
  const kept = Object.entries(Resources).filter(([, { DeletionPolicy = 'Delete' }]) => DeletionPolicy !== 'Delete');
  return new Set(kept.map(([id]) => id));
};

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** The stage that sends from a mail identity of another stage. */
const userOf = (identity: string, stage: string, all: AllSettings): string | undefined =>
  Object.entries(all).find(
    ([name, { mail }]) => name !== stage && mail && [mail.sender, domainOf(mail.sender)].includes(identity),
  )?.[0];

/** Retained types that the command never deletes: other stacks of the account need what they are. */
const SHARED: Readonly<Record<string, string>> = {
  'AWS::ApiGateway::Account': 'the log role of API Gateway is a setting of the account and region',
  'AWS::IAM::Role': 'API Gateway writes the logs of every WebSocket API of the account with it',
};

/** Everything that a stage consists of: what its stack deletes, and what stays. */
export const inventoryOf = async (stage: Stage, settings: AllSettings = SETTINGS): Promise<Inventory> => {
  const { Stacks = [] } = await stage.clients.cloudFormation.send(
    new DescribeStacksCommand({ StackName: stage.stack }),
  );
  const stackId = Stacks[0]?.StackId ?? '';
  const resources = await stage.resources();
  const stacks = [...new Set(resources.map(({ stack }) => stack))];
  const ids = new Map(await Promise.all(stacks.map(async (one) => [one, await retainedIds(stage, one)] as const)));
  const isKept = ({ id, stack }: StackResource): boolean => ids.get(stack)?.has(id) ?? false;
  const all = resources.filter(isKept);
  const unknown = all.find(({ type }) => !isRetainedType(type) && !SHARED[type]);
  if (unknown) throw new Error(`The command does not know how to delete ${unknown.id}, a ${unknown.type}.`);
  const kept = all.flatMap(({ type, physicalId }) => {
    const user = type === 'AWS::SES::EmailIdentity' ? userOf(physicalId, stage.name, settings) : undefined;
    const reason = user ? `the stage ${user} sends from it` : SHARED[type];
    return reason ? [{ physicalId, reason }] : [];
  });
  const spared = new Set(kept.map(({ physicalId }) => physicalId));
  const order = (type: RetainedType): number => RETAINED_TYPES.indexOf(type);
  const retained = all
    .flatMap(({ type, id, physicalId }) =>
      isRetainedType(type) && !spared.has(physicalId) ? [{ type, id, physicalId }] : [],
    )
    .toSorted((one, other) => order(one.type) - order(other.type));
  return { stage: stage.name, stackId, deletedResources: resources.length - all.length, retained, kept };
};
