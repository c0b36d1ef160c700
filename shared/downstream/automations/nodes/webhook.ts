import * as z from 'zod';
import { deliveries } from '../../../delivery/webhooks/deliveries.ts';
import { deliveryId } from '../../../delivery/webhooks/delivery-item.ts';
import { endpointKey } from '../../../delivery/webhooks/endpoint-item.ts';
import { nodeKind, type PlanOf, passThrough, refersTo, type Visit } from '../node-kind.ts';
import { fillPlaceholdersInJson } from '../placeholders.ts';

const MAX_DATA = 16_384;

/** The payload, besides the fields of every webhook. */
const payloadOf = (visit: Visit, data: object) => {
  const { automation, enrollment, contact, node_id } = visit;
  return {
    automation: { id: automation.id, name: automation.name, version_int: enrollment.version_int },
    enrollment: {
      id: enrollment.id,
      status: enrollment.status,
      trigger_type: enrollment.trigger_type,
      event_id: enrollment.event_id,
      resource_type: enrollment.event_resource?.type ?? null,
      resource_id: enrollment.event_resource?.id ?? null,
      enrolled_at: enrollment.enrolled_at,
      node_id,
      visit: enrollment.visit,
    },
    contact: { id: contact.id, email: contact.email, name: contact.name },
    data: fillPlaceholdersInJson(data, visit),
  };
};

/** Sends a signed webhook to an endpoint of the hub, with placeholders in `data` filled in. */
export const webhook = nodeKind({
  type: 'webhook',
  data: z.object({
    endpoint_id: z.uuid(),
    data: z
      .record(z.string(), z.unknown())
      .refine((data) => JSON.stringify(data).length <= MAX_DATA, '`data` must not exceed 16,384 characters of JSON.')
      .optional(),
  }),
  links: ['next'],
  references: ({ endpoint_id }, hub) =>
    refersTo({ key: endpointKey(hub, endpoint_id), field: 'endpoint_id', code: 'unknown_endpoint' }),
  has_effect: true,
  simulate: passThrough,
});

export const planWebhook: PlanOf<typeof webhook> = async ({ endpoint_id, data = {} }, visit) => {
  const { db, hub, key, enrollment, now } = visit;
  if (!(await db.get(endpointKey(hub, endpoint_id)))) return { fail: 'unknown_endpoint' };
  const id = deliveryId(key, new Date(enrollment.entered_at));
  const event = { id, type: 'automation.webhook', payload: payloadOf(visit, data) };
  const steps = deliveries(db, hub, endpoint_id).createSteps(event, now);
  return steps === 'too_large' ? { fail: 'too_large' } : { go: 'next', steps };
};
