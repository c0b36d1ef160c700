import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { clockOffset } from '../../../../infra/local/clock.ts';
import { startQueues } from '../../../../infra/local/engines/queues.ts';
import { arn } from '../../../../infra/local/environment.ts';
import { instanceLimit } from '../../../../infra/local/functions/instance-limit.ts';
import { functionPool } from '../../../../infra/local/functions/pool.ts';
import { checkpoints } from '../../../../infra/local/sources/checkpoints.ts';
import { wire } from '../../../../infra/local/wire.ts';
import { temporaryFolder } from '../support/data-folder.ts';
import { emptyWorld } from '../support/world.ts';

/** Handles a message by writing the file that it names; `hang` waits for the file `release` first. */
const HANDLER = `const fs = require('node:fs');
  exports.handler = async ({ Records }) => { for (const { body } of Records) {
    const { hang, file, release } = JSON.parse(body);
    if (hang) fs.writeFileSync(file + '.hangs', '');
    while (hang && !fs.existsSync(release)) await new Promise((done) => setTimeout(done, 5));
    fs.writeFileSync(file, '');
  } }`;

const FUNCTION = arn('lambda', 'function:deliver');

const startLanes = async () => {
  const folder = temporaryFolder();
  const code = join(folder, 'code');
  mkdirSync(code);
  writeFileSync(join(code, 'package.json'), '{"type":"commonjs"}');
  writeFileSync(join(code, 'index.js'), HANDLER);
  const queues = await startQueues(join(folder, 'queues'));
  onTestFinished(queues.stop);
  const world = { ...emptyWorld(), queues };
  const definition = {
    name: 'deliver',
    arn: FUNCTION,
    folder: code,
    handler: 'index.handler',
    environment: {},
    timeoutMilliseconds: 30_000,
    memoryMegabytes: 128,
  };
  const pool = functionPool(definition, {
    clock: clockOffset(),
    log: () => undefined,
    maxInstances: 1,
    limit: instanceLimit(16),
  });
  onTestFinished(pool.stop);
  world.functions.set(FUNCTION, pool);
  for (const [name, MaximumConcurrency] of [
    ['fast', 100],
    ['slow', 50],
  ] as const) {
    await queues.call('CreateQueue', { QueueName: name });
    const properties = { BatchSize: 1, ScalingConfig: { MaximumConcurrency } };
    world.wirings.push({
      kind: 'mapping',
      id: name,
      sourceArn: arn('sqs', name),
      functionArn: FUNCTION,
      properties,
    });
  }
  const { sources } = wire(world, checkpoints(world.folder), () => 0);
  onTestFinished(async () => void (await Promise.all(sources.map((source) => source.stop()))));
  const release = join(folder, 'release');
  onTestFinished(() => writeFileSync(release, ''));
  const send = (queue: string, name: string, hang: boolean) => {
    const body = { hang, file: join(folder, name), release };
    return queues.call('SendMessage', { QueueUrl: queue, MessageBody: JSON.stringify(body) });
  };
  return { send, reaches: (name: string) => expect.poll(() => existsSync(join(folder, name)), { timeout: 10_000 }) };
};

test.each([
  ['slow', 'fast', 2],
  ['fast', 'slow', 4],
] as const)(
  'when all batches of the %s queue hang, the %s queue of the function is delivered',
  async (full, other, at) => {
    const { send, reaches } = await startLanes();
    const names = Array.from({ length: at }, (_, nth) => `hanging-${nth}`);
    for (const name of names) await send(full, name, true);
    for (const name of names) await reaches(`${name}.hangs`).toBe(true);
    await send(other, 'healthy', false);
    await reaches('healthy').toBe(true);
  },
);
