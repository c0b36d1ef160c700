import { isDeepStrictEqual } from 'node:util';
import { free, live } from '../../platform/db/expression.ts';
import type { Actor, Attributes, Item } from '../../platform/db/item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { tombstone } from '../../platform/db/write.ts';
import type { Achievement, Rule } from './achievement-item.ts';
import { offerKey, ruleKey } from './offer-item.ts';
import { packOffer } from './offer-row.ts';

/** Who writes, and when. */
export interface Signed {
  readonly actor: Actor;
  readonly at: Date;
}

/** The rule by which a member can earn it at present. */
const standingRule = ({ is_active, rule }: Achievement): Rule | null => (is_active ? rule : null);

const ruleRow = (hub: HubKey, id: string, rule: Rule, { actor, at }: Signed): Item & Attributes => ({
  ...ruleKey(hub, id),
  entity: 'achievement_rule',
  achievement_id: id,
  ...rule,
  updated_at: at.toISOString(),
  actor: { ...actor },
});

/** The steps that have a hub offer an achievement, as it is at this moment. */
export const offerSteps = (hub: HubKey, achievement: Achievement, signed: Signed): readonly Step[] => {
  const { id } = achievement;
  const rule = standingRule(achievement);
  const row = {
    ...offerKey(hub, id),
    entity: 'achievement_offer',
    ...packOffer(achievement).set,
    created_at: signed.at.toISOString(),
    actor: { ...signed.actor },
  };
  return [{ put: row, condition: free }, ...(rule ? [{ put: ruleRow(hub, id, rule, signed) }] : [])];
};

/** The steps that make what a hub offers agree with a changed achievement. */
export const reofferSteps = (hub: HubKey, was: Achievement, is: Achievement, signed: Signed): readonly Step[] => {
  const { set, remove } = packOffer(is);
  const [before, after] = [standingRule(was), standingRule(is)];
  const ruled: readonly Step[] = after
    ? [{ put: ruleRow(hub, is.id, after, signed) }]
    : [{ remove: ruleKey(hub, is.id) }];
  return [
    { update: offerKey(hub, is.id), change: { set, remove }, condition: live },
    ...(isDeepStrictEqual(before, after) ? [] : ruled),
  ];
};

/** The steps after which a hub no longer offers it. */
export const withdrawSteps = (hub: HubKey, achievement: Achievement, signed: Signed): readonly Step[] => [
  { put: tombstone(offerKey(hub, achievement.id), { entity: 'achievement_offer', ...signed }), condition: live },
  ...(standingRule(achievement) ? [{ remove: ruleKey(hub, achievement.id) }] : []),
];
