import { expect, test } from 'vitest';
import { useWorld } from '../../support/use-world.ts';
import { data, mail, outcome, startAutomations } from './world.ts';

const at = useWorld(startAutomations);

const countOf = (outcomes: readonly string[]) =>
  Object.fromEntries([...new Set(outcomes)].map((one) => [one, outcomes.filter((other) => other === one).length]));

test('concurrent publications cannot exceed 100 active automations of a hub', async () => {
  const path = (rest: string) => `${at.base}/automations${rest}`;
  const trigger = { type: 'manual' };
  const definition = { trigger, entry_node_id: 'a', nodes: [{ id: 'a', type: 'exit', data: {} }] };
  const draft = async () => data(await at.send('POST', path(''), { name: 'One', definition })).id;
  const transition = (id: string, verb: string) => at.send('POST', path(`/${id}/${verb}`));
  const first = await Promise.all(Array.from({ length: 75 }, () => at.automation([mail('a')])));
  const drafts = await Promise.all(Array.from({ length: 50 }, draft));

  const answers = await Promise.all(drafts.map((id) => transition(id, 'publish')));
  expect(countOf(answers.map(outcome))).toEqual({ 200: 25, '409 limit_reached': 25 });
  const rejected = drafts.filter((_, nth) => answers[nth]?.status !== 200);

  /* An active automation can be published again; each place that becomes free is used once. */
  const [a = '', b = '', c = ''] = first;
  expect(outcome(await transition(a, 'publish'))).toBe('200');
  expect(outcome(await transition(a, 'pause'))).toBe('200');
  expect((await at.remove(b)).status).toBe(204);
  expect(outcome(await at.send('PATCH', path(`/${c}`), { status: 'archived' }))).toBe('200');
  const again = await Promise.all([...rejected, a].map((id) => transition(id, id === a ? 'resume' : 'publish')));
  expect(again.map(outcome).filter((one) => one === '200')).toHaveLength(3);
  const last = await at.automation([mail('a')]).catch((error: Error) => error.message);
  expect(last).toContain('limit_reached');

  /* A campaign whose activation is rejected is not changed. */
  const campaigns = `${at.base}/drip-campaigns`;
  const made = data(await at.send('POST', campaigns, { name: 'Drops', trigger }, 'drip_campaigns'));
  const attributes = { name: 'Other', status: 'active' };
  const activated = await at.send('PATCH', `${campaigns}/${made.id}`, attributes, 'drip_campaigns');
  expect(outcome(activated)).toBe('409 limit_reached');
  expect(data(await at.send('GET', `${campaigns}/${made.id}`)).attributes).toEqual(made.attributes);
});

test('concurrent requests cannot exceed 90 steps of a campaign', async () => {
  const path = (rest: string) => `${at.base}/drip-campaigns${rest}`;
  const made = await at.send('POST', path(''), { name: 'Lessons', trigger: { type: 'manual' } }, 'drip_campaigns');
  const { id } = data(made);
  const step = () =>
    at.send('POST', path(`/${id}/steps`), { kind: 'email', subject: 'Again', body: 'and again' }, 'drip_steps');
  const first = await Promise.all(Array.from({ length: 70 }, step));
  expect(countOf((await Promise.all(Array.from({ length: 50 }, step))).map(outcome))).toEqual({
    201: 20,
    '409 limit_reached': 30,
  });
  const [one] = first.map((response) => data(response).id);
  const remove = () => at.send('DELETE', path(`/${id}/steps/${one}`));
  expect(countOf((await Promise.all(Array.from({ length: 10 }, remove))).map(outcome))).toEqual({
    204: 1,
    '404 not_found': 9,
  });
  expect(countOf((await Promise.all(Array.from({ length: 10 }, step))).map(outcome))).toEqual({
    201: 1,
    '409 limit_reached': 9,
  });
});
