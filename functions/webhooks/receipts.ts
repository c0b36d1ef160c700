import { createHash } from 'node:crypto';
import * as z from 'zod';
import { described, text } from '#docs';
import { anyone } from '../../shared/api/callers.ts';
import { MAX_BODY_BYTES } from '../../shared/delivery/webhooks/delivery-body.ts';
import { signerOf } from '../../shared/delivery/webhooks/receipt.ts';
import { Refusal, refuse } from '../../shared/platform/http/errors.ts';
import { answer, one, resource } from '../../shared/platform/http/response.ts';
import { route } from './ports.ts';

const Receipt = resource('webhook_receipts', () =>
  z.object({
    signed_at: z.iso.datetime().meta(described('The time in the `webhook-timestamp` header.')),
    signed_by: z.string().meta(described('The id of the key of `GET /webhook-signing-keys` that signed the delivery.')),
    body_sha256: z.string().meta(described('The SHA-256 of the received body in hexadecimal digits.')),
  }),
);

/** More than any delivery. */
export const MAX_RECEIPT_BYTES = 2 * MAX_BODY_BYTES;

const receive = route({
  method: 'POST',
  path: '/webhook-receipts',
  summary: text('Verify a webhook delivery of this service'),
  description: text(
    'A receiver for tests of webhooks. Send deliveries to it with an endpoint of this URL, or forward one with its headers. It verifies the Ed25519 signature in `webhook-signature` over the received bytes, and stores nothing. A missing or invalid signature, or one older than five minutes, returns 400 `invalid_signature`.',
  ),
  caller: anyone(),
  response: one(Receipt),
  errors: ['invalid_signature', 'payload_too_large'],
  maxRawBytes: MAX_RECEIPT_BYTES,
  async handler({ headers, raw }, { now, ports }) {
    const body = raw();
    if (body instanceof Refusal) return body;
    const { 'webhook-id': id = '', 'webhook-timestamp': timestamp = '', 'webhook-signature': signature = '' } = headers;
    const signer = signerOf({ id, timestamp, signature, body }, ports.webhooks.signingKeys, now);
    if (!signer || id === '') return refuse('invalid_signature');
    return answer({
      id,
      signed_at: new Date(Number(timestamp) * 1_000).toISOString(),
      signed_by: signer.id,
      body_sha256: createHash('sha256').update(body).digest('hex'),
    });
  },
});

export const receiptRoutes = [receive];
