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

interface Called {
  readonly FunctionName: string;
  readonly Payload: Uint8Array;
}

/** Lambda, as far as it is called: each call is noted and answered by `answer`. */
const lambdaThat = (answer: (called: Called) => unknown) => {
  const calls: Called[] = [];
  const send = async ({ input }: { input: Called }) => {
    calls.push(input);
    return answer(input);
  };
  const client = { send } as unknown as LambdaClient;
  const failures: string[] = [];
  const invoke = lambdaInvoke(client, { hubs: 'function-of-hubs', teams: 'function-of-teams', system: 'of-system' });
  const failed = (owner: string) => failures.push(owner);
  return { calls, failures, handle: alias({ ownerOf: ownerOf(OWNED), invoke, failed }) };
};

const answering = (answer: unknown) => () => ({ Payload: new TextEncoder().encode(JSON.stringify(answer)) });

test('C002, C006: a bare path is answered by the function that serves it, which gets the event as it came', async () => {
  const answer = { statusCode: 200, headers: { 'X-Request-ID': 'mine' }, body: '{"data":[]}' };
  const { calls, handle } = lambdaThat(answering(answer));
  expect(await handle(event('/api/users', 'POST'))).toEqual(answer);
  expect(calls.map(({ FunctionName }) => FunctionName)).toEqual(['function-of-teams']);
  expect(JSON.parse(new TextDecoder().decode(calls[0]?.Payload))).toEqual(event('/api/users', 'POST'));
});

test('A40: each path finds its owner, with a slash at its end too; what nobody serves is the system’s 404', async () => {
  const { calls, handle } = lambdaThat(answering({ statusCode: 200, headers: {} }));
  const paths = ['/api/hubs/1', '/api/hubs/1/spaces/', '/api/teams/1', '/api/elsewhere', '/api/hubs/1/spaces/2'];
  for (const path of paths) await handle(event(path));
  expect(calls.map(({ FunctionName }) => FunctionName)).toEqual([
    ...['function-of-hubs', 'function-of-hubs', 'function-of-teams', 'of-system', 'of-system'],
  ]);
});

test.each([
  ['threw', () => ({ FunctionError: 'Unhandled', Payload: new TextEncoder().encode('{"errorMessage":"secret"}') })],
  ['cannot be reached', () => Promise.reject(new Error('connect ECONNREFUSED'))],
])('a function that %s is a 500 in the service’s own words', async (_, answer) => {
  const { failures, handle } = lambdaThat(answer);
  const { statusCode, headers, body } = await handle(event('/api/users'));
  expect(statusCode).toBe(500);
  expect(headers).toMatchObject({ 'Content-Type': 'application/vnd.api+json', 'X-Request-ID': 'mine' });
  expect(JSON.parse(body ?? '')).toMatchObject({ errors: [{ status: '500', meta: { request_id: 'mine' } }] });
  expect(body).not.toContain('secret');
  expect(failures).toEqual(['teams']);
});

test('a function that has no room is a 503 that says when to come back', async () => {
  const crowded = Object.assign(new Error('Rate exceeded'), { name: 'TooManyRequestsException' });
  const { handle } = lambdaThat(() => Promise.reject(crowded));
  const { statusCode, headers } = await handle(event('/api/users'));
  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({ 'Retry-After': '1' });
});
