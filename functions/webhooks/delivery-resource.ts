import * as z from 'zod';
import { DELIVERY_STATUSES, FAILURE_REASONS } from '../../shared/delivery/webhooks/delivery-item.ts';
import { resource } from '../../shared/platform/http/response.ts';

const Attempt = z.object({
  at: z.iso.datetime(),
  /** What was answered; null where nothing was. */
  status: z.int().nullable(),
  ms: z.int(),
  error: z.string().nullable(),
  response: z.string().nullable(),
  /** The `X-Svc-Signature` that it was sent with. */
  signature: z.string().nullable(),
});

const attributes = {
  endpoint_id: z.string(),
  hub_id: z.string(),
  event_type: z.string(),
  status: z.enum(DELIVERY_STATUSES),
  reason: z.enum(FAILURE_REASONS).nullable(),
  attempts: z.array(Attempt),
  next_attempt_at: z.iso.datetime().nullable(),
  ended_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
};

export const Delivery = resource('webhook_deliveries', z.object(attributes));

/** With what is sent, byte for byte. */
export const DeliveryWithBody = resource(
  'webhook_deliveries',
  z.object({ ...attributes, body: z.string() }),
  'WebhookDeliveryWithBody',
);
