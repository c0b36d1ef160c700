import * as z from 'zod';
import { described } from '#docs';
import type { OutboundWebhook } from '../../shared/platform/http/openapi/webhooks.ts';

const common = {
  id: z.uuid().meta(described('The id of the event, the same for every delivery attempt.')),
  created_at: z.iso.datetime(),
  hub_id: z.uuid(),
};

/** The body that a `webhook` node of an automation sends. */
export const AutomationWebhook = z.object({
  ...common,
  type: z.literal('automation.webhook').meta(described('The type of the document.')),
  automation: z
    .object({
      id: z.uuid(),
      name: z.string(),
      version_int: z.int().meta(described('The version of the automation that the member follows.')),
    })
    .meta(described('The automation whose `webhook` node the member reached.')),
  enrollment: z
    .object({
      id: z.string(),
      status: z.string(),
      trigger_type: z.string().meta(described('The type of the trigger that enrolled the member.')),
      event_id: z
        .string()
        .nullable()
        .meta(described('The id of the event that enrolled the member. Null if no event did.')),
      resource_type: z
        .string()
        .nullable()
        .meta(
          described(`The type of the resource that the event is about, such as \`content_nodes\`. Null if no event enrolled the
member, or if the member was enrolled before the service recorded it.`),
        ),
      resource_id: z
        .string()
        .nullable()
        .meta(described('The id of that resource, such as the completed lesson. Null if `resource_type` is null.')),
      enrolled_at: z.iso.datetime(),
      node_id: z.string(),
      visit: z.int().meta(described('The number of nodes that the member has reached, including this one.')),
    })
    .meta(described('The enrollment of the member in the automation.')),
  contact: z
    .object({ id: z.uuid(), email: z.string(), name: z.string().nullable() })
    .meta(described('The enrolled member.')),
  data: z
    .record(z.string(), z.unknown())
    .meta(described('The `data` of the node, with the placeholders in its strings replaced.')),
});

/** The body of a test event. */
const TestWebhook = z.object({
  ...common,
  type: z.literal('webhook.test').meta(described('The type of the document.')),
  data: z.object({ endpoint_id: z.uuid() }).meta(described('The id of the endpoint, as `endpoint_id`.')),
});

const ID = '0199d3a0-7c1e-7a4b-9a55-6f1f0f6e2a11';
const idOf = (number: number): string => `0199d3a0-0000-7000-8000-00000000000${number}`;
const shared = { created_at: '2026-03-01T09:00:00.000Z', hub_id: idOf(1) };

/** Every event that is sent to webhook endpoints. */
export const outboundWebhooks: readonly OutboundWebhook[] = [
  {
    type: 'automation.webhook',
    name: 'AutomationWebhook',
    summary: 'Receive an automation webhook',
    description: `Sent to the endpoint of the node when a member reaches a \`webhook\` node. A delivery is
attempted up to ten times within four days, or later if your endpoint returns \`Retry-After\`. Deliveries can arrive
more than once and out of order: use \`id\` to detect duplicates.`,
    schema: AutomationWebhook,
    example: {
      id: ID,
      type: 'automation.webhook',
      ...shared,
      automation: { id: idOf(2), name: 'Lesson completed', version_int: 3 },
      enrollment: {
        id: idOf(3),
        status: 'running',
        trigger_type: 'content.completed',
        event_id: idOf(4),
        resource_type: 'content_nodes',
        resource_id: idOf(7),
        enrolled_at: '2026-03-01T08:59:58.000Z',
        node_id: 'notify-crm',
        visit: 2,
      },
      contact: { id: idOf(5), email: 'member@example.com', name: 'Member' },
      data: { list: 'graduates' },
    },
  },
  {
    type: 'webhook.test',
    name: 'TestWebhook',
    summary: 'Receive a test webhook',
    description: 'Sent when you send a test event to an endpoint. It is signed and retried like any other event.',
    schema: TestWebhook,
    example: { id: ID, type: 'webhook.test', ...shared, data: { endpoint_id: idOf(6) } },
  },
];
