import { createPublicKey, generateKeyPairSync, randomBytes, verify } from 'node:crypto';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { generateSecret, SigningSecret } from '../../../../shared/delivery/webhooks/secret.ts';
import { type SignedMessage, signatureHeaders } from '../../../../shared/delivery/webhooks/signature.ts';

const stripe = new Stripe('sk_test_nothing');
const { privateKey: ed25519 } = generateKeyPairSync('ed25519');
const TOLERANCE = 300;

const message = (more: Partial<SignedMessage> = {}): SignedMessage => ({
  id: '01a1ffe7-f58d-7143-97d2-016c7d8e49eb',
  timestamp: Math.floor(Date.now() / 1000),
  body: '{"type":"automation.webhook","text":"zażółć 💛"}',
  ...more,
});

const byStripe = (body: string, header: string, secret: string): boolean => {
  try {
    return stripe.webhooks.signature?.verifyHeader(body, header, secret, TOLERANCE) ?? false;
  } catch {
    return false;
  }
};

const byStandard = (body: string, headers: Readonly<Record<string, string>>, secret: string): boolean => {
  try {
    new Webhook(secret, secret.startsWith('whsec_') ? {} : { format: 'raw' }).verify(body, { ...headers });
    return true;
  } catch {
    return false;
  }
};

const PLAIN = 'a-secret-of-the-callers-own-choice';

test.each([generateSecret(), PLAIN])('C455: both libraries verify a signature with %s', (secret) => {
  const sent = message();
  const headers = signatureHeaders(sent, { secrets: [secret], ed25519 });
  expect(byStripe(sent.body, headers['X-Svc-Signature'] ?? '', secret)).toBe(true);
  expect(byStandard(sent.body, headers, secret)).toBe(true);
});

test('C456: neither library verifies another body, secret or time', () => {
  const secret = generateSecret();
  const sent = message();
  const headers = signatureHeaders(sent, { secrets: [secret], ed25519 });
  const changed = `${sent.body} `;
  const old = signatureHeaders(message({ timestamp: sent.timestamp - 3_600 }), { secrets: [secret], ed25519 });
  expect(byStripe(changed, headers['X-Svc-Signature'] ?? '', secret)).toBe(false);
  expect(byStandard(changed, headers, secret)).toBe(false);
  expect(byStripe(sent.body, headers['X-Svc-Signature'] ?? '', generateSecret())).toBe(false);
  expect(byStandard(sent.body, headers, generateSecret())).toBe(false);
  expect(byStripe(sent.body, old['X-Svc-Signature'] ?? '', secret)).toBe(false);
  expect(byStandard(sent.body, old, secret)).toBe(false);
});

test('A46: during a rotation both the new and the previous secret verify, newest first', () => {
  const [fresh, old] = [generateSecret(), generateSecret()];
  const sent = message();
  const headers = signatureHeaders(sent, { secrets: [fresh, old], ed25519 });
  const only = signatureHeaders(sent, { secrets: [fresh], ed25519 });
  for (const secret of [fresh, old]) {
    expect(byStripe(sent.body, headers['X-Svc-Signature'] ?? '', secret)).toBe(true);
    expect(byStandard(sent.body, headers, secret)).toBe(true);
  }
  expect(headers['X-Svc-Signature']?.startsWith(only['X-Svc-Signature'] ?? '')).toBe(true);
  expect(headers['webhook-signature']?.split(' ').map((part) => part.split(',')[0])).toEqual(['v1', 'v1', 'v1a']);
});

test('A45: the public key verifies a delivery with a generated secret', () => {
  fc.assert(
    fc.property(fc.string(), fc.uuid(), fc.nat(2 ** 31), (body, id, timestamp) => {
      const headers = signatureHeaders({ id, timestamp, body }, { secrets: [PLAIN], ed25519 });
      const [, signature = ''] = /v1a,(\S+)/.exec(headers['webhook-signature'] ?? '') ?? [];
      const signed = Buffer.from(`${id}.${timestamp}.${body}`);
      expect(verify(null, signed, createPublicKey(ed25519), Buffer.from(signature, 'base64'))).toBe(true);
      const other = Buffer.concat([signed, Buffer.from('.')]);
      expect(verify(null, other, createPublicKey(ed25519), Buffer.from(signature, 'base64'))).toBe(false);
    }),
  );
});

test('C439: a generated secret is 32 random bytes; a sent one has 24 to 128 printable characters', () => {
  const made = Array.from({ length: 100 }, generateSecret);
  expect(new Set(made).size).toBe(100);
  for (const secret of made) {
    expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toHaveLength(32);
    expect(SigningSecret.safeParse(secret).success).toBe(true);
  }
  const length = (characters: number) => SigningSecret.safeParse('a'.repeat(characters)).success;
  expect([23, 24, 128, 129].map(length)).toEqual([false, true, true, false]);
  for (const wrong of [`${'a'.repeat(24)} b`, `${'a'.repeat(24)}\n`, `é${'a'.repeat(24)}`, `${'a'.repeat(24)}\u007f`])
    expect(SigningSecret.safeParse(wrong).success).toBe(false);
  expect(SigningSecret.safeParse(randomBytes(48).toString('base64url')).success).toBe(true);
});
