import { ListStackResourcesCommand, type StackResourceSummary } from '@aws-sdk/client-cloudformation';
import type { DeployedQueue } from '../../shared/downstream/queues.ts';
import { CommandError, Exit } from '../hub/exit.ts';
import type { Clients } from './clients.ts';

/** A resource of a stack or of one of its nested stacks. */
export interface StackResource {
  readonly id: string;
  readonly type: string;
  readonly physicalId: string;
  /** The stack that has it: its name, or the ARN of a nested one. */
  readonly stack: string;
}

const NESTED = 'AWS::CloudFormation::Stack';

const ofStack = async ({ cloudFormation }: Clients, StackName: string): Promise<readonly StackResource[]> => {
  const found: StackResourceSummary[] = [];
  let NextToken: string | undefined;
  do {
    const page = await cloudFormation.send(new ListStackResourcesCommand({ StackName, NextToken }));
    found.push(...(page.StackResourceSummaries ?? []));
    NextToken = page.NextToken;
  } while (NextToken);
  return found.flatMap(
    ({ LogicalResourceId: id, ResourceType: type, PhysicalResourceId: physicalId, ResourceStatus }) =>
      id && type && physicalId && ResourceStatus !== 'DELETE_COMPLETE'
        ? [{ id, type, physicalId, stack: StackName }]
        : [],
  );
};

/** All resources of a stack, with those of its nested stacks. The local stack lists them as its own. */
export const listResources = async (clients: Clients, stack: string): Promise<readonly StackResource[]> => {
  const own = await ofStack(clients, stack);
  const nested = own.filter(({ type }) => type === NESTED);
  const inner = await Promise.all(nested.map(({ physicalId }) => listResources(clients, physicalId)));
  return [...own, ...inner.flat()];
};

/** The suffix that the CDK appends to a construct's path. */
const HASH = '[0-9A-F]{8}';

const matching = (resources: readonly StackResource[], type: string, id: string): StackResource | undefined => {
  const pattern = new RegExp(`^${id}(?:${HASH})?$`);
  return resources.find((one) => one.type === type && pattern.test(one.id));
};

/** The resource of a type and construct id. */
export const resourceOf = (resources: readonly StackResource[], type: string, id: string): StackResource => {
  const found = matching(resources, type, id);
  if (!found) throw new CommandError(Exit.notFound, `The stack has no ${id} (${type}).`);
  return found;
};

export const resourcesOfType = (resources: readonly StackResource[], type: string): readonly StackResource[] =>
  resources.filter((one) => one.type === type);

const pascal = (name: string): string => name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The main table. A restored one has its name in its construct id. */
export const tableName = (resources: readonly StackResource[]): string => {
  const tables = resourcesOfType(resources, 'AWS::DynamoDB::Table').filter(({ id }) => !id.startsWith('IndexTable'));
  const [table, ...others] = tables;
  if (!table || others.length > 0)
    throw new CommandError(Exit.notFound, `Expected one main table in the stack, found ${tables.length}.`);
  return table.physicalId;
};

export const queueUrl = (resources: readonly StackResource[], name: DeployedQueue): string =>
  resourceOf(resources, 'AWS::SQS::Queue', `${pascal(name)}Queue`).physicalId;

export const deadLettersUrl = (resources: readonly StackResource[], name: DeployedQueue): string =>
  resourceOf(resources, 'AWS::SQS::Queue', `${pascal(name)}DeadLetters`).physicalId;
