import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Delivery, verifyWebhook } from '../../../shared/client/verify-webhook.ts';
import { generateSecret } from '../../../shared/delivery/webhooks/secret.ts';
import { signatureHeaders } from '../../../shared/delivery/webhooks/signature.ts';

const NOW = Date.parse('2026-06-01T12:00:00Z');
const body = JSON.stringify({ id: 'msg_1', type: 'automation.webhook', name: 'Zoë' });
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const ours = `whpk_${publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64')}`;
const [secret, old] = [generateSecret(), 'an-old-secret-of-24-chars-or-more'];

const sent = (timestamp = NOW / 1000, secrets: readonly string[] = [secret]): Record<string, string> => ({
  ...signatureHeaders({ id: 'msg_1', timestamp, body }, { secrets, ed25519: privateKey }),
});

const check = (delivery: Partial<Delivery> = {}) =>
  verifyWebhook({ body, headers: sent(), secrets: [secret], now: NOW, ...delivery });

const svc = sent()['X-Svc-Signature'] ?? '';

const without = (...names: string[]) => {
  const headers = sent();
  for (const name of names) delete headers[name];
  return headers;
};

describe('a delivery is valid', () => {
  test.each([
    ['by X-Svc-Signature', {}, 'x-svc-signature'],
    ['by webhook-signature', { headers: without('X-Svc-Signature') }, 'webhook-signature'],
    ['by the public key', { secrets: [], publicKeys: [ours] }, 'public key'],
    ['by the public key, with another secret', { secrets: [old], publicKeys: [ours] }, 'public key'],
    ['by either secret of a rotation', { headers: sent(NOW / 1000, [old, secret]) }, 'x-svc-signature'],
    [
      'by a secret that is not in the generated format',
      { headers: sent(NOW / 1000, [old]), secrets: [secret, old] },
      'x-svc-signature',
    ],
    ['with Headers', { headers: new Headers(sent()) }, 'x-svc-signature'],
    ['with bytes', { body: Buffer.from(body) }, 'x-svc-signature'],
    ['300 s late', { now: NOW + 300_000 }, 'x-svc-signature'],
    ['300 s early', { now: NOW - 300_000 }, 'x-svc-signature'],
  ] as const)('%s', (_, delivery, by) => {
    expect(check(delivery)).toEqual({ ok: true, by, at: new Date(NOW) });
  });
});

describe('a delivery is invalid', () => {
  test.each([
    ['with another body', { body: `${body} ` }],
    ['with another secret', { secrets: [old] }],
    ['with another public key', { secrets: [], publicKeys: [`whpk_${Buffer.alloc(32, 7).toString('base64')}`] }],
    ['with a malformed public key', { secrets: [], publicKeys: ['whpk_', 'x'] }],
    ['without secrets and public keys', { secrets: [] }],
    ['without a signature', { headers: without('X-Svc-Signature', 'webhook-signature') }],
    ['301 s late', { now: NOW + 301_000 }],
    ['301 s early', { now: NOW - 301_000 }],
    ['with another time', { headers: { 'X-Svc-Signature': svc.replace('t=', 't=1') } }],
    [
      'with its time one second later',
      { headers: { 'X-Svc-Signature': svc.replace(`t=${NOW / 1000}`, `t=${NOW / 1000 + 1}`) } },
    ],
    ['with another id', { headers: { ...without('X-Svc-Signature'), 'webhook-id': 'msg_2' } }],
    ['without an id', { headers: without('X-Svc-Signature', 'webhook-id') }],
    ['with a truncated signature', { headers: { 'x-svc-signature': svc.slice(0, -2) } }],
    ['with an empty signature', { headers: { 'x-svc-signature': `t=${NOW / 1000},v1=` } }],
    ['without a time', { headers: { 'x-svc-signature': 'v1=00' } }],
  ] as const)('%s', (_, delivery) => {
    expect(check(delivery)).toEqual({ ok: false, reason: expect.any(String) });
  });
});

test('without a time, the delivery is compared with the time of this machine', () => {
  const seconds = Math.floor(Date.now() / 1000);
  const checked = (timestamp: number) => verifyWebhook({ body, headers: sent(timestamp), secrets: [secret] }).ok;
  expect([checked(seconds), checked(seconds - 400)]).toEqual([true, false]);
});
