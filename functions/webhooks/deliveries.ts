import * as z from 'zod';
import { text } from '#docs';
import { creator } from '../../shared/api/callers.ts';
import { deliveries } from '../../shared/delivery/webhooks/deliveries.ts';
import { DELIVERY_STATUSES } from '../../shared/delivery/webhooks/delivery-item.ts';
import { endpoints } from '../../shared/delivery/webhooks/endpoints.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, one } from '../../shared/platform/http/response.ts';
import { newId } from '../../shared/platform/ids/id.ts';
import { Delivery, DeliveryWithBody } from './delivery-resource.ts';
import { ITEM } from './endpoint-resource.ts';
import { route } from './ports.ts';

const caller = creator('webhooks.manage');
const COLLECTION = `${ITEM}/deliveries` as const;
const ONE = `${COLLECTION}/{delivery_id}` as const;

const test = route({
  method: 'POST',
  path: `${ITEM}/test`,
  summary: text('Test a webhook endpoint'),
  description: text('Sends an event of type `webhook.test`. It is signed and retried like any other event.'),
  caller,
  status: 202,
  response: one(Delivery),
  errors: ['endpoint_disabled', 'not_found'],
  async handler({ params }, { db, now }) {
    const hub = hubOf(params);
    const endpoint = await endpoints(db, hub).get(params.endpoint_id);
    if (!endpoint) return refuse('not_found');
    if (endpoint.status !== 'active') return refuse('endpoint_disabled');
    const event = { id: newId(), type: 'webhook.test', payload: { data: { endpoint_id: endpoint.id } } };
    const created = await deliveries(db, hub, endpoint.id).create(event, now);
    if (created === 'too_large') throw new Error('The test event is too large');
    return answer(created);
  },
});

const listDeliveries = route({
  method: 'GET',
  path: COLLECTION,
  summary: text("List a webhook endpoint's deliveries"),
  description: text(
    'Sorted newest first, with each attempt and the start of its response. Deliveries are kept for 30 days.',
  ),
  caller,
  query: list(() => ({ filter: { status: z.enum(DELIVERY_STATUSES).optional() } })),
  response: many(Delivery),
  errors: ['not_found'],
  async handler({ params, query }, { db }) {
    const hub = hubOf(params);
    const [endpoint, page] = await Promise.all([
      endpoints(db, hub).get(params.endpoint_id),
      deliveries(db, hub, params.endpoint_id).list(query.filter.status, query.page),
    ]);
    return endpoint ? answer(page) : refuse('not_found');
  },
});

const read = route({
  method: 'GET',
  path: ONE,
  summary: text('Get a webhook delivery'),
  description: text('`body` is the signed text, byte for byte. It is the same for each attempt.'),
  caller,
  response: one(DeliveryWithBody),
  errors: ['not_found'],
  async handler({ params }, { db }) {
    const hub = hubOf(params);
    const [endpoint, delivery] = await Promise.all([
      endpoints(db, hub).get(params.endpoint_id),
      deliveries(db, hub, params.endpoint_id).read(params.delivery_id),
    ]);
    return endpoint && delivery ? answer(delivery) : refuse('not_found');
  },
});

const resend = route({
  method: 'POST',
  path: `${ONE}/resend`,
  summary: text('Resend a webhook delivery'),
  description: text(`Sends the delivery again with the same id and body, and with ten new attempts. A delivery that
is already due is not changed.`),
  caller,
  status: 202,
  response: one(Delivery),
  errors: ['endpoint_disabled', 'not_found'],
  async handler({ params }, { db, now }) {
    const hub = hubOf(params);
    const endpoint = await endpoints(db, hub).get(params.endpoint_id);
    if (!endpoint) return refuse('not_found');
    const endpointDeliveries = deliveries(db, hub, endpoint.id);
    if (!(await endpointDeliveries.get(params.delivery_id))) return refuse('not_found');
    if (endpoint.status !== 'active') return refuse('endpoint_disabled');
    const resent = await endpointDeliveries.resend(params.delivery_id, now);
    return resent ? answer(resent) : refuse('not_found');
  },
});

export const deliveryRoutes = [test, listDeliveries, read, resend];
