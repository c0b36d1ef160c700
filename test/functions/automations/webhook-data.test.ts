import { expect, test } from 'vitest';
import { deliveriesOf } from '../../../shared/delivery/webhooks/delivery-item.ts';
import { endpoints } from '../../../shared/delivery/webhooks/endpoints.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { data as resourceOf, startAutomations } from './world.ts';

const at = useWorld(startAutomations);

/** The payload of a webhook node with this `data`, once the action has enrolled a member. */
const sentAfter = async (
  action: (automation: string) => Promise<unknown>,
  data: object = {},
  trigger: object = { type: 'manual' },
): Promise<Record<string, unknown>> => {
  const endpoint = { id: newId(), url: 'https://example.com/', description: null, sealed: 'sealed' };
  await endpoints(at.db, at.hub).create(endpoint, { type: 'user', id: newId() }, new Date());
  const nodes = [{ id: 'hook', type: 'webhook', data: { endpoint_id: endpoint.id, data } }];
  await action(await at.automation(nodes, { trigger }));
  await at.settle();
  const run = { partition: deliveriesOf(at.hub, endpoint.id), prefix: 'BODY#', limit: 2 };
  const bodies = (await at.db.query<{ body: string }>(run)).items.map(({ body }) => body);
  expect(bodies).toHaveLength(1);
  return JSON.parse(bodies[0] ?? '');
};

/** The payload of a webhook node with this `data`, for a member of this name. */
const sent = (data: object, name: string | null) =>
  sentAfter(async (automation) => at.enroll(automation, await at.person(name)), data);

test('placeholders are replaced in every string of a webhook’s data', async () => {
  const name = 'Ada "The Countess" \\ <b>& {{hub.name}}\u0000';
  const { data, contact } = await sent(
    {
      greeting: 'Hello {{contact.name}}, welcome to {{ hub.name }}!',
      nested: [{ to: '{{contact.email}}' }, ['{{contact.name}}'], 7, true, null, 1e300],
      unknown: '{{}} {contact.name}',
      '{{contact.name}}': 'a name of a member stays',
      __proto__name: 'x',
    },
    name,
  );
  expect(data).toEqual({
    greeting: `Hello ${name}, welcome to ours!`,
    nested: [{ to: (contact as { email: string }).email }, [name], 7, true, null, 1e300],
    unknown: '{{}} {contact.name}',
    '{{contact.name}}': 'a name of a member stays',
    __proto__name: 'x',
  });
});

test('the placeholder of a missing name is replaced with an empty string', async () => {
  expect((await sent({ name: '[{{contact.name}}]' }, null)).data).toEqual({ name: '[]' });
});

test('C454: a webhook names the resource of the event that enrolled the member, such as the completed lesson', async () => {
  const attributes = { title: 'A', kind: 'course', status: 'published' };
  const lesson = resourceOf(await at.send('POST', `${at.base}/content-nodes`, attributes, 'content_nodes')).id;
  const complete = () =>
    at.send('PUT', `/content-nodes/${lesson}/completion`, undefined, '', at.tokenOf(at.ours.member.id));
  const { enrollment } = await sentAfter(complete, {}, { type: 'content.completed' });
  expect(enrollment).toMatchObject({ resource_type: 'content_nodes', resource_id: lesson });
});

test('C454: a webhook names no resource if no event enrolled the member', async () => {
  const { enrollment } = await sent({}, null);
  expect(enrollment).toMatchObject({ event_id: null, resource_type: null, resource_id: null });
});
