import { expect, test } from 'vitest';
import { deliveriesOf } from '../../../shared/delivery/webhooks/delivery-item.ts';
import { endpoints } from '../../../shared/delivery/webhooks/endpoints.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { startAutomations } from './world.ts';

const at = useWorld(startAutomations);

/** The payload of a webhook node with this `data`, for a member of this name. */
const sent = async (data: object, name: string | null): Promise<Record<string, unknown>> => {
  const endpoint = { id: newId(), url: 'https://example.com/', description: null, sealed: 'sealed' };
  await endpoints(at.db, at.hub).create(endpoint, { type: 'user', id: newId() }, new Date());
  const automation = await at.automation([{ id: 'hook', type: 'webhook', data: { endpoint_id: endpoint.id, data } }]);
  await at.enroll(automation, await at.person(name));
  await at.settle();
  const run = { partition: deliveriesOf(at.hub, endpoint.id), prefix: 'BODY#', limit: 2 };
  const bodies = (await at.db.query<{ body: string }>(run)).items.map(({ body }) => body);
  expect(bodies).toHaveLength(1);
  return JSON.parse(bodies[0] ?? '');
};

test('placeholders are replaced in every string of a webhook’s data', async () => {
  const name = 'Ada "The Countess" \\ <b>& {{hub.name}}\u0000';
  const { data, contact } = await sent(
    {
      greeting: 'Hello {{contact.name}}, welcome to {{ hub.name }}!',
      nested: [{ to: '{{contact.email}}' }, ['{{contact.name}}'], 7, true, null, 1e300],
      unknown: '{{contact.phone}} {{}} {contact.name}',
      '{{contact.name}}': 'a name of a member stays',
      __proto__name: 'x',
    },
    name,
  );
  expect(data).toEqual({
    greeting: `Hello ${name}, welcome to ours!`,
    nested: [{ to: (contact as { email: string }).email }, [name], 7, true, null, 1e300],
    unknown: '{{contact.phone}} {{}} {contact.name}',
    '{{contact.name}}': 'a name of a member stays',
    __proto__name: 'x',
  });
});

test('the placeholder of a missing name is replaced with an empty string', async () => {
  expect((await sent({ name: '[{{contact.name}}]' }, null)).data).toEqual({ name: '[]' });
});
