import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { apiClient } from '../../../../infra/local/demo/api-client.ts';

const IN_PROGRESS = { status: 409, body: { errors: [{ code: 'idempotency_in_progress' }] } };
const LOST = { status: 409, body: { errors: [{ code: 'idempotency_answer_lost' }] } };
const CREATED = { status: 201, body: { data: { id: 'one' } } };

/** A server that gives these answers in order, the last one again and again, and the keys that it received. */
const serving = async (answers: readonly { readonly status: number; readonly body: object }[]) => {
  const keys: unknown[] = [];
  const server = createServer((request, response) => {
    const { status, body } = answers[Math.min(keys.length, answers.length - 1)] ?? CREATED;
    keys.push(request.headers['idempotency-key']);
    response.writeHead(status).end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const waits: number[] = [];
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = apiClient(origin, undefined, async (ms) => waits.push(ms));
  return { keys, waits, send: () => client.send('POST', '/teams', {}) };
};

test('a request waits for the attempt that a slow machine has not ended, with the same key', async () => {
  const { keys, waits, send } = await serving([{ status: 500, body: {} }, ...Array(20).fill(IN_PROGRESS), CREATED]);
  expect(await send()).toEqual(CREATED.body);
  expect([keys.length, new Set(keys).size, waits.length]).toEqual([22, 1, 20]);
});

test('a request whose attempt was interrupted while it wrote is made again with a new key', async () => {
  const { keys, send } = await serving([{ status: 500, body: {} }, LOST, CREATED]);
  expect(await send()).toEqual(CREATED.body);
  expect([keys.length, keys[0] === keys[1], new Set(keys).size]).toEqual([3, true, 2]);
});

test('a request that never ends is given up', async () => {
  const { waits, send } = await serving([IN_PROGRESS]);
  await expect(send()).rejects.toThrow('answered 409');
  expect(waits.reduce((sum, ms) => sum + ms, 0)).toBe(120_000);
});

test('another conflict is thrown at once', async () => {
  const { keys, send } = await serving([{ status: 409, body: { errors: [{ code: 'slug_taken' }] } }]);
  await expect(send()).rejects.toThrow('slug_taken');
  expect(keys).toHaveLength(1);
});
