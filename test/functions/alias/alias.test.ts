import type { LambdaClient } from '@aws-sdk/client-lambda';
import { expect, test } from 'vitest';
import { alias } from '../../../functions/alias/alias.ts';
import { lambdaInvoke } from '../../../functions/alias/invoke.ts';
import { ownerOf } from '../../../functions/alias/owners.ts';
import type { HttpEvent } from '../../../shared/platform/http/exchange.ts';

const OWNED = {
  hubs: ['/api/hubs/{hub_id}', '/api/hubs/{hub_id}/spaces'],
  teams: ['/api/users', '/api/teams/{team_id}'],
};

const event = (rawPath: string, method = 'GET'): HttpEvent => ({
  rawPath,
  rawQueryString: 'page%5Bsize%5D=1',
  headers: { authorization: 'Bearer a', 'x-request-id': 'mine' },
  body: '{}',
  isBase64Encoded: false,
  requestContext: { requestId: 'gateways', http: { method, sourceIp: '192.0.2.1' } },
});

interface Invocation {
  readonly FunctionName: string;
  readonly Payload: Uint8Array;
}

/** A fake Lambda client that records each call and responds with `answer`. */
const fakeLambda = (answer: (invocation: Invocation) => unknown) => {
  const calls: Invocation[] = [];
  const send = async ({ input }: { input: Invocation }) => {
    calls.push(input);
    return answer(input);
  };
  const client = { send } as unknown as LambdaClient;
  const failures: string[] = [];
  const invoke = lambdaInvoke(client, { hubs: 'function-of-hubs', teams: 'function-of-teams', system: 'of-system' });
  const failed = (owner: string) => failures.push(owner);
  return { calls, failures, handle: alias({ ownerOf: ownerOf(OWNED), invoke, failed }) };
};

const responding = (answer: unknown) => () => ({ Payload: new TextEncoder().encode(JSON.stringify(answer)) });

test('C002, C006: a bare path is served by the function that owns it, which gets the event unchanged', async () => {
  const answer = { statusCode: 200, headers: { 'X-Request-ID': 'mine' }, body: '{"data":[]}' };
  const { calls, handle } = fakeLambda(responding(answer));
  expect(await handle(event('/api/users', 'POST'))).toEqual(answer);
  expect(calls.map(({ FunctionName }) => FunctionName)).toEqual(['function-of-teams']);
  expect(JSON.parse(new TextDecoder().decode(calls[0]?.Payload))).toEqual(event('/api/users', 'POST'));
});

test('A40: each path reaches its owner, with or without a trailing slash; an unknown path is the system’s 404', async () => {
  const { calls, handle } = fakeLambda(responding({ statusCode: 200, headers: {} }));
  const paths = ['/api/hubs/1', '/api/hubs/1/spaces/', '/api/teams/1', '/api/elsewhere', '/api/hubs/1/spaces/2'];
  for (const path of paths) await handle(event(path));
  expect(calls.map(({ FunctionName }) => FunctionName)).toEqual([
    'function-of-hubs',
    'function-of-hubs',
    'function-of-teams',
    'of-system',
    'of-system',
  ]);
});

test.each([
  ['threw', () => ({ FunctionError: 'Unhandled', Payload: new TextEncoder().encode('{"errorMessage":"secret"}') })],
  ['cannot be reached', () => Promise.reject(new Error('connect ECONNREFUSED'))],
])('a function that %s is answered with 500 and an errors array', async (_, answer) => {
  const { failures, handle } = fakeLambda(answer);
  const { statusCode, headers, body } = await handle(event('/api/users'));
  expect(statusCode).toBe(500);
  expect(headers).toMatchObject({ 'Content-Type': 'application/vnd.api+json', 'X-Request-ID': 'mine' });
  expect(JSON.parse(body ?? '')).toMatchObject({ errors: [{ status: '500', meta: { request_id: 'mine' } }] });
  expect(body).not.toContain('secret');
  expect(failures).toEqual(['teams']);
});

test('a throttled function is answered with 503 and Retry-After', async () => {
  const throttled = Object.assign(new Error('Rate exceeded'), { name: 'TooManyRequestsException' });
  const { handle } = fakeLambda(() => Promise.reject(throttled));
  const { statusCode, headers } = await handle(event('/api/users'));
  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({ 'Retry-After': '1' });
});
