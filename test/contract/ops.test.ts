import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Demo } from '../../infra/local/demo/demo.ts';
import { type RunningStack, startLocalStack, temporaryFolder } from './support/local-stack.ts';
import { isLocal } from './support/target.ts';

const launcher = join(import.meta.dirname, '..', '..', 'bin', 'hub.js');
const folder = temporaryFolder();
const TO = 'restored-table';

let stack: RunningStack;
let demo: Demo;
beforeAll(async () => {
  stack = await startLocalStack({ folder });
  demo = JSON.parse(readFileSync(join(folder, 'demo.json'), 'utf8'));
}, 300_000);
afterAll(async () => {
  await stack.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ops = async (...argv: readonly string[]) =>
  promisify(execFile)(process.execPath, [launcher, 'ops', `--local=${stack.origin}`, ...argv], {
    timeout: 240_000,
  }).then(
    ({ stdout, stderr }) => ({ code: 0, out: stdout, err: stderr }),
    ({ code, stdout, stderr }) => ({ code: Number(code), out: String(stdout), err: String(stderr) }),
  );

const team = () => {
  const [first] = demo.teams;
  if (!first) throw new Error('The demo has no team');
  return first;
};
const api = (path: string, init: RequestInit = {}) => {
  const headers = { authorization: `Bearer ${team().api_key.secret}`, 'content-type': 'application/vnd.api+json' };
  return fetch(`${stack.origin}/api/v1${path}`, { headers, ...init });
};
const hubs = async (): Promise<readonly string[]> => {
  const response = await api(`/teams/${team().id}/hubs`);
  const { data } = (await response.json()) as { data: readonly { attributes: { slug: string } }[] };
  return data.map(({ attributes }) => attributes.slug);
};
const makeHub = async (slug: string): Promise<number> => {
  const body = JSON.stringify({ data: { type: 'hubs', attributes: { name: slug, slug } } });
  return (await api(`/teams/${team().id}/hubs`, { method: 'POST', body })).status;
};
/** Moves service time, which also waits for all due work. */
const settle = (seconds = 1) =>
  fetch(`${stack.origin}/_local/clock`, { method: 'POST', body: JSON.stringify({ advance_seconds: seconds }) });
/** Requests until the machine's clock shows another second: moments of a restore are seconds. */
const nextSecond = async (): Promise<string> => {
  const now = Math.floor(Date.now() / 1000);
  while (Math.floor(Date.now() / 1000) <= now) await fetch(`${stack.origin}/health`);
  return new Date(now * 1000).toISOString();
};

describe.runIf(isLocal)('hub ops on the local stack', () => {
  test('shows the state, and the secrets with their overlap', async () => {
    const status = await ops('status', '--json');
    expect(status.code).toBe(0);
    expect(JSON.parse(status.out)).toMatchObject({ stage: 'local', teams: [], disabled: [] });
    expect((await ops('rotate')).out).toContain('WebhookSigningSeed');
    expect((await ops('delete-stage', '--dry-run')).out).toContain('AWS::KMS::Key');
  });

  test('pauses and resumes a team: its requests are refused, another team works, and the audit log names the operator', async () => {
    expect((await ops('pause', team().id, '--reason', 'test', '--yes')).code).toBe(0);
    await settle(11);
    const refused = await api(`/teams/${team().id}/hubs`);
    expect([refused.status, JSON.stringify(await refused.json())]).toEqual([
      403,
      expect.stringContaining('team_suspended'),
    ]);
    const other = demo.teams[1];
    const headers = { authorization: `Bearer ${other?.api_key.secret}` };
    expect((await fetch(`${stack.origin}/api/v1/teams/${other?.id}/hubs`, { headers })).status).toBe(200);
    expect((await ops('resume', team().id)).code).toBe(0);
    await settle(11);
    const log = (await (await api(`/teams/${team().id}/audit-log`)).json()) as {
      data: readonly { attributes: { action: string; actor_type: string } }[];
    };
    expect(log.data.slice(0, 2).map(({ attributes }) => [attributes.action, attributes.actor_type])).toEqual([
      ['team.resumed', 'operator'],
      ['team.suspended', 'operator'],
    ]);
  });

  test('redrives an email that could not be sent', async () => {
    const message = JSON.stringify({ kind: 'invitation', team_id: team().id, invitation_id: 'none' });
    const found = (await (await fetch(`${stack.origin}/_local/aws`)).json()) as { endpoint: string };
    const sqs = (operation: string, input: object) =>
      fetch(found.endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': `AmazonSQS.${operation}` },
        body: JSON.stringify(input),
      });
    const { queues } = JSON.parse((await ops('redrive', 'all', '--dry-run', '--json')).out);
    expect(queues).toHaveLength(16);
    const listed = (await (await sqs('ListQueues', {})).json()) as { QueueUrls: readonly string[] };
    const QueueUrl = listed.QueueUrls.find((url) => url.includes('MailDeadLetters'));
    await sqs('SendMessage', { QueueUrl, MessageBody: message });
    expect((await ops('status')).code).toBe(1);
    expect((await ops('redrive', 'mail')).out).toContain('Redriven: 1. Remaining: 0.');
    expect((await ops('status')).code).toBe(0);
  });

  test('restores the table: rows and events of the moment, none after it, and the stack adopts it', async () => {
    const state = join(folder, 'restore.json');
    const restore = (...argv: readonly string[]) => ops('restore', '--state', state, '--yes', '--grace', '0', ...argv);
    expect(await makeHub('kept')).toBe(201);
    await settle();
    const at = await nextSecond();
    await nextSecond();
    expect(await makeHub('lost')).toBe(201);
    await settle();
    const begun = await restore('--at', at, '--to', TO);
    expect([begun.code, begun.out]).toEqual([1, expect.stringContaining(`HUB_TABLE=${TO}`)]);
    expect(begun.err).toMatch(/ events? of 1 team after the moment (?:is|are) not restored: .*hub\.created 1/);
    expect(begun.err).not.toContain('Counter ');
    expect(await makeHub('refused')).toBe(429);
    await stack.stop();
    stack = await startLocalStack({ folder, env: { HUB_TABLE: TO } });
    const ended = await restore();
    expect([ended.code, ended.out]).toEqual([0, expect.stringContaining('Restored.')]);
    await settle();
    expect(await hubs()).toContain('kept');
    expect(await hubs()).not.toContain('lost');
    expect(await makeHub('lost')).toBe(201);
    expect((await ops('status')).code).toBe(0);
  }, 400_000);
});
