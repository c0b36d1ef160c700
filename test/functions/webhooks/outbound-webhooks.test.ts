import { expect, test } from 'vitest';
import { groups } from '../../../functions/groups.ts';
import { AutomationWebhook, outboundWebhooks } from '../../../functions/webhooks/outbound-webhooks.ts';
import { openApi } from '../../../shared/api/openapi.ts';
import type { Visit } from '../../../shared/downstream/automations/node-kind.ts';
import { planWebhook } from '../../../shared/downstream/automations/nodes/webhook.ts';
import type { Table } from '../../../shared/platform/db/table.ts';
import { newId } from '../../../shared/platform/ids/id.ts';

const document = JSON.parse(JSON.stringify(openApi(groups)));

test.each(outboundWebhooks)(
  'C452: $type is described as a webhook, with its headers and a matching example',
  (webhookSent) => {
    const { post } = document.webhooks[webhookSent.type];
    expect(webhookSent.schema.safeParse(webhookSent.example).error).toBeUndefined();
    expect(post.requestBody.content['application/json'].example).toEqual(webhookSent.example);
    expect(post.parameters.map(({ name }: { name: string }) => name)).toEqual([
      'X-Svc-Signature',
      'webhook-id',
      'webhook-timestamp',
      'webhook-signature',
      'hub-request-id',
      'traceparent',
    ]);
    expect(Object.keys(post.responses).sort()).toEqual(['2XX', '410']);
  },
);

/** A visit to a webhook node, on a read-only table that has the endpoint. */
const visitAt = (now: Date, event: object): Visit => {
  const at = now.toISOString();
  const db = { get: async () => ({ id: newId() }) } as unknown as Table;
  const enrollment = {
    id: newId(),
    status: 'running',
    trigger_type: 'member.joined',
    ...event,
    version_int: 3,
    enrolled_at: at,
    entered_at: at,
    visit: 2,
  };
  return {
    hubItem: { name: 'Hub' },
    db,
    hub: { team: newId(), hub: newId() },
    automation: { id: newId(), name: 'Welcome' },
    enrollment,
    node_id: 'notify',
    contact: { id: newId(), email: 'a@example.com', name: null },
    profileFields: [],
    key: newId(),
    now,
  } as unknown as Visit;
};

test.each([
  ['an event', { event_id: newId(), event_resource: { type: 'members', id: newId() } }],
  ['no event', { event_id: null }],
])('C452: a webhook node sends exactly the documented body after an enrollment by %s', async (_, event) => {
  const plan = await planWebhook({ endpoint_id: newId(), data: { any: ['thing'] } }, visitAt(new Date(), event));
  const puts = (plan.steps ?? []).flatMap((step) => ('put' in step ? [step.put] : []));
  const body = JSON.parse(String(puts.find(({ entity }) => entity === 'webhook_body')?.body));
  expect(AutomationWebhook.parse(body)).toEqual(body);
});
