import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { signerOf } from '../../../../shared/delivery/webhooks/receipt.ts';
import { signatureHeaders } from '../../../../shared/delivery/webhooks/signature.ts';
import { publicHalf } from '../../../../shared/delivery/webhooks/signing-key.ts';

const NOW = new Date('2026-03-01T09:00:00.000Z');
const SECONDS = NOW.getTime() / 1_000;

const pair = (id: string) => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const key = `whpk_${publicHalf(privateKey).subarray(-32).toString('base64')}`;
  return { privateKey, published: { id, key, created_at: NOW.toISOString(), retired_at: null } };
};
const [current, retired, foreign] = [pair('current'), pair('retired'), pair('foreign')];
const keys = [current.published, retired.published];

const received = (by = current, timestamp = SECONDS) => {
  const message = { id: 'a-delivery', timestamp, body: '{"text":"zażółć"}' };
  const headers = signatureHeaders(message, { secrets: ['a-secret-of-the-receiver'], ed25519: by.privateKey });
  return {
    id: message.id,
    timestamp: String(timestamp),
    body: Buffer.from(message.body),
    signature: headers['webhook-signature'] ?? '',
  };
};

test('a delivery is verified by the key that signed it', () => {
  expect(signerOf(received(), keys, NOW)?.id).toBe('current');
  expect(signerOf(received(retired), keys, NOW)?.id).toBe('retired');
});

test('a foreign key, a changed part and a missing signature verify nothing', () => {
  expect(signerOf(received(foreign), keys, NOW)).toBeUndefined();
  expect(signerOf(received(), [], NOW)).toBeUndefined();
  const sent = received();
  const changes = [
    { id: 'other' },
    { body: Buffer.from('{}') },
    { timestamp: String(SECONDS + 1) },
    { timestamp: 'x' },
  ];
  for (const change of changes) expect(signerOf({ ...sent, ...change }, keys, NOW)).toBeUndefined();
  const hmac = sent.signature
    .split(' ')
    .filter((one) => one.startsWith('v1,'))
    .join(' ');
  for (const signature of ['', hmac, 'v1a,', 'v1a,short', `v1a,${'A'.repeat(86)}==`])
    expect(signerOf({ ...sent, signature }, keys, NOW)).toBeUndefined();
});

test('a signature is verified in one encoding', () => {
  const sent = received();
  const [signature = ''] = sent.signature.split(' ').filter((one) => one.startsWith('v1a,'));
  expect(signerOf({ ...sent, signature }, keys, NOW)?.id).toBe('current');
  for (const other of [
    `${signature}AAAA`,
    signature.replace(/=+$/, ''),
    `${signature.slice(0, 9)}\n${signature.slice(9)}`,
  ])
    expect(signerOf({ ...sent, signature: other }, keys, NOW)).toBeUndefined();
});

test.each([-301, 301])('a delivery that is %i seconds away is refused', (seconds) => {
  expect(signerOf(received(current, SECONDS + seconds), keys, NOW)).toBeUndefined();
  expect(signerOf(received(current, SECONDS + seconds - Math.sign(seconds)), keys, NOW)?.id).toBe('current');
});
