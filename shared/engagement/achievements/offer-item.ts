import type { Item } from '../../platform/db/item.ts';
import { type HubKey, hubPartition, type Key } from '../../platform/db/key.ts';
import { nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { onWrite } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';
import type { Rule } from './achievement-item.ts';

export const achievementOfferEntity = /* @__PURE__ */ entity('achievement_offer');
export const achievementRuleEntity = /* @__PURE__ */ entity('achievement_rule');

/** The partition of a hub's achievements: `OFFER#` rows for display, `RULE#` rows for the active rules. */
export const offersOf = (hub: HubKey): string => `${hubPartition(hub)}#ACHIEVEMENTS`;

export const OFFER = 'OFFER#';
export const RULE = 'RULE#';

export const offerKey = (hub: HubKey, achievement: string): Key => ({
  pk: offersOf(hub),
  sk: `${OFFER}${achievement}`,
});

export const ruleKey = (hub: HubKey, achievement: string): Key => ({ pk: offersOf(hub), sk: `${RULE}${achievement}` });

/** The rule of an active achievement that a hub offers. */
export interface RuleItem extends Rule {
  readonly achievement_id: string;
  readonly updated_at: string;
}

const achievementOf = ({ sk }: Item): string => sk.slice(sk.indexOf('#') + 1);

/** Changes of the achievement itself are published once, for the team's row. */
const offerEvents = /* @__PURE__ */ lifecycle<Item>()({
  thing: 'achievement',
  resource_type: 'achievements',
  id: achievementOf,
  created: 'offered',
  updated: null,
  deleted: 'withdrawn',
  at: { offered: onWrite, withdrawn: onWrite },
});

/** Published so that members who already meet the rule are awarded. */
const ruleEvents = /* @__PURE__ */ lifecycle<RuleItem>()({
  thing: 'achievement',
  resource_type: 'achievements',
  id: ({ achievement_id }) => achievement_id,
  created: 'rule_set',
  updated: 'rule_set',
  deleted: null,
  at: { rule_set: onWrite },
});

export const achievementOfferKind = {
  entity: achievementOfferEntity,
  key: ['TEAM#{team}#HUB#{hub}#ACHIEVEMENTS', 'OFFER#{achievement}'],
  events: offerEvents,
  person: nobody,
  text: 'none',
  gives: false,
  note: 'what members see of it; agrees with the achievement at every moment',
} as const satisfies RowKind;

export const achievementRuleKind = {
  entity: achievementRuleEntity,
  key: ['TEAM#{team}#HUB#{hub}#ACHIEVEMENTS', 'RULE#{achievement}'],
  events: ruleEvents,
  person: nobody,
  text: 'none',
  gives: false,
  note: 'how it is earned, where it can be at present',
} as const satisfies RowKind;
