import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '../../bin/verify/report.ts';
import { type StackProxy, startProxy } from './support/proxy.ts';
import { baseUrl, isLocal } from './support/target.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'verify-'));
const report = join(folder, 'report.json');

let proxy: StackProxy;
beforeAll(async () => {
  proxy = await startProxy(baseUrl);
});
afterAll(async () => {
  await proxy.stop();
  rmSync(folder, { recursive: true });
});

/** Runs the command, and interrupts it once its output is enough. */
const verify = async (args: readonly string[], isEnough: (output: string) => boolean = () => false) => {
  const child = spawn(process.execPath, [join(root, 'bin', 'verify.ts'), ...args], {
    env: { PATH: process.env.PATH, XDG_STATE_HOME: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  child.stdout.on('data', (chunk) => {
    const before = isEnough(out);
    out += chunk;
    if (!before && isEnough(out)) child.kill('SIGINT');
  });
  const [err, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { code, out, err };
};
const journals = () => readdirSync(join(folder, 'hub-verify'));
const reported = (): Report => JSON.parse(readFileSync(report, 'utf8'));

describe.runIf(isLocal)('npm run verify', () => {
  test('passes against the stack behind another origin, and leaves nothing behind', async () => {
    const { code, out } = await verify([proxy.origin, '--json', report]);
    expect({ code, out: code === 0 ? '' : out }).toEqual({ code: 0, out: '' });
    const { passed, failed, skipped, statements, left, url } = reported();
    expect({ failed, skipped, left, url }).toEqual({ failed: 0, skipped: 0, left: [], url: proxy.origin });
    expect(passed).toBe(new Set(statements).size);
    expect(passed).toBeGreaterThanOrEqual(400);
    expect(out).toMatch(
      new RegExp(`\\n${passed} passed, 0 failed \\(statements of the contract; \\d+ requests, \\d+ s\\)\\n$`),
    );
    expect(journals()).toEqual([]);
    expect(out + readFileSync(report, 'utf8')).not.toMatch(/eyJ|svc_sk_live_\w{8}/);
  });

  test('names the request, the expectation and the response of what is broken', async () => {
    proxy.change = (path, head) => {
      if (path.endsWith('/editor-pending-ops')) delete head.headers.etag;
      if (path === '/api/v1/nope') head.status = 403;
    };
    const { code, out } = await verify([proxy.origin, '--revision', 'another', '--json', report]);
    proxy.change = () => {};
    expect(code).toBe(1);
    const { failures, failed, left } = reported();
    expect(left).toEqual([]);
    const named = failures.map(({ method, path, expected }) => `${method} ${path?.split('/').at(-1)}: ${expected}`);
    expect(named).toEqual([
      'GET version: revision "another"',
      'GET nope: status 404',
      'GET editor-pending-ops: header etag "\\"0\\""',
      'PUT editor-pending-ops: header etag "\\"1\\""',
      expect.stringMatching(/^undefined undefined: the statuses of four concurrent writes/),
      expect.stringMatching(/^GET editor-pending-ops: the version after refused writes/),
    ]);
    for (const { statements } of failures) expect(statements.every((one) => /^[AC]\d+$/.test(one))).toBe(true);
    expect(failed).toBeGreaterThan(10);
    expect(out).toContain(`${failures[1]?.request_id}`);
    expect(out).toMatch(/expected: status 404\n\s+got: +403/);
  });

  test('an interrupted run deletes its teams, and a killed one is deleted by the next run', async () => {
    const interrupted = await verify([proxy.origin], (out) => out.includes('ok   '));
    expect(interrupted.code).toBe(1);
    expect(interrupted.out).toMatch(/deleted verify-\w+, verify-\w+-other/);
    expect(journals()).toEqual([]);
    const killed = spawn(process.execPath, [join(root, 'bin', 'verify.ts'), proxy.origin], {
      env: { PATH: process.env.PATH, XDG_STATE_HOME: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    killed.stdout.on('data', (chunk) => String(chunk).includes('ok   ') && killed.kill('SIGKILL'));
    await once(killed, 'close');
    expect(journals()).toHaveLength(1);
    const next = await verify([proxy.origin], (out) => out.includes('ok   '));
    expect(next.out).toMatch(/left by the run \w+ of .*, deleted now: verify-\w+, verify-\w+-other/);
    expect(journals()).toEqual([]);
  });
});

test('arguments that are missing or wrong exit with 2 and say why', async () => {
  for (const args of [
    [],
    ['x'],
    ['https://a.example', 'https://b.example'],
    ['https://a.example/path'],
    ['--unknown'],
  ]) {
    const { code, err } = await verify(args);
    expect([args, code, err]).toEqual([args, 2, expect.stringContaining('Usage: npm run verify')]);
  }
});

test('a host that does not answer exits with 1 and names the request', async () => {
  const { code, out } = await verify(['http://127.0.0.1:9']);
  expect([code, out]).toEqual([1, expect.stringMatching(/POST \/api\/v1\/auth\/register[\s\S]*expected: a response/)]);
});
