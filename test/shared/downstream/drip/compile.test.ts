import { expect, test } from 'vitest';
import { compile, definitionBytes } from '../../../../shared/downstream/drip/compile.ts';
import type { DripStepItem } from '../../../../shared/downstream/drip/step-item.ts';

const step = (id: string, position: number, more: Partial<DripStepItem> = {}): DripStepItem => ({
  id,
  position,
  team_id: 't',
  hub_id: 'h',
  drip_campaign_id: 'campaign',
  kind: 'email',
  at: null,
  after_days: 2,
  target_type: null,
  target_id: null,
  subject: 'Hello',
  body: 'Words',
  bytes: 0,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  ...more,
});
const trigger = { type: 'manual' } as Parameters<typeof compile>[1];
const compiled = (...steps: DripStepItem[]) =>
  compile('campaign', trigger, steps) as {
    entry_node_id: string;
    nodes: { id: string; type: string; next?: string; data: object }[];
  };

test('each step is a wait and an effect, ordered by position, then by id', () => {
  const { entry_node_id, nodes } = compiled(step('c', 2), step('b', 1), step('a', 1));
  expect(entry_node_id).toBe('wait-a');
  expect(nodes.map(({ id, next }) => [id, next])).toEqual([
    ['wait-a', 'do-a'],
    ['do-a', 'wait-b'],
    ['wait-b', 'do-b'],
    ['do-b', 'wait-c'],
    ['wait-c', 'do-c'],
    ['do-c', undefined],
  ]);
});

test('a step waits for a number of days or until its date', () => {
  const at = '2026-04-01T00:00:00.000Z';
  const waits = compiled(step('a', 1), step('b', 2, { at, after_days: null })).nodes.filter(({ id }) =>
    /^wait/.test(id),
  );
  expect(waits.map(({ data }) => data)).toMatchObject([{ seconds: 2 * 86_400 }, { at }]);
});

test('a campaign without steps ends immediately', () => {
  expect(compiled()).toMatchObject({ entry_node_id: 'end', nodes: [{ id: 'end', type: 'exit' }] });
});

test('the size of a step is at least its size in the definition', () => {
  const long = step('a', 1, { body: '漢'.repeat(1_000) });
  expect(definitionBytes(long)).toBeGreaterThanOrEqual(Buffer.byteLength(JSON.stringify(compiled(long).nodes)) - 2);
});
