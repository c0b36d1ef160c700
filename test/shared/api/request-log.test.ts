import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ACCESS_LOG_FORMAT } from '../../../infra/access-log.ts';
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

test('one line a request says who asked for what in which team and what became of it, by ids alone', async () => {
  const { id, users, hub } = stack.ours;
  const token = users.owner.token;
  const lines = await logged(() =>
    stack.call({
      method: 'POST',
      path: `/api/v1/hub/${hub}/reactions?email=somebody@example.com`,
      token,
      headers: { 'x-request-id': 'a-client-s-own', 'user-agent': 'a browser' },
      body: { data: { type: 'things', attributes: { name: 'what somebody typed' } } },
      sourceIp: '203.0.113.77',
    }),
  );
  expect(lines).toEqual([
    expect.objectContaining({
      ...{ level: 'INFO', message: 'request', method: 'POST', route: '/hub/{hub_id}/reactions', status: 200 },
      ...{ caller: 'user', team: id, hub, request_id: 'a-client-s-own', ms: expect.any(Number) },
      gateway_request_id: expect.stringMatching(/^request-\d+$/),
    }),
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/somebody|203\.0|browser/);
  expect(JSON.stringify(lines)).not.toContain(token);
});

test('the gateway’s line and ours are joined by the gateway’s id', () => {
  expect(JSON.parse(ACCESS_LOG_FORMAT)).toMatchObject({ requestId: '$context.requestId' });
});

test('a refusal is told by its code and is no error; nobody knows whose it was where nobody was admitted', async () => {
  const lines = await logged(() => stack.call({ path: '/api/v1/me', token: 'ey.not.mine' }));
  expect(lines).toEqual([expect.objectContaining({ level: 'INFO', status: 401, code: 'unauthorized' })]);
  for (const unknown of ['caller', 'team', 'hub', 'error']) expect(lines[0]).not.toHaveProperty(unknown);
  expect(JSON.stringify(lines)).not.toContain('ey.not.mine');
});

test('A42: what must be mended is an error with its cause, which alarms count by its status', async () => {
  const path = `/api/v1/teams/${stack.ours.id}/things`;
  const read = () => stack.call({ path, token: stack.ours.users.owner.token });
  fault = accessDenied;
  const [mistake] = await logged(read);
  fault = unavailable;
  const [passing] = await logged(read);
  fault = undefined;
  expect(mistake).toMatchObject({
    level: 'ERROR',
    message: 'request',
    status: 500,
    error: { name: accessDenied().name },
  });
  expect(passing).toMatchObject({ level: 'ERROR', message: 'request', status: 503 });
});

test('C494: a call that passes because nobody could count it is told, and whose it was is not', async () => {
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
  const [told, request, ...more] = lines;
  expect(told).toMatchObject({
    level: 'ERROR',
    message: 'a limit was not counted',
    policy: expect.stringMatching(/\w/),
  });
  expect(JSON.stringify(told)).not.toContain(users.owner.id);
  expect([request?.status, more]).toEqual([200, []]);
});
