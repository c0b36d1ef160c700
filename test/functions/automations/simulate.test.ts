import { describe, expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { meter } from '../../support/meter.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { DAY, data, mail, outcome, START, startAutomations, wait } from './world.ts';

const at = useWorld(startAutomations);
const spent = useFixture(() => meter(at.service.store.client));

const simulate = async (nodes: readonly object[], more: object = {}, rest: object = {}) => {
  const [first] = nodes as readonly { readonly id: string }[];
  const definition = { trigger: { type: 'manual' }, entry_node_id: first?.id, nodes, ...rest };
  const made = await at.send('POST', `${at.base}/automations`, { name: 'x', definition });
  const attributes = { contact_id: at.ours.member.id, ...more };
  return at.send('POST', `${at.base}/automations/${data(made).id}/simulate`, attributes, 'automation_simulations');
};
const visitedPath = (response: Awaited<ReturnType<typeof simulate>>) => {
  const { path, outcome: outcomeName } = data(response).attributes as { path: { node_id: string }[]; outcome: string };
  return `${path.map(({ node_id }) => node_id).join(' ')}: ${outcomeName}`;
};
const linked = (node: object, next: string) => ({ ...node, next });
const branch = (id: string, conditions: readonly object[]) => ({
  id,
  type: 'condition',
  data: { conditions },
  next_if_true: 'yes',
  next_if_false: 'no',
});
const ENDS = [linked(mail('yes'), 'end'), linked(mail('no'), 'end'), { id: 'end', type: 'exit', data: {} }];

describe('a simulation', () => {
  test('returns the path, the waits and the effects', async () => {
    const response = await simulate([
      linked(mail('hello'), 'week'),
      linked(wait('week', 7 * 86_400), 'moment'),
      {
        id: 'moment',
        type: 'wait_until',
        data: { at: new Date(START.getTime() + 9 * DAY).toISOString() },
        next: 'bye',
      },
      mail('bye'),
    ]);
    expect(response.status).toBe(200);
    expect(data(response)).toMatchObject({ type: 'automation_simulations' });
    expect(data(response).attributes).toMatchObject({
      outcome: 'completed',
      wait_seconds: 9 * 86_400,
      ends_at: new Date(START.getTime() + 9 * DAY).toISOString(),
      path: [
        {
          node_id: 'hello',
          type: 'send_email',
          at: START.toISOString(),
          wait_seconds: 0,
          has_effect: true,
          way: 'next',
        },
        { node_id: 'week', wait_seconds: 7 * 86_400, has_effect: false, way: 'next' },
        { node_id: 'moment', wait_seconds: 2 * 86_400, way: 'next' },
        { node_id: 'bye', at: new Date(START.getTime() + 9 * DAY).toISOString(), way: null },
      ],
    });
  });

  test('writes nothing', async () => {
    const tag = await at.tag();
    const node = { id: 'tag', type: 'add_tag', data: { tag_id: tag }, next: 'bye' };
    const made = await at.send('POST', `${at.base}/automations`, {
      name: 'x',
      definition: { trigger: { type: 'manual' }, entry_node_id: 'tag', nodes: [node, mail('bye')] },
    });
    spent.read();
    const attributes = { contact_id: at.ours.member.id };
    const path = `${at.base}/automations/${data(made).id}/simulate`;
    expect((await at.send('POST', path, attributes, 'automation_simulations')).status).toBe(200);
    expect(spent.read()).toMatchObject({ write: 0 });
  });

  test('evaluates conditions with the effects of earlier nodes', async () => {
    const tag = await at.tag();
    const hasTag = { type: 'has_tag', operator: 'is', value: { tag_id: tag } };
    const joined = { type: 'days_since_joined', operator: 'gte', value: { days: 3 } };
    expect(visitedPath(await simulate([branch('a', [hasTag]), ...ENDS]))).toBe('a no end: exited');
    const tagged = { id: 'tag', type: 'add_tag', data: { tag_id: tag }, next: 'a' };
    expect(visitedPath(await simulate([tagged, branch('a', [hasTag]), ...ENDS]))).toBe('tag a yes end: exited');
    expect(visitedPath(await simulate([branch('a', [joined]), ...ENDS]))).toBe('a no end: exited');
    const later = linked(wait('wait', 3 * 86_400), 'a');
    expect(visitedPath(await simulate([later, branch('a', [joined]), ...ENDS]))).toBe('wait a yes end: exited');
    expect(visitedPath(await simulate([branch('a', [hasTag]), ...ENDS], { assume: { a: 'true' } }))).toBe(
      'a yes end: exited',
    );
  });

  test('follows a split by its percentage, or the branch that the request assumes', async () => {
    const nodes = (percent: number) => [
      { id: 'a', type: 'split', data: { percent }, next_if_true: 'yes', next_if_false: 'no' },
      ...ENDS,
    ];
    expect(visitedPath(await simulate(nodes(100)))).toBe('a yes end: exited');
    expect(visitedPath(await simulate(nodes(0)))).toBe('a no end: exited');
    expect(visitedPath(await simulate(nodes(100), { assume: { a: 'false' } }))).toBe('a no end: exited');
  });

  test('assumes an event if the request says so or the wait has no timeout', async () => {
    const event = { type: 'order.paid' };
    const awaits = (timeout: object) => ({
      id: 'a',
      type: 'wait_for_event',
      data: { event, ...timeout },
      next: 'yes',
      next_on_timeout: 'no',
    });
    expect(visitedPath(await simulate([awaits({ timeout_seconds: 60 }), ...ENDS]))).toBe('a no end: exited');
    expect(visitedPath(await simulate([awaits({ timeout_seconds: 60 }), ...ENDS], { assume: { a: 'event' } }))).toBe(
      'a yes end: exited',
    );
    expect(visitedPath(await simulate([awaits({}), ...ENDS]))).toBe('a yes end: exited');
  });

  test('ends at a filter that is not met, at exit conditions, and after a thousand nodes', async () => {
    const set = (days: number) => ({
      conditions: [{ type: 'days_since_joined', operator: 'gte', value: { days } }],
    });
    expect(visitedPath(await simulate([mail('a')], {}, { filter: set(1) }))).toBe(': filtered_out');
    const waits = [linked(wait('a', 86_400), 'b'), mail('b')];
    expect(visitedPath(await simulate(waits, {}, { exit_conditions: set(1) }))).toBe('a b: exited');
    const round = [linked(wait('a', 3_600), 'b'), linked(mail('b'), 'a')];
    expect(data(await simulate(round)).attributes).toMatchObject({ outcome: 'too_long', wait_seconds: 1_800_000 });
  });

  test('reads the rows of each condition set once even if it is reached repeatedly', async () => {
    const [tag, other] = [await at.tag(), await at.tag()];
    const has = (tag_id: string) => ({
      conditions: [{ type: 'has_tag', operator: 'is', value: { tag_id } }],
    });
    const nodes = [
      { id: 'a', type: 'delay', data: { seconds: 3_600 }, next: 'b' },
      { id: 'b', type: 'condition', data: has(tag), next_if_true: 'a', next_if_false: 'a' },
    ];
    const trigger = { type: 'manual' };
    const definition = { trigger, entry_node_id: 'a', nodes, exit_conditions: has(other) };
    const { id } = data(await at.send('POST', `${at.base}/automations`, { name: 'x', definition }));
    spent.read();
    const attributes = { contact_id: at.ours.member.id };
    const simulated = await at.send(
      'POST',
      `${at.base}/automations/${id}/simulate`,
      attributes,
      'automation_simulations',
    );
    expect(data(simulated).attributes).toMatchObject({ outcome: 'too_long' });
    expect(spent.read().requests).toBeLessThan(12);
  });

  test('requires a member and a definition', async () => {
    expect(outcome(await simulate([mail('a')], { contact_id: newId() }))).toBe(
      '422 unknown_contact /data/attributes/contact_id',
    );
    const empty = data(await at.send('POST', `${at.base}/automations`, { name: 'x' })).id;
    const path = `${at.base}/automations/${empty}/simulate`;
    const attributes = { contact_id: at.ours.member.id };
    expect(outcome(await at.send('POST', path, attributes, 'automation_simulations'))).toBe('409 no_definition');
  });
});
