import { arn, STACK_NAME } from '../environment.ts';
import type { Json, JsonObject } from '../json.ts';
import { AwsError } from '../protocol/request.ts';
import type { StackResource } from '../resources/resource.ts';

/** The stack as it was provisioned. Its nested stacks are part of it. */
export interface DescribedStack {
  readonly resources: () => readonly StackResource[];
  readonly outputs: () => Readonly<Record<string, string>>;
}

const PAGE_SIZE = 100;

/** The resources of a nested stack are listed with those of its parent. */
const isNested = (name: string): boolean => name.startsWith(arn('cloudformation', `stack/${STACK_NAME}-`));

const known = (input: URLSearchParams): void => {
  const name = input.get('StackName') ?? '';
  if (name !== STACK_NAME && !isNested(name))
    throw new AwsError('ValidationError', `Stack with id ${name} does not exist`);
};

const summary = ({ id, type, physicalId }: StackResource): JsonObject => ({
  LogicalResourceId: id,
  PhysicalResourceId: physicalId,
  ResourceType: type,
  LastUpdatedTimestamp: new Date(0).toISOString(),
  ResourceStatus: 'CREATE_COMPLETE',
});

/** CloudFormation: the operations that read a stack. */
export const cloudFormation = ({ resources, outputs }: DescribedStack) => ({
  ListStackResources(input: URLSearchParams): Json {
    known(input);
    const from = Number(input.get('NextToken') ?? 0);
    const all = isNested(input.get('StackName') ?? '') ? [] : resources();
    const next = from + PAGE_SIZE;
    return {
      StackResourceSummaries: all.slice(from, next).map(summary),
      ...(next < all.length && { NextToken: String(next) }),
    };
  },
  DescribeStacks(input: URLSearchParams): Json {
    known(input);
    const Outputs = Object.entries(outputs()).map(([OutputKey, OutputValue]) => ({ OutputKey, OutputValue }));
    return {
      Stacks: [
        {
          StackName: STACK_NAME,
          StackId: arn('cloudformation', `stack/${STACK_NAME}/0`),
          StackStatus: 'CREATE_COMPLETE',
          CreationTime: new Date(0).toISOString(),
          Outputs,
        },
      ],
    };
  },
  GetTemplate(input: URLSearchParams): Json {
    known(input);
    const described = resources().map(({ id, type: Type, properties: Properties, deletionPolicy: DeletionPolicy }) => [
      id,
      { Type, Properties, ...(DeletionPolicy && { DeletionPolicy }) },
    ]);
    return { TemplateBody: JSON.stringify({ Resources: Object.fromEntries(described) }) };
  },
});
