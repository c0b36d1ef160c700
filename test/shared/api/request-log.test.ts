import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ACCESS_LOG_FORMAT } from '../../../infra/gateway/access-log.ts';
import { operatePage } from '../../infra/support/operate-page.ts';
import { accessDenied, type Fault, injectFaults, isCounter, unavailable } from '../../support/faults.ts';
import { logged } from '../../support/logged.ts';
import { type Stack, startStack } from './support/stack.ts';

let stack: Stack;
let fault: Fault | undefined;
beforeAll(async () => {
  vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'INFO');
  stack = await startStack();
  injectFaults(stack.service.store.client, () => fault);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await stack.service.stop();
});

test('each request logs one line with caller, team, route and status, and no personal data', async () => {
  const { id, users, hub } = stack.ours;
  const token = users.owner.token;
  const lines = await logged(() =>
    stack.call({
      method: 'POST',
      path: `/api/v1/hub/${hub}/reactions?email=person@example.com`,
      token,
      headers: { 'x-request-id': 'client-request-id', 'user-agent': 'a browser' },
      body: { data: { type: 'things', attributes: { name: 'text of a person' } } },
      sourceIp: '203.0.113.77',
    }),
  );
  expect(lines).toEqual([
    expect.objectContaining({
      level: 'INFO',
      message: 'request',
      method: 'POST',
      route: '/hub/{hub_id}/reactions',
      status: 200,
      caller: 'user',
      team: id,
      hub,
      request_id: 'client-request-id',
      ms: expect.any(Number),
      gateway_request_id: expect.stringMatching(/^request-\d+$/),
    }),
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/person|203\.0|browser/);
  expect(JSON.stringify(lines)).not.toContain(token);
});

test('the gateway’s log line and ours share the gateway’s request id', () => {
  expect(JSON.parse(ACCESS_LOG_FORMAT)).toMatchObject({ requestId: '$context.requestId' });
});

test('a refusal is logged with its code at level INFO, without a caller if none was authenticated', async () => {
  const lines = await logged(() => stack.call({ path: '/api/v1/me', token: 'ey.invalid.token' }));
  expect(lines).toEqual([expect.objectContaining({ level: 'INFO', status: 401, code: 'unauthorized' })]);
  for (const unknown of ['caller', 'team', 'hub', 'error']) expect(lines[0]).not.toHaveProperty(unknown);
  expect(JSON.stringify(lines)).not.toContain('ey.invalid.token');
});

test('the queries of the page about logs that find a team use fields that the line has', async () => {
  const section = /^### Requests by team\n(.*?)^### /ms.exec(operatePage('query-the-logs'))?.[1] ?? '';
  const grouped = [...section.matchAll(/ as requests by ([^|]+) \|/g)]
    .flatMap(([, names = '']) => names.split(', '))
    .filter((name) => name !== 'bin(1m)');
  const filtered = [...section.matchAll(/(\w+) = |ispresent\((\w+)\)/g)].map(([, equal, present]) => equal ?? present);
  expect(filtered).toEqual(expect.arrayContaining(['message', 'team']));
  const call = (token: string) => () => stack.call({ path: `/api/v1/teams/${stack.ours.id}/things`, token });
  const [passed] = await logged(call(stack.ours.users.owner.token));
  const [refused] = await logged(call('ey.invalid.token'));
  const line = { ...refused, ...passed };
  for (const name of [...grouped, ...filtered]) expect(line).toHaveProperty(name ?? '');
});

test('A42: a misconfigured store is logged as an error with its cause; the status drives the alarm', async () => {
  const path = `/api/v1/teams/${stack.ours.id}/things`;
  const read = () => stack.call({ path, token: stack.ours.users.owner.token });
  fault = accessDenied;
  const [misconfigured] = await logged(read);
  fault = unavailable;
  const [temporary] = await logged(read);
  fault = undefined;
  expect(misconfigured).toMatchObject({
    level: 'ERROR',
    message: 'request',
    status: 500,
    error: { name: accessDenied().name },
  });
  expect(temporary).toMatchObject({ level: 'ERROR', message: 'request', status: 503 });
});

test('C494: a call that could not be counted is logged without its caller', async () => {
  fault = (_, input) => (isCounter(input) ? unavailable() : undefined);
  const { hub, users } = stack.ours;
  const lines = await logged(() =>
    stack.call({
      method: 'POST',
      path: `/api/v1/hub/${hub}/reactions`,
      token: users.owner.token,
      body: { data: { type: 'things', attributes: { name: 'a' } } },
    }),
  );
  fault = undefined;
  const [uncounted, request, ...more] = lines;
  expect(uncounted).toMatchObject({
    level: 'ERROR',
    message: 'a limit was not counted',
    policy: expect.stringMatching(/\w/),
  });
  expect(JSON.stringify(uncounted)).not.toContain(users.owner.id);
  expect([request?.status, more]).toEqual([200, []]);
});
