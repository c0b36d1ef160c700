import * as z from 'zod';
import { achievementKey } from '../../../engagement/achievements/achievement-item.ts';
import { awards } from '../../../engagement/achievements/awards.ts';
import { offerKey } from '../../../engagement/achievements/offer-item.ts';
import { readOffer } from '../../../engagement/achievements/offer-row.ts';
import type { Item } from '../../../platform/db/item.ts';
import { visitBenefitSteps } from '../benefit-steps.ts';
import { nodeKind, type PlanOf, passThrough, refersTo } from '../node-kind.ts';

/** Awards an achievement of the hub. A revoked award is not given again. */
export const awardAchievement = nodeKind({
  type: 'award_achievement',
  data: z.object({ achievement_id: z.uuid() }),
  links: ['next'],
  references: ({ achievement_id }, { team }) =>
    refersTo({ key: achievementKey(team, achievement_id), field: 'achievement_id', code: 'unknown_achievement' }),
  has_effect: true,
  simulate({ achievement_id }, visit) {
    visit.overlay.achievements.add(achievement_id);
    return passThrough(undefined, visit);
  },
});

export const planAwardAchievement: PlanOf<typeof awardAchievement> = async ({ achievement_id }, visit) => {
  const { db, hub, contact, actor, now } = visit;
  const row = await db.get<Item>(offerKey(hub, achievement_id));
  if (!row) return { fail: 'unknown_achievement' };
  const offer = readOffer(row);
  if (!offer.is_active) return { fail: 'achievement_inactive' };
  const planned = await awards(db, hub, contact.id).plan(offer, { again: false }, { actor, now });
  return {
    go: 'next',
    ...(planned !== 'already_awarded' && { steps: await visitBenefitSteps(visit, planned.benefits) }),
  };
};
