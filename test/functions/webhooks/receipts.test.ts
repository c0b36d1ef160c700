import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWebhooks, type WebhookWorld } from '../../support/webhooks-world.ts';
import { outcome } from './responses.ts';

let world: WebhookWorld;
beforeAll(async () => {
  world = await startWebhooks();
});
afterAll(() => world.stop());

const post = (body: string, headers: Readonly<Record<string, string>> = {}) =>
  world.service.call({ method: 'POST', path: '/api/v1/webhook-receipts', body, headers });

test('a delivery without a valid signature is 400, whatever its body', async () => {
  const signed = { 'webhook-id': 'x', 'webhook-timestamp': '1', 'webhook-signature': 'v1a,AAAA' };
  for (const [body, headers] of [
    ['', {}],
    ['{}', {}],
    ['not JSON', signed],
    ['{"a":1}', signed],
  ] as const) {
    const response = await post(body, headers);
    expect(outcome(response)).toBe('400 invalid_signature');
  }
});

test('a body that is larger than any delivery is 413', async () => {
  const refused = await post('x'.repeat(131_073));
  expect([refused.status, refused.body]).toMatchObject([
    413,
    { errors: [{ detail: 'The body is larger than 128 KiB.' }] },
  ]);
});
