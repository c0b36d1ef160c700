import { type HubKey, hubPartition, type Key, memberPartition } from '../../platform/db/key.ts';
import { DERIVED } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { declared } from '../../platform/ledger/domain-event.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';

export const awardEntity = /* @__PURE__ */ entity('award');
export const pointsEntity = /* @__PURE__ */ entity('points');

/** An earned achievement, once per member. A revoked award is kept with `revoked_at`. */
export interface AwardItem {
  readonly achievement_id: string;
  readonly contact_id: string;
  /** The points of the achievement when it was earned. */
  readonly points: number;
  readonly earned_at: string;
  readonly revoked_at: string | null;
  readonly updated_at: string;
}

/** A member's points in a hub: the sum of their active awards. No row before the first award. */
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

export const isAwardActive = (award: Pick<AwardItem, 'revoked_at'> | undefined): boolean => award?.revoked_at === null;

/** The index partition of a hub's members by points. Members without points are not in it. */
export const leaderboardOf = (hub: HubKey): string => `${hubPartition(hub)}#LEADERBOARD`;

export const LEADERBOARD = 'POINTS#';

const LAST_MOMENT = 9_999_999_999_999;

/** Sorts by points; of equal points, the earlier member is the greater. */
export const leaderboardOrder = ({ contact_id, points, updated_at }: PointsItem): string =>
  [
    `${LEADERBOARD}${String(points).padStart(12, '0')}`,
    String(LAST_MOMENT - Date.parse(updated_at)).padStart(13, '0'),
    contact_id,
  ].join('#');

const lifecycleEvents = /* @__PURE__ */ lifecycle<AwardItem>()({
  thing: 'achievement',
  resource_type: 'achievements',
  id: ({ achievement_id }) => achievement_id,
  created: 'earned',
  updated: (_, { revoked_at }) => (revoked_at === null ? 'earned' : 'revoked'),
  deleted: null,
  at: { earned: 'earned_at', revoked: 'revoked_at' },
});

/** `achievement.earned` and `achievement.revoked`, with the id of the contact. */
const awardEvents = /* @__PURE__ */ declared(lifecycleEvents, (before, after) => {
  const { contact_id } = (after ?? {}) as Partial<AwardItem>;
  return lifecycleEvents(before, after).map((event) => (contact_id === undefined ? event : { ...event, contact_id }));
});

export const awardKind = {
  entity: awardEntity,
  key: ['TEAM#{team}#HUB#{hub}#MEMBER#{contact}', 'AWARD#{achievement}'],
  events: awardEvents,
  person: { contact: { exported: 'awards', erased: 'afterwards' } },
  text: 'none',
  gives: true,
  note: 'one a member and achievement, revoked ones too',
} as const satisfies RowKind;

export const pointsKind = {
  entity: pointsEntity,
  key: ['TEAM#{team}#HUB#{hub}#MEMBER#{contact}', 'POINTS'],
  index: ['TEAM#{team}#HUB#{hub}#LEADERBOARD or none', 'POINTS#{points}#{before}#{contact} or none'],
  events: 'none',
  person: { contact: { exported: DERIVED, erased: 'afterwards' } },
  text: 'none',
  gives: false,
  note: 'in the index while there are any',
} as const satisfies RowKind;
