import { expect, test } from 'vitest';
import { deleteStack } from '../../../../bin/ops/delete/delete-stack.ts';
import { stubClients, stubOps } from '../support/stub.ts';

const run = async (statuses: readonly string[]) => {
  const left = [...statuses];
  const { clients, sent } = stubClients({
    DescribeStacksCommand: () => ({ Stacks: [{ StackStatus: left.length > 1 ? left.shift() : left[0] }] }),
    DeleteStackCommand: () => ({}),
    DescribeStackEventsCommand: () => ({
      StackEvents: [
        { LogicalResourceId: 'Media', ResourceStatus: 'DELETE_FAILED', ResourceStatusReason: 'not empty' },
        { LogicalResourceId: 'Other', ResourceStatus: 'DELETE_COMPLETE' },
      ],
    }),
  });
  const ops = stubOps(clients);
  await deleteStack(ops, 'arn:stack');
  return { changes: sent.filter(([name]) => !name.startsWith('Describe')), waits: ops.waits.length };
};

test('the stack is deleted, by its ARN, and waited for', async () => {
  expect(await run(['UPDATE_COMPLETE', 'DELETE_IN_PROGRESS', 'DELETE_IN_PROGRESS', 'DELETE_COMPLETE'])).toEqual({
    changes: [['DeleteStack', { StackName: 'arn:stack' }]],
    waits: 2,
  });
});

test('a deletion that is in progress is waited for, and one that has ended is done', async () => {
  expect(await run(['DELETE_IN_PROGRESS', 'DELETE_IN_PROGRESS', 'DELETE_COMPLETE'])).toMatchObject({ changes: [] });
  expect(await run(['DELETE_COMPLETE'])).toEqual({ changes: [], waits: 0 });
});

test('a deletion that failed names the resources and their reasons; the next run tries again', async () => {
  await expect(run(['CREATE_COMPLETE', 'DELETE_FAILED'])).rejects.toThrow('Media: not empty');
  expect((await run(['DELETE_FAILED', 'DELETE_COMPLETE'])).changes).toHaveLength(1);
});

test('a protected stack is not deleted, and the error has the command that removes the protection', async () => {
  const { clients, sent } = stubClients({
    DescribeStacksCommand: () => ({ Stacks: [{ StackStatus: 'UPDATE_COMPLETE', EnableTerminationProtection: true }] }),
  });
  await expect(deleteStack(stubOps(clients), 'arn:stack')).rejects.toThrow('--no-enable-termination-protection');
  expect(sent.map(([name]) => name)).toEqual(['DescribeStacks']);
});
