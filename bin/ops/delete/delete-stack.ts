import {
  DeleteStackCommand,
  DescribeStackEventsCommand,
  DescribeStacksCommand,
  UpdateTerminationProtectionCommand,
} from '@aws-sdk/client-cloudformation';
import { CommandError, Exit } from '../../hub/exit.ts';
import type { Ops } from '../ops.ts';

const POLL_MS = 10_000;

const statusOf = async ({ stage }: Ops, StackName: string): Promise<string> => {
  const { Stacks = [] } = await stage.clients.cloudFormation.send(new DescribeStacksCommand({ StackName }));
  return Stacks[0]?.StackStatus ?? '';
};

const failures = async ({ stage }: Ops, StackName: string): Promise<string> => {
  const { StackEvents = [] } = await stage.clients.cloudFormation.send(new DescribeStackEventsCommand({ StackName }));
  const failed = StackEvents.filter(({ ResourceStatus }) => ResourceStatus === 'DELETE_FAILED');
  return failed
    .map(({ LogicalResourceId, ResourceStatusReason }) => `${LogicalResourceId}: ${ResourceStatusReason}`)
    .join('; ');
};

/** Removes the protection of a stack, deletes it and waits. A stack that is gone does not fail. */
export const deleteStack = async (ops: Ops, StackId: string): Promise<void> => {
  const { cloudFormation } = ops.stage.clients;
  const before = await statusOf(ops, StackId);
  if (before === 'DELETE_COMPLETE') return;
  if (before !== 'DELETE_IN_PROGRESS') {
    const unprotected = { StackName: ops.stage.stack, EnableTerminationProtection: false };
    await cloudFormation.send(new UpdateTerminationProtectionCommand(unprotected));
    await cloudFormation.send(new DeleteStackCommand({ StackName: StackId }));
  }
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
