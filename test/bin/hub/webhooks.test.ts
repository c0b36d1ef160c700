import { describe, expect, test } from 'vitest';
import { json } from '../../shared/client/service.ts';
import { hub, KEY } from './run-hub.ts';
import { body, bodyFile, headers, NOW, published, secret, secretFile } from './signed.ts';

const lines = Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]);
const keys = json(200, { data: [{ id: 'k', attributes: { key: published } }] });

describe('hub webhooks verify', () => {
  test.each([
    ['with a secret of the environment', [bodyFile], { env: { HUB_WEBHOOK_SECRET: secret } }, 'x-svc-signature'],
    ['with secrets of a file', [bodyFile, '--secret-file', secretFile], {}, 'x-svc-signature'],
    ['with a public key', [bodyFile, '--public-key', published], {}, 'public key'],
    ['with the public keys of the service', [bodyFile], { answers: [keys] }, 'public key'],
    ['of standard input', ['-', '--public-key', published], { stdin: body }, 'public key'],
    ['of standard input if no file is named', ['--public-key', published], { stdin: body }, 'public key'],
  ] as const)('verifies a delivery %s', async (_, argv, expected, by) => {
    const { exit, out } = await hub(['webhooks', 'verify', ...argv, ...lines], { now: NOW, ...expected });
    expect([exit, out]).toEqual([0, `verified by ${by}, sent at 2026-06-01T12:00:00.000Z\n`]);
  });

  test('sends no request if it has a key', async () => {
    const { sent } = await hub(['webhooks', 'verify', bodyFile, '--secret-file', secretFile, ...lines], { now: NOW });
    expect(sent).toEqual([]);
  });

  test.each([
    ['a body changed by a byte', { stdin: `${body}\n` }],
    ['an outdated delivery', { stdin: body, now: NOW + 301_000 }],
  ])('ends with 5 for %s', async (_, options) => {
    const { exit, out, err } = await hub(['webhooks', 'verify', '--secret-file', secretFile, ...lines], {
      now: NOW,
      ...options,
    });
    expect([exit, out]).toEqual([5, '']);
    expect(err).toMatch(/^error: /);
  });

  test('accepts an older delivery with --tolerance', async () => {
    const argv = ['webhooks', 'verify', '--secret-file', secretFile, '--tolerance', '3600', ...lines];
    expect((await hub(argv, { stdin: body, now: NOW + 3_000_000 })).exit).toBe(0);
  });

  test.each([
    ['no header', [bodyFile]],
    ['a malformed header', [bodyFile, '--header', 'nonsense']],
    ['a missing file', ['/nonexistent', ...lines]],
  ])('C498 ends with 2 for %s', async (_, argv) => {
    const { exit } = await hub(['webhooks', 'verify', ...argv], { now: NOW, env: { HUB_WEBHOOK_SECRET: secret } });
    expect(exit).toBe(2);
  });
});

test('hub webhooks create generates the secret, prints only it, and accepts one from the environment', async () => {
  const answers = [json(201, { data: { id: 'e', type: 'webhook_endpoints', attributes: {} } })];
  const secretOf = (text = '') => JSON.parse(text).data.attributes.secret;
  const argv = ['webhooks', 'create', 'https://a.example/hook'];
  const made = await hub(argv, { env: KEY, answers });
  expect(made.out).toMatch(/^whsec_[A-Za-z0-9+/]{43}=\n$/);
  expect(secretOf(made.sent[0]?.body)).toBe(made.out.trim());
  expect(made.err).not.toContain(made.out.trim());
  const created = await hub(argv, { env: { ...KEY, HUB_WEBHOOK_SECRET: secret }, answers });
  expect(secretOf(created.sent[0]?.body)).toBe(secret);
});
