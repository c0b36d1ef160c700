import { expect, test } from 'vitest';
import { profileFields } from '../../../shared/hubs/people/profile-fields/profile-fields.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { data, mail, startAutomations } from './world.ts';

const at = useWorld(startAutomations);

const node = (type: string, content: object, next?: string) => ({
  id: type,
  type,
  data: content,
  ...(next && { next }),
});
const definition = (...nodes: readonly { readonly id: string }[]) => ({
  trigger: { type: 'manual' },
  entry_node_id: nodes[0]?.id,
  nodes,
});
const create = (content: object) => at.send('POST', `${at.base}/automations`, { name: 'x', definition: content });
const problems = ({ body }: Awaited<ReturnType<typeof create>>) =>
  (body as { errors: { detail: string; source: { pointer: string } }[] }).errors.map(({ detail, source }) => ({
    detail,
    pointer: source.pointer.replace('/data/attributes/', ''),
  }));

const TEXTS = definition(
  node('notify', { title: 'Hello {{first_name}}', body: '{{contact.name}}' }, 'send_email'),
  node('send_email', { subject: '{{subscription.product_name}} for {{contact.nmae}}', body: '{{ Contact.Name }}' }),
);

test('unknown placeholders are refused at their positions, with the known ones and the nearest', async () => {
  const made = await create(TEXTS);
  expect(made.status).toBe(422);
  expect(problems(made).map(({ pointer }) => pointer)).toEqual([
    'definition/nodes/0/data/title',
    'definition/nodes/1/data/subject',
    'definition/nodes/1/data/subject',
    'definition/nodes/1/data/body',
  ]);
  const details = problems(made).map(({ detail }) => detail);
  expect(details[0]).toContain('Placeholders are `{{contact.name}}`, `{{contact.email}}`, `{{hub.name}}`');
  expect(details[2]).toContain('Did you mean `{{contact.name}}`?');
});

test('placeholders are checked in the data of webhooks, in changes and in simulations', async () => {
  const made = await create(definition(mail('hello')));
  expect(made.status).toBe(201);
  const path = `${at.base}/automations/${data(made).id}`;
  const changed = await at.send('PATCH', path, { definition: TEXTS });
  expect(changed.status).toBe(422);
  const attributes = { contact_id: at.ours.member.id, definition: TEXTS };
  expect((await at.send('POST', `${path}/simulate`, attributes, 'automation_simulations')).status).toBe(422);
  const webhook = node('webhook', {
    endpoint_id: newId(),
    data: { a: [{ 'b/c': '{{order.id}}' }], '{{key}}': 'kept' },
  });
  expect(problems(await create(definition(webhook))).map(({ pointer }) => pointer)).toEqual([
    'definition/nodes/0/data/data/a/0/b~1c',
  ]);
});

test('the fields of a profile are placeholders if the member can see them', async () => {
  const fields = profileFields(at.db, at.ours.id);
  for (const [key, visibility] of [
    ['city', 'members'],
    ['score', 'team'],
  ] as const)
    await fields.create(
      { key, label: key, field_type: 'text', options: [], visibility, is_required: false } as Parameters<
        typeof fields.create
      >[0],
      { type: 'user', id: at.ours.users.owner.id },
      new Date(),
    );
  const greeting = (body: string) => create(definition(node('notify', { title: 'Hello', body })));
  expect((await greeting('{{contact.fields.city}} {{}} {city}')).status).toBe(201);
  for (const name of ['contact.fields.score', 'contact.fields.none'])
    expect((await greeting(`{{${name}}}`)).status, name).toBe(422);
});

test('the emails of a drip campaign have the same placeholders', async () => {
  const campaign = await at.send(
    'POST',
    `${at.base}/drip-campaigns`,
    { name: 'x', trigger: { type: 'manual' } },
    'drip_campaigns',
  );
  const steps = `${at.base}/drip-campaigns/${data(campaign).id}/steps`;
  const email = (subject: string, body: string) =>
    at.send('POST', steps, { kind: 'email', subject, body }, 'drip_steps');
  expect(problems(await email('Hello', 'Pay here: {{billing_portal_url}}'))).toMatchObject([{ pointer: 'body' }]);
  const made = await email('Hello {{contact.name}}', 'Welcome');
  expect(made.status).toBe(201);
  const changed = await at.send('PATCH', `${steps}/${data(made).id}`, { subject: '{{name}}' }, 'drip_steps');
  expect(problems(changed)).toMatchObject([{ pointer: 'subject' }]);
});

test('a simulation returns the texts that the member would read', async () => {
  const made = await create(
    definition(
      node(
        'send_email',
        { subject: 'For {{contact.email}}', body: 'Hello {{contact.name}} of {{hub.name}}' },
        'notify',
      ),
      node('notify', { title: '{{contact.name}}' }, 'exit'),
      node('exit', {}),
    ),
  );
  const path = `${at.base}/automations/${data(made).id}/simulate`;
  const simulated = await at.send('POST', path, { contact_id: await at.person('Ada') }, 'automation_simulations');
  expect(data(simulated).attributes).toMatchObject({
    path: [
      { subject: expect.stringMatching(/^For .+@example\.com$/), text: 'Hello Ada of ours' },
      { subject: 'Ada', text: null },
      { subject: null, text: null },
    ],
  });
});
