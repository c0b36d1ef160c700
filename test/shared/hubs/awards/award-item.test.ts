import { expect, test } from 'vitest';
import { awardKey, awardKind, leaderboardOrder } from '../../../../shared/hubs/awards/award-item.ts';

const hub = { team: 't', hub: 'h' };
const EARNED = '2026-03-01T00:00:00.000Z';
const points = (contact_id: string, count: number, updated_at = EARNED) =>
  leaderboardOrder({ contact_id, points: count, updated_at });

test('the leaderboard is ordered by points, then by the time they were reached', () => {
  const order = [points('a', 1_000), points('b', 99), points('c', 99, '2026-03-02T00:00:00.000Z'), points('d', 2)];
  expect([...order].sort().reverse()).toEqual(order);
});

test('earning, revoking and earning again publish events of the achievement with the contact', () => {
  const award = (revoked_at: string | null, updated_at = EARNED) => ({
    ...awardKey(hub, 'c', 'badge'),
    entity: 'award',
    achievement_id: 'badge',
    contact_id: 'c',
    points: 1,
    earned_at: EARNED,
    revoked_at,
    updated_at,
  });
  const [earned, revoked] = [award(null), award('2026-03-02T00:00:00.000Z', '2026-03-02T00:00:00.000Z')];
  const typesOf = (...rows: Parameters<typeof awardKind.events>) =>
    awardKind.events(...rows).map(({ type, resource_id, contact_id, at }) => [type, resource_id, contact_id, at]);
  expect(typesOf(undefined, earned)).toEqual([['achievement.earned', 'badge', 'c', EARNED]]);
  expect(typesOf(earned, revoked)).toEqual([['achievement.revoked', 'badge', 'c', '2026-03-02T00:00:00.000Z']]);
  expect(typesOf(revoked, earned)).toMatchObject([['achievement.earned', 'badge', 'c', EARNED]]);
  expect(typesOf(earned, earned)).toEqual([]);
});
