import { expect, test } from 'vitest';
import { versionKey } from '../../../shared/downstream/automations/automation-item.ts';
import { useWorld } from '../../support/use-world.ts';
import { data, startAutomations } from '../automations/world.ts';

const at = useWorld(startAutomations);

const nodes = (seconds: number) => [
  { id: 'wait', type: 'delay', data: { seconds }, next: 'again' },
  { id: 'again', type: 'send_email', data: { subject: 'Again', body: 'Again' }, next: 'wait' },
];
const definition = (seconds: number) => ({
  trigger: { type: 'manual' },
  entry_node_id: 'wait',
  nodes: nodes(seconds),
});

test('an automation with a loop of less than an hour is rejected at the waiting node', async () => {
  const save = (seconds: number) =>
    at.send('POST', `${at.base}/automations`, { name: 'Loop', definition: definition(seconds) });
  const refused = await save(3_599);
  expect([refused.status, refused.body.errors]).toMatchObject([
    422,
    [{ source: { pointer: '/data/attributes/definition/nodes/0' }, detail: expect.stringContaining('3600 seconds') }],
  ]);
  const saved = await save(3_600);
  expect(saved.status).toBe(201);
  const path = `${at.base}/automations/${data(saved).id}`;
  expect((await at.send('PATCH', path, { definition: definition(1) })).status).toBe(422);
});

test('a published loop from before this rule continues to run', async () => {
  const automation = await at.automation(nodes(3_600));
  const key = versionKey(at.hub, automation, 1);
  const stored = await at.db.get<{ definition: string }>(key);
  await at.db.update(key, { set: { definition: (stored?.definition ?? '').replace('3600', '60') } });
  const ada = await at.person();
  await at.enroll(automation, ada);
  await at.pass(180_000, 60_000);
  expect(await at.subjects(ada)).toEqual(['Again', 'Again', 'Again']);
});
