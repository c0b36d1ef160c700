import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { advanceClock, baseUrl, demo, demoFile, isLocal } from '../contract/support/target.ts';
import { emfProblems, metricsIn } from '../support/emf.ts';
import { startReceiver } from '../support/receiver.ts';

const TRACEPARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

interface Step {
  readonly source: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

interface Trace {
  readonly steps: readonly Step[];
  readonly rows: readonly { readonly entity: string }[];
}

interface Mail {
  readonly subject: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const local = async <T>(path: string): Promise<T | undefined> => {
  const response = await fetch(`${baseUrl}/_local/${path}`);
  return response.ok ? ((await response.json()) as T) : undefined;
};

const setUp = async (endpointUrl: string) => {
  const [team] = demo().teams;
  const [hub] = team?.hubs ?? [];
  const [space] = hub?.spaces ?? [];
  const [member] = team?.members ?? [];
  if (!team || !hub || !space || !member) throw new Error('The demo has a hub, a space and a member');
  const call = async (method: string, path: string, type: string, attributes?: object, headers: object = {}) => {
    const token = type === 'discussions' ? member.token : team.api_key.secret;
    const response = await fetch(`${baseUrl}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/vnd.api+json', ...headers },
      ...(attributes && { body: JSON.stringify({ data: { type, attributes } }) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, data: text ? JSON.parse(text).data : undefined };
  };
  const ofHub = `/teams/${team.id}/hubs/${hub.id}`;
  const endpoint = await call('POST', `${ofHub}/webhook-endpoints`, 'webhook_endpoints', { url: endpointUrl });
  const subject = `Thread ${Date.now()}`;
  const nodes = [
    { id: 'hook', type: 'webhook', data: { endpoint_id: endpoint.data.id }, next: 'wait' },
    { id: 'wait', type: 'delay', data: { seconds: 930 }, next: 'email' },
    { id: 'email', type: 'send_email', data: { subject, body: 'Hello' } },
  ];
  const definition = { trigger: { type: 'discussion.created', space_id: space.id }, entry_node_id: 'hook', nodes };
  const automation = await call('POST', `${ofHub}/automations`, 'automations', { name: 'Thread', definition });
  const path = `${ofHub}/automations/${automation.data.id}`;
  expect((await call('POST', `${path}/publish`, 'automations')).status).toBe(200);
  return { call, path, subject, posts: `/hubs/${hub.id}/spaces/${space.id}/discussions` };
};

/** The complete lines that functions have written. */
const logLines = (): readonly Readonly<Record<string, unknown>>[] =>
  readFileSync(join(dirname(demoFile), 'functions.log'), 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));

test.runIf(isLocal)(
  'one request id goes through row, event, queue, worker, webhook and email, also after a wait',
  async () => {
    const receiver = await startReceiver({});
    const { call, path, subject, posts } = await setUp(receiver.url('hook'));
    const id = `thread-${Date.now()}`;
    const headers = { 'x-request-id': id, traceparent: TRACEPARENT };
    const posted = await call('POST', posts, 'discussions', { title: 'Followed', body: 'by its id' }, headers);
    expect([posted.status, posted.headers.get('x-request-id')]).toEqual([201, id]);
    expect(posted.text).not.toMatch(/"rq"|traceparent/);

    await expect.poll(() => receiver.received.map((one) => one.headers)).toHaveLength(1);
    expect(receiver.received[0]?.headers).toMatchObject({ 'hub-request-id': id, traceparent: TRACEPARENT });
    expect(receiver.received[0]?.body).not.toContain(id);

    await advanceClock(1_000);
    const email = async () => (await local<readonly Mail[]>('mail'))?.find((one) => one.subject === subject);
    await expect.poll(email).toMatchObject({ headers: { 'hub-request-id': id } });

    const sources = async () => new Set((await local<Trace>(`trace/${id}`))?.steps.map(({ source }) => source));
    await expect
      .poll(sources)
      .toEqual(
        new Set([
          'community',
          'relay',
          'index-search',
          'award-achievements',
          'run-automations',
          'deliver-webhooks',
          'send-mail',
          'email',
        ]),
      );
    const { steps, rows } = (await local<Trace>(`trace/${id}`)) ?? { steps: [], rows: [] };
    expect(steps[0]).toMatchObject({ source: 'community', message: 'request', fields: { status: 201 } });
    const types = steps.flatMap(({ message, fields }) => (message === 'event' ? [fields.type] : []));
    expect(types).toEqual(expect.arrayContaining(['discussion.created', 'discussion.published']));
    for (const { source, fields } of steps) if (source !== 'email') expect(fields.traceparent).toBe(TRACEPARENT);
    expect(rows.map(({ entity }) => entity)).toEqual(
      expect.arrayContaining(['discussion', 'event', 'automation_enrollment', 'webhook_delivery', 'email']),
    );

    const events = await call('GET', '/me', 'discussions');
    expect(events.text).not.toMatch(/"rq"/);
    expect((await call('DELETE', path, 'automations')).status).toBe(204);
    await receiver.stop();
  },
);

test.runIf(isLocal)('every log line of every function has a request id and is a valid embedded metric', async () => {
  const lines = logLines();
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.filter(({ request_id }) => typeof request_id !== 'string' || request_id === '')).toEqual([]);
  expect(lines.flatMap(emfProblems)).toEqual([]);
  const found = new Set(lines.flatMap((line) => Object.keys(metricsIn(line))));
  expect([...found]).toEqual(expect.arrayContaining(['Latency', 'TableTime', 'RelayLag', 'QueueLag', 'EmailsSent']));
});

test.runIf(isLocal)('an unknown id has no trace', async () => {
  expect((await fetch(`${baseUrl}/_local/trace/unknown`)).status).toBe(404);
  const page = await fetch(`${baseUrl}/_local/trace/%3Cb%3E`, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('Nothing has this request id.');
});
