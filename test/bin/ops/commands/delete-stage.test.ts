import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { expect, onTestFinished, test } from 'vitest';
import { define } from '../../../../bin/ops/commands/delete-stage.ts';
import type { Ops, Outcome, Runner } from '../../../../bin/ops/ops.ts';
import type { StackResource } from '../../../../bin/ops/resources.ts';
import { type Answers, awsFailure, stubClients, stubOps } from '../support/stub.ts';

type Work = (ops: Ops) => Promise<Outcome>;

/** The work of the command. */
const work = (): Work => {
  let found: Work | undefined;
  const runner: Runner = (_, run) => {
    found = (ops) => run(ops as Parameters<typeof run>[0]);
  };
  define(new Command(), runner);
  if (!found) throw new Error('The command has no work');
  return found;
};

const resource = (type: string, id: string): StackResource => ({ id, type, physicalId: id, stack: 'stack' });
const KEPT = [
  resource('AWS::KMS::Key', 'key'),
  resource('AWS::SQS::Queue', 'queue'),
  resource('AWS::Logs::LogGroup', 'log'),
];

const account = (answers: Answers = {}) =>
  stubClients({
    DescribeStacksCommand: () => ({ Stacks: [{ StackId: 'arn:stack', StackStatus: 'DELETE_COMPLETE' }] }),
    GetTemplateCommand: () => ({
      TemplateBody: JSON.stringify({
        Resources: Object.fromEntries(KEPT.map(({ id, type }) => [id, { Type: type, DeletionPolicy: 'Retain' }])),
      }),
    }),
    DeleteQueueCommand: () => ({}),
    DeleteLogGroupCommand: () => ({}),
    ScheduleKeyDeletionCommand: () => ({}),
    ...answers,
  });

const stateFile = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'delete-stage-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'state.json');
};
const resources = [resource('AWS::Lambda::Function', 'function'), ...KEPT];
const leftIn = (file: string): readonly string[] =>
  JSON.parse(readFileSync(file, 'utf8')).retained.map(({ physicalId }: { physicalId: string }) => physicalId);

test('without --data, the stack is deleted and everything with data is listed and stays', async () => {
  const { clients, sent } = account();
  const state = stateFile();
  const { result } = await work()(stubOps(clients, { resources, flags: { state } }));
  expect(result).toMatchObject({ stack: 'deleted', deletedResources: 1 });
  expect(leftIn(state)).toEqual(['queue', 'log', 'key']);
  expect(sent.filter(([name]) => name.startsWith('Delete') || name.startsWith('Schedule'))).toEqual([]);
});

test('with --data, an interrupted run continues with what is left, also when the stack can no longer be listed', async () => {
  const state = stateFile();
  const failing = account({
    DeleteLogGroupCommand: () => {
      throw awsFailure('ThrottlingException');
    },
  });
  const options = { resources, flags: { state, data: true } };
  await expect(work()(stubOps(failing.clients, options))).rejects.toThrow('Throttling');
  expect(leftIn(state)).toEqual(['log', 'key']);
  const { clients, sent } = account({
    GetTemplateCommand: () => {
      throw awsFailure('ValidationError', 'Stack does not exist');
    },
  });
  await work()(stubOps(clients, options));
  expect(existsSync(state)).toBe(false);
  const deletions = sent.map(([name]) => name).filter((name) => name !== 'DescribeStacks');
  expect(deletions).toEqual(['DeleteLogGroup', 'ScheduleKeyDeletion']);
});

test('the file of an earlier stack is refused when the stage was created again', async () => {
  const state = stateFile();
  await work()(stubOps(account().clients, { resources, flags: { state } }));
  const again = account({
    DescribeStacksCommand: () => ({ Stacks: [{ StackId: 'arn:newer', StackStatus: 'UPDATE_COMPLETE' }] }),
  });
  const options = { resources, flags: { state, data: true } };
  await expect(work()(stubOps(again.clients, options))).rejects.toThrow('is of an earlier stack');
  expect(again.sent.filter(([name]) => name !== 'DescribeStacks')).toEqual([]);
  expect(leftIn(state)).toEqual(['queue', 'log', 'key']);
});

test('a dry run changes nothing, and the file of another stage is refused', async () => {
  const state = stateFile();
  const { clients, sent } = account();
  const dry = { ...stubOps(clients, { resources, flags: { state, data: true } }), isDry: true };
  expect((await work()(dry)).result).toMatchObject({ dry_run: true, data: true, retained: [{}, {}, {}] });
  expect(sent.map(([name]) => name)).toEqual(['DescribeStacks', 'GetTemplate']);
  await work()(stubOps(clients, { resources, flags: { state } }));
  await expect(work()(stubOps(clients, { resources, name: 'prod', flags: { state } }))).rejects.toThrow(
    'of the stage staging',
  );
});

test('the local stack is not deleted', async () => {
  const { clients } = account();
  const local = stubOps(clients, { resources, name: 'local', flags: { state: stateFile() } });
  await expect(work()(local)).rejects.toThrow('delete its data folder');
});
