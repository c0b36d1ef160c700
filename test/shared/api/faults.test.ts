import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accessDenied, awsError, type Fault, injectFaults, isCounter, unavailable } from '../../support/faults.ts';
import { useWorld } from '../../support/use-world.ts';
import { errorsOf, startStack, verdict } from './support/stack.ts';

const stack = useWorld(startStack);
let fault: Fault | undefined;
beforeAll(() => {
  injectFaults(stack.service.store.client, () => fault);
});
beforeEach(() => {
  fault = undefined;
});

const read = () => stack.call({ path: `/api/v1/teams/${stack.ours.id}/things`, token: stack.ours.users.owner.token });
const limited = () =>
  stack.call({
    method: 'POST',
    path: `/api/v1/hub/${stack.ours.hub}/reactions`,
    token: stack.ours.users.owner.token,
    body: { data: { type: 'things', attributes: { name: 'a' } } },
  });

const refusedConnection = (): Error =>
  Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:443'), { code: 'ECONNREFUSED' });
const timeout = (): Error => Object.assign(new Error('socket timeout'), { name: 'TimeoutError' });

const unavailableErrors: readonly (readonly [string, () => Error])[] = [
  ['503', unavailable],
  ['500', () => awsError('InternalServerError', 500)],
  ['throttling', () => awsError('ThrottlingException', 400)],
  ['throughput', () => awsError('ProvisionedThroughputExceededException', 400)],
  ['a timeout', timeout],
  ['a refused connection', refusedConnection],
];
const misconfiguredErrors: readonly (readonly [string, () => Error])[] = [
  ['denied access', accessDenied],
  ['unknown credentials', () => awsError('UnrecognizedClientException', 400)],
  ['expired credentials', () => awsError('ExpiredTokenException', 400)],
  ['a missing table', () => awsError('ResourceNotFoundException', 400)],
  ['a malformed request', () => awsError('ValidationException', 400)],
];

describe('an unavailable table returns 503 with Retry-After', () => {
  test.each(unavailableErrors)('%s', async (_, error) => {
    fault = error;
    const response = await read();
    expect(verdict(response)).toBe('503 service_unavailable');
    expect(response.headers['Retry-After']).toMatch(/^[1-9]\d*$/);
    expect(JSON.stringify(response)).not.toMatch(/arn:|socket|ECONN|10\.0/);
  });
});

describe('a misconfigured table returns 500 without the cause', () => {
  test.each(misconfiguredErrors)('%s', async (_, error) => {
    fault = error;
    const response = await read();
    expect(verdict(response)).toBe('500 internal_error');
    expect(response.headers['Retry-After']).toBeUndefined();
    expect(JSON.stringify(response)).not.toMatch(/arn:|secret|Exception|Denied/);
  });
});

describe('C494 C495: a limited call passes if the counters are unavailable', () => {
  test.each(unavailableErrors)('%s', async (_, error) => {
    fault = (__, input) => (isCounter(input) ? error() : undefined);
    for (let call = 0; call < 12; call += 1) expect((await limited()).status).toBe(200);
  });
});

describe('C496: misconfigured counters return 500', () => {
  test.each(misconfiguredErrors)('%s', async (_, error) => {
    fault = (__, input) => (isCounter(input) ? error() : undefined);
    expect(verdict(await limited())).toBe('500 internal_error');
    expect(verdict(await read())).toBe('200');
  });
});

test('404, 405 and 401 need no table', async () => {
  fault = unavailable;
  expect(verdict(await stack.call({ path: '/nope' }))).toBe('404');
  expect(verdict(await stack.call({ path: '/version', method: 'POST' }))).toBe('405');
  expect(verdict(await stack.call({ path: '/api/v1/me' }))).toBe('401 unauthorized');
  expect(verdict(await stack.call({ path: '/version' }))).toBe('200');
});

test('if a refusal and a counter failure occur together, the refusal is returned', async () => {
  fault = (_, input) => (isCounter(input) ? accessDenied() : undefined);
  const path = `/api/v1/hub/${stack.ours.hub}/reactions`;
  const response = await stack.call({ method: 'POST', path, token: stack.theirs.bareKey.secret, body: '{' });
  expect(response.status).toBe(500);
  const token = stack.service.keys.issue({ kind: 'contact', id: stack.ours.member.id, team: stack.ours.id });
  fault = (_, input) => (isCounter(input) ? accessDenied() : unavailable());
  expect(verdict(await stack.call({ method: 'POST', path, token, body: '{' }))).toBe('503 service_unavailable');
  expect(errorsOf(response)).toHaveLength(1);
});

test('a request succeeds even if the use of its key cannot be recorded', async () => {
  fault = (command, input) =>
    command === 'UpdateItemCommand' && JSON.stringify(input).includes('KEY#') ? accessDenied() : undefined;
  const path = `/api/v1/teams/${stack.ours.id}/things`;
  expect((await stack.call({ path, token: stack.ours.key.secret })).status).toBe(200);
  stack.act.instead = () => new Promise((resolve) => setImmediate(resolve));
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.prependListener('unhandledRejection', note);
  expect((await stack.make({ token: stack.ours.key.secret })).status).toBe(201);
  process.off('unhandledRejection', note);
  stack.act.instead = undefined;
  expect(unhandled).toEqual([]);
  expect((await stack.make({ token: stack.ours.key.secret, body: '{' })).status).toBe(422);
});
