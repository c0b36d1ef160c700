import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Demo } from '../../infra/local/demo/demo.ts';
import { addressesOf, LOOPBACK } from './support/listening.ts';
import { type RunningStack, startLocalStack, temporaryFolder } from './support/local-stack.ts';
import { isLocal } from './support/target.ts';

/** A stack that is started again on the same data, and is stopped after the tests of its block. */
const restarted = () => {
  const folder = temporaryFolder();
  let stack: RunningStack | undefined;
  const start = async (args: readonly string[] = []): Promise<RunningStack> => {
    stack = await startLocalStack({ folder, args });
    return stack;
  };
  afterAll(async () => {
    await stack?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return { folder, start };
};

const demoIn = (folder: string): Demo => JSON.parse(readFileSync(join(folder, 'demo.json'), 'utf8'));

/** The processes that still run on the folder's data. */
const processesOn = (folder: string): readonly string[] =>
  execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(folder));

const hubsOf = async ({ base_url, teams: [team] }: Demo): Promise<readonly { attributes: { name: string } }[]> => {
  const headers = { authorization: `Bearer ${team?.api_key.secret}` };
  const response = await fetch(`${base_url}/api/v1/teams/${team?.id}/hubs`, { headers });
  return JSON.parse(await response.text()).data;
};

/** Starting takes seconds: each test takes the data or the stack that the one before has left. */
describe.runIf(isLocal)('npm start, again and again on the same data', () => {
  const { folder, start } = restarted();
  let stack: RunningStack;
  let before: Demo;

  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    expect(processesOn(folder)).not.toEqual([]);
    const code = await stack.stop(signal);
    await expect.poll(() => processesOn(folder)).toEqual([]);
    return code;
  };

  test('SIGINT leaves no process behind', async () => {
    stack = await start();
    before = demoIn(folder);
    const { id, api_key } = before.teams[0] ?? { id: '', api_key: { secret: '' } };
    const written = await fetch(`${stack.origin}/api/v1/teams/${id}/hubs`, {
      method: 'POST',
      headers: { authorization: `Bearer ${api_key.secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ data: { type: 'hubs', attributes: { name: 'Kept', slug: 'kept' } } }),
    });
    expect(written.status).toBe(201);
    expect(await end('SIGINT')).toBe(0);
  });

  test('data survives a restart', async () => {
    stack = await start();
    const after = demoIn(folder);
    const teams = before.teams.slice(0, 2).map(({ id }) => ({ id }));
    expect(after).toMatchObject({ base_url: stack.origin, teams });
    expect((await hubsOf(after)).map(({ attributes }) => attributes.name)).toContain('Kept');
  });

  test('SIGTERM leaves no process behind', async () => {
    expect(await end('SIGTERM')).toBe(0);
  });

  test('ends with a message and serves no request if the demo cannot be created', async () => {
    for (const file of ['demo.json', 'seed.json']) rmSync(join(folder, file));
    await expect(start()).rejects.toThrow(
      /^exit code 1: The demo data could not be created\. \S+@\S*example\.com is taken\.\n$/,
    );
    expect(existsSync(join(folder, 'demo.json'))).toBe(false);
    await expect.poll(() => processesOn(folder)).toEqual([]);
  });

  test('--fresh deletes the data', async () => {
    stack = await start(['--fresh']);
    const fresh = demoIn(folder);
    expect(fresh.teams[0]?.id).not.toBe(before.teams[0]?.id);
    expect((await hubsOf(fresh)).map(({ attributes }) => attributes.name)).not.toContain('Kept');
  });

  test('SIGKILL leaves no process behind', async () => {
    expect(await end('SIGKILL')).toBeNull();
  });
});

describe.runIf(isLocal)('npm start -- --tokens', () => {
  const { folder, start } = restarted();
  let stack: RunningStack;
  beforeAll(async () => {
    stack = await start(['--tokens']);
  });

  test('prints the addresses, the sign-ins and three calls, and a line for each request', async () => {
    const { platform_admin, teams } = demoIn(folder);
    const [first, second] = teams;
    const callers = [platform_admin, first?.owner, first?.moderator, first?.members[0]];
    const tokens = callers.map((caller) => caller?.token ?? '-');
    const keys = [first, second].map((team) => team?.api_key.secret ?? '-');
    for (const text of ['/docs', '/_local', folder, first?.hubs[0]?.slug ?? '-', ...tokens, ...keys]) {
      expect(stack.printed()).toContain(text);
    }
    const commands = stack
      .printed()
      .split('\n')
      .filter((line) => /^(?:curl|for) /.test(line));
    const statuses = commands.map((command) =>
      [
        ...execFileSync('/bin/sh', ['-c', command], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).matchAll(
          /^HTTP\/1.1 (\d+)/gm,
        ),
      ].map((match) => match[1]),
    );
    expect(statuses).toEqual([['200'], ['422'], ['200', '412']]);
    expect(stack.printed()).toContain(`  API key         ${keys[1]}\n\nReady at ${stack.origin}\n`);
    expect(stack.printed()).toContain(`\nexport HUB_API_URL=${stack.origin}\necho ${first?.owner.password} | npx hub `);
    const bodies = [...stack.printed().matchAll(/^ {2}(\{.*\})$/gm)].map(([, body = '']) => JSON.parse(body));
    expect(bodies).toMatchObject([{ password: '…' }, { data: { type: 'login_requests' } }]);
    expect(stack.printed()).not.toContain('POST /api/v1/auth/register');
    await fetch(`${stack.origin}/health?secret=1`);
    await expect.poll(stack.printed).toMatch(/^GET \/health 200 \d+ms \S+$/m);
    expect(stack.printed()).not.toContain('secret=1');
  });

  test('no process of the local stack listens on an address that other machines reach', () => {
    const addresses = addressesOf(stack.process.pid ?? 0);
    expect(addresses.length).toBeGreaterThanOrEqual(2);
    expect(addresses.filter((address) => !LOOPBACK.includes(address))).toEqual([]);
  });

  test('a port or data folder in use is reported in one line', async () => {
    const other = temporaryFolder();
    onTestFinished(() => rmSync(other, { recursive: true, force: true }));
    const port = Number(new URL(stack.origin).port);
    await expect(startLocalStack({ folder: other, port })).rejects.toThrow(
      `exit code 1: Port ${port} is in use. Set PORT to another port.\n`,
    );
    await expect(startLocalStack({ folder })).rejects.toThrow(`in use by process ${stack.process.pid}`);
  });

  test('ends with a message when its DynamoDB engine ends', async () => {
    const ended = new Promise((resolve) => stack.process.once('exit', resolve));
    execFileSync('pkill', ['-P', String(stack.process.pid), 'sh']);
    expect(await ended).toBe(1);
    expect(stack.printed()).toContain('has stopped');
    await expect.poll(() => processesOn(folder)).toEqual([]);
  });
});
