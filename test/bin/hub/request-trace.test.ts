import { expect, test } from 'vitest';
import { insightsQuery } from '../../../bin/hub/commands/trace.ts';
import { Exit } from '../../../bin/hub/exit.ts';
import { operatePage } from '../../infra/support/operate-page.ts';
import { hub } from './run-hub.ts';

const LOCAL = { HUB_API_URL: 'http://127.0.0.1:8787' };

const TRACE = {
  request_id: 'mine-1',
  steps: [
    {
      at: '2026-03-01T09:00:00.123Z',
      source: 'community',
      message: 'request',
      fields: { route: '/hubs/{hub_id}', status: 201, ms: 12 },
    },
    { at: '2026-03-01T09:00:00.456Z', source: 'email', message: 'Hello', fields: { to: 'a@example.com' } },
  ],
  rows: [{ entity: 'hub', pk: 'p', sk: 's' }],
};

const answering = (status: number, body: unknown) => {
  const asked: Request[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    asked.push(request);
    return Response.json(body, { status });
  };
  return { asked, fetch };
};

test('a local service shows the steps of a request in order, without a credential', async () => {
  const { asked, fetch } = answering(200, TRACE);
  const { exit, out } = await hub(['trace', 'mine-1'], { env: { ...LOCAL, HUB_API_KEY: 'svc_sk_live_x' }, fetch });
  expect(exit).toBe(Exit.done);
  expect(out).toBe('09:00:00.123\tcommunity\trequest\t/hubs/{hub_id} 201 12 ms\n09:00:00.456\temail\tHello\t\n');
  expect(asked.map(({ url }) => url)).toEqual(['http://127.0.0.1:8787/_local/trace/mine-1']);
  expect(asked[0]?.headers.has('authorization')).toBe(false);
});

test('a gateway’s id is encoded, and --json prints everything', async () => {
  const { asked, fetch } = answering(200, TRACE);
  const { out } = await hub(['trace', 'a+b/c=', '--json'], { env: LOCAL, fetch });
  expect(asked[0]?.url).toBe('http://127.0.0.1:8787/_local/trace/a%2Bb%2Fc%3D');
  expect(JSON.parse(out)).toEqual(TRACE);
});

test('an unknown id and a failing stack have their exit codes', async () => {
  const of = async (status: number) => hub(['trace', 'x'], { env: LOCAL, fetch: answering(status, {}).fetch });
  expect((await of(404)).exit).toBe(Exit.notFound);
  expect((await of(404)).err).toContain('has the request id x');
  expect((await of(500)).exit).toBe(Exit.server);
});

test('for a deployed service the command prints the query and sends nothing', async () => {
  const { sent, exit, out } = await hub(['trace', 'mine-1']);
  expect([exit, sent]).toEqual([Exit.done, []]);
  expect(out).toContain(`aws logs start-query --query-string '${insightsQuery('mine-1')}'`);
  expect(JSON.parse((await hub(['trace', 'mine-1', '--json'])).out)).toEqual({ query: insightsQuery('mine-1') });
});

test.each(['', 'two words', "a'b", '$(x)', 'x'.repeat(65)])('%j is not a request id', async (id) => {
  const { exit, out } = await hub(['trace', id]);
  expect([exit, out]).toEqual([Exit.usage, '']);
});

test('the page about logs has the same query', () => {
  expect(operatePage('query-the-logs').replaceAll(/\s+/g, ' ')).toContain(insightsQuery('…'));
});
