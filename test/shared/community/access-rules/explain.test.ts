import { expect, test } from 'vitest';
import { explain } from '../../../../shared/community/access-rules/explain.ts';

type Judged = Parameters<typeof explain>[0];
type Facts = Parameters<typeof explain>[2];

const now = new Date('2026-03-01T00:00:00.000Z');
const none = new Set<string>();
const facts: Facts = {
  role: 'member',
  joined_at: '2026-02-27T00:00:00.000Z',
  hubs: none,
  tags: none,
  achievements: none,
  completed: new Set(['a']),
  points: 30,
  billing: undefined,
  field: () => undefined,
};
const explained = (condition: object | undefined, { met = false, isMember = true, rows = {} } = {}) =>
  explain({ condition, met } as Judged, { team: 't', isMember }, facts, (() => rows) as () => never, now);

test('an unmet condition has the action that unlocks it', () => {
  const points = { type: 'points_gte', operator: 'gte', value: { points: 50 } };
  expect(explained(points).unlock).toEqual({ how: 'earn_points', needed: 50, held: 30 });
  const days = { type: 'days_since_joined', operator: 'gte', value: { days: 5 } };
  expect(explained(days).unlock).toEqual({ how: 'wait', at: '2026-03-04T00:00:00.000Z' });
  const content = { type: 'content_completed', operator: 'is', value: { content_node_ids: ['a', 'b'] } };
  expect(explained(content).unlock).toEqual({ how: 'complete_content', content_node_ids: ['b'], needed: 'all' });
});

test('a condition that is met, or that excludes what the member has, has no action', () => {
  const points = { type: 'points_gte', operator: 'gte', value: { points: 10 } };
  expect(explained(points, { met: true }).unlock).toBeNull();
  expect(explained({ type: 'has_product', operator: 'is_not', value: { product_id: 'p' } }).unlock).toBeNull();
});

test('tags and secret achievements are hidden from members and shown to the team', () => {
  const tag = { type: 'has_tag', operator: 'is', value: { tag_id: 'x' }, display: { label: 'VIP' } };
  expect(explained(tag)).toMatchObject({ value: null, label: null, unlock: { how: 'ask_team' } });
  expect(explained(tag, { isMember: false })).toMatchObject({ value: { tag_id: 'x' }, label: 'VIP' });
  const badge = { type: 'has_achievement', operator: 'is', value: { achievement_id: 'b' }, display: { label: 'B' } };
  expect(explained(badge, { rows: { is_secret: true } })).toMatchObject({ value: null, label: null, unlock: null });
  expect(explained(badge, { rows: { is_secret: false } })).toMatchObject({ label: 'B' });
  expect(explained(badge, { met: true, rows: { is_secret: true } })).toMatchObject({ label: 'B' });
});

test('an unreadable condition is not explained', () => {
  expect(explained(undefined)).toMatchObject({ type: 'unknown', value: null, unlock: null, met: false });
});
