import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { configFolder } from './run-hub.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const launcher = join(root, manifest.bin.hub);

/** Runs the client in its own process. */
const run = async (args: readonly string[], env: Record<string, string> = {}, stdin = '') => {
  const child = spawn(process.execPath, [launcher, ...args], {
    cwd: configFolder(),
    env: { PATH: process.env.PATH, HOME: configFolder(), ...env },
  });
  child.stdin.end(stdin);
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, out, err };
};

test('the package declares the `hub` command, which runs from any folder', async () => {
  expect(statSync(launcher).mode & 0o111).toBe(0o111);
  for (const argv of [['version'], ['--version'], ['-V']])
    expect(await run(argv)).toEqual({ code: 0, out: `hub ${manifest.version}\n`, err: '' });
});

test('a clone has the operator commands, which are not part of the client', async () => {
  const { code, out } = await run(['ops', '--help']);
  expect([code, out]).toEqual([0, expect.stringContaining('Usage: hub ops')]);
  expect((await run(['ops', 'status'])).code).toBe(2);
  expect((await run(['--help'])).out).not.toMatch(/^ +ops\b/m);
});

test('C498 C504 the process ends with the exit code, and prints nothing else', async () => {
  expect(await run(['--help'])).toMatchObject({ code: 0, err: '' });
  expect(await run(['--nonsense'])).toMatchObject({ code: 2, out: '' });
  expect(await run(['hubs'])).toMatchObject({ code: 3, out: '' });
});

test('A43 7 if nothing listens at the address', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  server.close();
  await once(server, 'close');
  const { code, err } = await run(['api', 'GET', '/version'], { HUB_API_URL: `http://127.0.0.1:${port}` });
  expect(code).toBe(7);
  expect(err).toContain('ECONNREFUSED');
});

test('C502 C506 a request with a 429 response is sent three times, with the waits of Retry-After', async () => {
  let requestCount = 0;
  const server = createServer((_, response) => {
    requestCount += 1;
    response.writeHead(429, { 'retry-after': '0', 'x-request-id': 'r-1' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const { code, err } = await run(['api', 'GET', '/version'], { HUB_API_URL: `http://127.0.0.1:${port}` });
  server.close();
  expect([code, requestCount]).toEqual([6, 3]);
  expect(err).toContain('request r-1\n');
});

test('a closed output pipe ends the client without an error', async () => {
  const piped = `set -o pipefail; "${process.execPath}" "${launcher}" completion zsh | head -c 1`;
  const child = spawn('bash', ['--norc', '-c', piped], { env: { PATH: process.env.PATH } });
  const [err, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect([err, code]).toEqual(['', 0]);
});

test('the package exports the typed client, in a clone as sources', async () => {
  const name = manifest.name;
  const program = `
    import { createHubClient, demand, items } from '${name}/client';
    import { verifyWebhook } from '${name}/verify-webhook';
    console.log([createHubClient, demand, items, verifyWebhook].map((one) => typeof one).join());`;
  const flags = ['--conditions', `${name}/source`, '--input-type=module', '-e', program];
  const child = spawn(process.execPath, flags, { cwd: root });
  expect(await text(child.stdout)).toBe('function,function,function,function\n');
});
