import { isDeepStrictEqual } from 'node:util';
import { free, live } from '../../platform/db/expression.ts';
import type { Actor, NewItem } from '../../platform/db/item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { tombstone } from '../../platform/db/write.ts';
import type { Achievement, Rule } from './achievement-item.ts';
import { achievementOfferEntity, achievementRuleEntity, offerKey, ruleKey } from './offer-item.ts';
import { packOffer } from './offer-row.ts';

/** The actor and the time of a write. */
export interface Signed {
  readonly actor: Actor;
  readonly now: Date;
}

/** Null while the achievement is inactive. */
const activeRule = ({ is_active, rule }: Achievement): Rule | null => (is_active ? rule : null);

const ruleRow = (hub: HubKey, id: string, rule: Rule, { actor, now }: Signed): NewItem => ({
  ...ruleKey(hub, id),
  entity: achievementRuleEntity,
  achievement_id: id,
  ...rule,
  updated_at: now.toISOString(),
  actor: { ...actor },
});

/** The steps that attach an achievement to a hub. */
export const offerSteps = (hub: HubKey, achievement: Achievement, signed: Signed): readonly Step[] => {
  const { id } = achievement;
  const rule = activeRule(achievement);
  const row = {
    ...offerKey(hub, id),
    entity: achievementOfferEntity,
    ...packOffer(achievement).set,
    created_at: signed.now.toISOString(),
    actor: { ...signed.actor },
  };
  return [{ put: row, condition: free }, ...(rule ? [{ put: ruleRow(hub, id, rule, signed) }] : [])];
};

/** The steps that update a hub's copy of a changed achievement. */
export const updateOfferSteps = (
  hub: HubKey,
  previous: Achievement,
  next: Achievement,
  signed: Signed,
): readonly Step[] => {
  const { set, remove } = packOffer(next);
  const [before, after] = [activeRule(previous), activeRule(next)];
  const ruleSteps: readonly Step[] = after
    ? [{ put: ruleRow(hub, next.id, after, signed) }]
    : [{ remove: ruleKey(hub, next.id) }];
  return [
    { update: offerKey(hub, next.id), change: { set, remove }, condition: live },
    ...(isDeepStrictEqual(before, after) ? [] : ruleSteps),
  ];
};

/** The steps that remove an achievement from a hub. */
export const withdrawSteps = (hub: HubKey, achievement: Achievement, signed: Signed): readonly Step[] => [
  { put: tombstone(offerKey(hub, achievement.id), { entity: achievementOfferEntity, ...signed }), condition: live },
  ...(activeRule(achievement) ? [{ remove: ruleKey(hub, achievement.id) }] : []),
];
