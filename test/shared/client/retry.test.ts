import { describe, expect, test } from 'vitest';
import { clientOf, failure, json, limited, page, serviceOf } from './service.ts';

const comment = {
  data: { type: 'comments' as const, attributes: { target_type: 'discussion' as const, target_id: 'd', body: 'hi' } },
};

describe('a rate-limited request', () => {
  test('C505 is repeated unchanged after Retry-After', async () => {
    const { sent, fetch } = serviceOf(limited('7'), json(201, { data: { id: '1' } }));
    const { client, waits } = clientOf(fetch, { token: 't' });
    const { response } = await client.POST('/api/v1/comments', { body: comment });
    expect(response.status).toBe(201);
    expect(waits).toEqual([7000]);
    const [first, second] = sent;
    expect(second?.body).toBe(JSON.stringify(comment));
    expect([...(second?.headers ?? [])]).toEqual([...(first?.headers ?? [])]);
    expect(first?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('C506 is sent at most three times', async () => {
    const { sent, fetch } = serviceOf(limited('1'));
    const { client, waits } = clientOf(fetch);
    const { response, error } = await client.GET('/api/v1/teams');
    expect([response.status, sent.length, waits]).toEqual([429, 3, [1000, 1000]]);
    expect(error).toMatchObject({ errors: [{ code: 'rate_limited' }] });
  });

  test.each([
    ['C507 a long wait is limited to 60 s', '600', 60_000],
    ['a wait of 60 s is not shortened', '60', 60_000],
    ['a date is the end of the wait', 'Thu, 01 Jan 2026 00:00:12 GMT', 12_000],
    ['a past date needs no wait', 'Wed, 31 Dec 2025 00:00:00 GMT', 0],
    ['a missing header is a wait of one second', undefined, 1000],
    ['an invalid header is a wait of one second', 'soon', 1000],
    ['zero needs no wait', '0', 0],
  ])('%s', async (_, header, milliseconds) => {
    const { client, waits } = clientOf(serviceOf(limited(header), page([])).fetch, {
      now: () => Date.parse('2026-01-01T00:00:00Z'),
    });
    await client.GET('/api/v1/teams');
    expect(waits).toEqual([milliseconds]);
  });

  test('reports each wait with its attempt', async () => {
    const waitsReported: unknown[] = [];
    const { client } = clientOf(serviceOf(limited('600'), limited('2'), page([])).fetch, {
      onWait: (wait) => void waitsReported.push(wait),
    });
    await client.GET('/api/v1/teams');
    expect(waitsReported).toEqual([
      { seconds: 60, attempt: 1, of: 2 },
      { seconds: 2, attempt: 2, of: 2 },
    ]);
  });
});

test.each([400, 404, 409, 500, 503])('C508 a response with status %i is not retried', async (status) => {
  const { sent, fetch } = serviceOf(failure(status, 'x', { 'retry-after': '1' }));
  const { client, waits } = clientOf(fetch);
  const { response } = await client.GET('/api/v1/teams');
  expect([response.status, sent.length, waits]).toEqual([status, 1, []]);
});
