import {
  type AwardItem,
  awardEntity,
  awardKey,
  isAwardActive,
  leaderboardOf,
  leaderboardOrder,
  type PointsItem,
  pointsEntity,
  pointsKey,
} from '../../hubs/awards/award-item.ts';
import {
  type Benefit,
  benefit,
  benefitSteps,
  isContactMissing,
  transactForRecipient,
  withoutProof,
} from '../../hubs/people/contacts/recipient.ts';
import { all, equals, free } from '../../platform/db/expression.ts';
import type { NewItem } from '../../platform/db/item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import { listed } from '../../platform/db/listing.ts';
import { retryUntilCommitted } from '../../platform/db/retry-until-committed.ts';
import { rowsAt } from '../../platform/db/rows-at.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import type { Achievement } from './achievement-item.ts';
import type { Signed } from './offer-steps.ts';

type Awardable = Pick<Achievement, 'id' | 'points'>;

/** One member's awards in one hub. Their points always equal the sum of the awards that are not revoked. */
export const awards = (db: Table, hub: HubKey, contact: string) => {
  const read = async (achievement: string) => {
    const keys = [awardKey(hub, contact, achievement), pointsKey(hub, contact)];
    const [award, points] = await rowsAt<[AwardItem, PointsItem]>(db, keys);
    return { award, points };
  };

  const pointsStep = (current: PointsItem | undefined, by: number, updated_at: string): readonly Step[] => {
    if (by === 0) return [];
    const points: PointsItem = { contact_id: contact, points: (current?.points ?? 0) + by, updated_at };
    const place = listed({ partition: leaderboardOf(hub), sort: leaderboardOrder(points) });
    const row = { ...pointsKey(hub, contact), entity: pointsEntity, ...points, ...(points.points > 0 && place) };
    return [{ put: row, condition: current ? equals('points', current.points) : free }];
  };

  const awardStep = (award: AwardItem, before: AwardItem | undefined, { actor }: Signed) => {
    const row: NewItem = { ...awardKey(hub, contact, award.achievement_id), entity: awardEntity, ...award };
    const same = before && all(equals('updated_at', before.updated_at), equals('revoked_at', before.revoked_at));
    return { put: { ...row, actor: { ...actor } }, condition: same ?? free };
  };

  /** The writes that award it now. They fail if the rows change first; plan them again then. */
  const plan = async (
    { id, points: worth }: Awardable,
    { again }: { readonly again: boolean },
    signed: Signed,
  ): Promise<{ readonly award: AwardItem; readonly benefits: readonly Benefit[] } | 'already_awarded'> => {
    const { award: before, points } = await read(id);
    if (before && (isAwardActive(before) || !again)) return 'already_awarded';
    const timestamp = signed.now.toISOString();
    const ids = { achievement_id: id, contact_id: contact };
    const award: AwardItem = { ...ids, points: worth, earned_at: timestamp, revoked_at: null, updated_at: timestamp };
    return {
      award,
      benefits: [awardStep(award, before, signed), ...pointsStep(points, worth, timestamp)].map(benefit),
    };
  };

  return {
    plan,

    get: (achievement: string) => db.get<AwardItem>(awardKey(hub, contact, achievement)),

    /** Awards it by rule: at most once, also concurrently and after a revocation. */
    earn: (achievement: Awardable, signed: Signed): Promise<AwardItem | 'already_awarded'> =>
      retryUntilCommitted(async () => {
        const made = await plan(achievement, { again: false }, signed);
        if (made === 'already_awarded') return made;
        return (await db.transact(benefitSteps(withoutProof('earns'), made.benefits))).ok ? made.award : undefined;
      }),

    /** Awards it on behalf of a creator, again after a revocation. */
    grant: (achievement: Awardable, signed: Signed): Promise<AwardItem | 'already_awarded' | 'not_found'> =>
      retryUntilCommitted(async () => {
        const made = await plan(achievement, { again: true }, signed);
        if (made === 'already_awarded') return made;
        const written = await transactForRecipient(db, { ...hub, contact }, signed.now, (recipient) =>
          benefitSteps(recipient, made.benefits),
        );
        if (isContactMissing(written)) return 'not_found';
        return written.ok ? made.award : undefined;
      }),

    /** Keeps the row with `revoked_at` and removes the points. False if the member does not have it. */
    revoke: (achievement: string, signed: Signed): Promise<boolean> =>
      retryUntilCommitted(async () => {
        const { award: before, points } = await read(achievement);
        if (!before || !isAwardActive(before)) return false;
        const timestamp = signed.now.toISOString();
        const { achievement_id, contact_id, earned_at } = before;
        const kept = { achievement_id, contact_id, points: before.points, earned_at };
        const award: AwardItem = { ...kept, revoked_at: timestamp, updated_at: timestamp };
        const gone = await db.transact([
          awardStep(award, before, signed),
          ...pointsStep(points, -before.points, timestamp),
        ]);
        return gone.ok ? true : undefined;
      }),
  };
};
