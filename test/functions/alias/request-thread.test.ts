import { expect, test } from 'vitest';
import { alias } from '../../../functions/alias/alias.ts';
import { threadFields } from '../../../shared/platform/telemetry/thread.ts';

test('a failure is logged in the thread of the request, which the function that is called starts, too', async () => {
  const seen: unknown[] = [];
  const handle = alias({
    ownerOf: () => 'hubs',
    invoke: () => Promise.reject(new Error('no answer')),
    failed: (owner) => seen.push([owner, threadFields()]),
  });
  await handle({
    rawPath: '/api/hubs',
    rawQueryString: '',
    headers: { 'x-request-id': 'mine' },
    requestContext: { requestId: 'gateway', http: { method: 'GET', sourceIp: '192.0.2.1' } },
  });
  expect(seen).toEqual([['hubs', { request_id: 'mine' }]]);
});
