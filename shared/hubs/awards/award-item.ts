import { type HubKey, hubPartition, type Key, memberPartition } from '../../platform/db/key.ts';
import { declared } from '../../platform/ledger/domain-event.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';

/** That a member earned an achievement: once each. One that was revoked stays and says so. */
export interface AwardItem {
  readonly achievement_id: string;
  readonly contact_id: string;
  /** What it was worth when it was earned. */
  readonly points: number;
  readonly earned_at: string;
  readonly revoked_at: string | null;
  readonly updated_at: string;
}

/** A member's points in a hub: the sum of their awards that stand. A member who never had any has no row. */
export interface PointsItem {
  readonly contact_id: string;
  readonly points: number;
  readonly updated_at: string;
}

export const AWARD = 'AWARD#';

export const awardKey = (hub: HubKey, contact: string, achievement: string): Key => ({
  pk: memberPartition(hub, contact),
  sk: `${AWARD}${achievement}`,
});

export const pointsKey = (hub: HubKey, contact: string): Key => ({ pk: memberPartition(hub, contact), sk: 'POINTS' });

export const stands = (award: Pick<AwardItem, 'revoked_at'> | undefined): boolean => award?.revoked_at === null;

/** The partition of the index in which a hub's members stand by their points; who has none is not in it. */
export const leaderboardOf = (hub: HubKey): string => `${hubPartition(hub)}#LEADERBOARD`;

export const LEADERBOARD = 'POINTS#';

const LAST_MOMENT = 9_999_999_999_999;

/** Sorts by points, and of two with as many the one is the greater who had them first. */
export const leaderboardOrder = ({ contact_id, points, updated_at }: PointsItem): string =>
  [
    `${LEADERBOARD}${String(points).padStart(12, '0')}`,
    String(LAST_MOMENT - Date.parse(updated_at)).padStart(13, '0'),
    contact_id,
  ].join('#');

const told = /* @__PURE__ */ lifecycle<AwardItem>()({
  thing: 'achievement',
  resource_type: 'achievements',
  id: ({ achievement_id }) => achievement_id,
  created: 'earned',
  updated: (_, { revoked_at }) => (revoked_at === null ? 'earned' : 'revoked'),
  deleted: null,
  at: { earned: 'earned_at', revoked: 'revoked_at' },
});

/** `achievement.earned` and `achievement.revoked`, told of the achievement, with the contact whose it is. */
export const awardEvents = /* @__PURE__ */ declared(told, (before, after) => {
  const { contact_id } = (after ?? {}) as Partial<AwardItem>;
  return told(before, after).map((event) => (contact_id === undefined ? event : { ...event, contact_id }));
});
