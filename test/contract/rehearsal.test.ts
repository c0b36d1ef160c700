import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROPERTIES_FILE } from '../../infra/local/additional-version.ts';
import { synthesized } from '../../infra/local/build.ts';
import { readTemplate } from '../../infra/local/template/read.ts';
import { type RunningStack, startLocalStack, temporaryFolder } from './support/local-stack.ts';
import { isLocal } from './support/target.ts';

const root = join(import.meta.dirname, '..', '..');

/** Writes a version of these functions that throws at every event. */
const brokenVersion = async (folder: string, ...names: readonly string[]): Promise<string> => {
  const { resources } = readTemplate(await synthesized(() => undefined));
  const broken = Object.entries(resources).filter(
    ([, { Type, Properties }]) =>
      Type === 'AWS::Lambda::Function' && names.some((name) => String(Properties.FunctionName).endsWith(`-${name}`)),
  );
  expect(broken).toHaveLength(names.length);
  for (const [id] of broken) {
    mkdirSync(join(folder, id));
    writeFileSync(join(folder, id, 'index.js'), "exports.handler = async () => { throw new Error('broken'); };");
    writeFileSync(join(folder, id, 'package.json'), '{"type":"commonjs"}');
  }
  const properties = Object.fromEntries(broken.map(([id, { Properties }]) => [id, Properties]));
  writeFileSync(join(folder, PROPERTIES_FILE), JSON.stringify(properties));
  return folder;
};

/** How many of fifty requests were answered 5xx. */
const failures = async (origin: string): Promise<number> => {
  const statuses = await Promise.all(
    Array.from({ length: 50 }, async () => (await fetch(`${origin}/api/v1/comments/${crypto.randomUUID()}`)).status),
  );
  return statuses.filter((status) => status >= 500).length;
};

/** Runs an operator command; returns its JSON. Exit code 1 says that something remains to be done. */
const ops = async (origin: string, ...args: readonly string[]) => {
  const command = [join(root, 'bin', 'hub.js'), 'ops', `--local=${origin}`, '--json', '--yes', ...args];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root }).catch((error) => {
    if (error.code === 1) return error;
    throw error;
  });
  return JSON.parse(stdout);
};

describe.runIf(isLocal)('a rehearsal', () => {
  const [data, version] = [temporaryFolder(), temporaryFolder()];
  let stack: RunningStack;
  beforeAll(async () => {
    const broken = await brokenVersion(version, 'comments', 'send-mail');
    stack = await startLocalStack({ folder: data, args: ['--additional-version', broken, '--weight', '10'] });
  });
  afterAll(async () => {
    await stack?.stop();
    for (const folder of [data, version]) rmSync(folder, { recursive: true, force: true });
  });

  const post = async (path: string, body: object) => {
    const response = await fetch(`${stack.origin}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    return { status: response.status, text: await response.text() };
  };
  const setWeight = async (weight: number) =>
    expect(await post('/_local/version-weight', { weight })).toMatchObject({ status: 200 });

  test('a deployment fails for a tenth of the requests, and none after its rollback', async () => {
    expect(await failures(stack.origin)).toBe(5);
    await setWeight(0);
    expect(await failures(stack.origin)).toBe(0);
  });

  test('an email that a broken version set aside is sent after the rollback and a redrive', async () => {
    await setWeight(100);
    const { email } = JSON.parse(readFileSync(join(data, 'demo.json'), 'utf8')).teams[0].owner;
    const sentTo = async () =>
      (await (await fetch(`${stack.origin}/_local/mail`, { headers: { accept: 'application/json' } })).text()).split(
        email,
      ).length - 1;
    const before = await sentTo();
    expect(await post('/api/v1/auth/password-reset', { email })).toMatchObject({ status: 202 });
    for (const _ of Array(6)) await post('/_local/clock', { advance_seconds: 180 });
    const { queues: waiting } = await ops(stack.origin, 'status');
    expect(waiting).toContainEqual(expect.objectContaining({ queue: 'mail', dead_letters: 1 }));
    expect(await sentTo()).toBe(before);

    await setWeight(0);
    const { queues } = await ops(stack.origin, 'redrive', 'mail');
    expect(queues).toMatchObject([{ queue: 'mail', found: 1, done: 1, remaining: 0 }]);
    await post('/_local/clock', { advance_seconds: 60 });
    expect(await sentTo()).toBeGreaterThan(before);
  });
});
