import {
  DeleteStackCommand,
  DescribeStackEventsCommand,
  DescribeStacksCommand,
  type Stack,
} from '@aws-sdk/client-cloudformation';
import { CommandError, Exit } from '../../hub/exit.ts';
import type { Ops } from '../ops.ts';

const POLL_MS = 10_000;

const stackOf = async ({ stage }: Ops, StackName: string): Promise<Stack | undefined> => {
  const { Stacks = [] } = await stage.clients.cloudFormation.send(new DescribeStacksCommand({ StackName }));
  return Stacks[0];
};

const statusOf = async (ops: Ops, StackId: string): Promise<string> => (await stackOf(ops, StackId))?.StackStatus ?? '';

/** The ARN of the stage's stack; `undefined` if there is none. */
export const currentStack = async (ops: Ops): Promise<string | undefined> => {
  try {
    const stack = await stackOf(ops, ops.stage.stack);
    return stack?.StackStatus === 'DELETE_COMPLETE' ? undefined : stack?.StackId;
  } catch (error) {
    if (error instanceof Error && error.name === 'ValidationError') return undefined;
    throw error;
  }
};

const failures = async ({ stage }: Ops, StackName: string): Promise<string> => {
  const { StackEvents = [] } = await stage.clients.cloudFormation.send(new DescribeStackEventsCommand({ StackName }));
  const failed = StackEvents.filter(({ ResourceStatus }) => ResourceStatus === 'DELETE_FAILED');
  return failed
    .map(({ LogicalResourceId, ResourceStatusReason }) => `${LogicalResourceId}: ${ResourceStatusReason}`)
    .join('; ');
};

/** Deletes a stack and waits. Refused while the stack is protected. A stack that is gone does not fail. */
export const deleteStack = async (ops: Ops, StackId: string): Promise<void> => {
  const { cloudFormation } = ops.stage.clients;
  const before = await stackOf(ops, StackId);
  if (before?.StackStatus === 'DELETE_COMPLETE') return;
  if (before?.EnableTerminationProtection)
    throw new CommandError(
      Exit.refused,
      `${ops.stage.stack} is protected. Remove the protection by hand: aws cloudformation update-termination-protection --no-enable-termination-protection --stack-name ${ops.stage.stack}`,
    );
  if (before?.StackStatus !== 'DELETE_IN_PROGRESS')
    await cloudFormation.send(new DeleteStackCommand({ StackName: StackId }));
  const bar = ops.progress('looks at the stack');
  try {
    for (let looks = 1; ; looks += 1) {
      const status = await statusOf(ops, StackId);
      if (status === 'DELETE_COMPLETE') return;
      if (status === 'DELETE_FAILED')
        throw new CommandError(
          Exit.server,
          `CloudFormation could not delete the stack: ${await failures(ops, StackId)}`,
        );
      bar.at(looks);
      await ops.wait(POLL_MS);
    }
  } finally {
    bar.end();
  }
};
