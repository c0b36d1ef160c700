import * as z from 'zod';
import { described } from '#docs';
import { DELIVERY_STATUSES, FAILURE_REASONS } from '../../shared/delivery/webhooks/delivery-item.ts';
import { resource } from '../../shared/platform/http/response.ts';

const Attempt = z.object({
  at: z.iso.datetime().meta(described('The time of the attempt.')),
  status: z.int().nullable().meta(described('The HTTP status of the response. Null without a response.')),
  ms: z.int().meta(described('The duration of the attempt in milliseconds.')),
  error: z
    .string()
    .nullable()
    .meta(
      described(
        'Why the attempt failed: `refused` or `redirected` for a response that is not 2xx, otherwise for example `connection_refused`. Null if it succeeded.',
      ),
    ),
  response: z.string().nullable().meta(described('The start of the response body. Null without a response.')),
  signature: z.string().nullable().meta(described('The `X-Svc-Signature` header that was sent.')),
});

const attributes = {
  endpoint_id: z.string(),
  hub_id: z.string(),
  event_type: z.string(),
  status: z.enum(DELIVERY_STATUSES).meta(described('`pending`, `retrying`, `delivered` or `failed`.')),
  reason: z
    .enum(FAILURE_REASONS)
    .nullable()
    .meta(described('The reason why a failed delivery is not retried. Null unless it failed.')),
  attempts: z.array(Attempt).meta(described('The attempts so far, oldest first.')),
  next_attempt_at: z.iso.datetime().nullable().meta(described('The time of the next attempt. Null if there is none.')),
  ended_at: z.iso
    .datetime()
    .nullable()
    .meta(described('The time of the delivery or of the final failure. Null until then.')),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
};

export const Delivery = resource('webhook_deliveries', () => z.object(attributes));

/** A delivery with the body that is sent. */
export const DeliveryWithBody = resource(
  'webhook_deliveries',
  () => z.object({ ...attributes, body: z.string().meta(described('The request body, byte for byte.')) }),
  'WebhookDeliveryWithBody',
);
