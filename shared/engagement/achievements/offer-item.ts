import type { Item } from '../../platform/db/item.ts';
import { type HubKey, hubPartition, type Key } from '../../platform/db/key.ts';
import { ofWrite } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';
import type { Rule } from './achievement-item.ts';

/**
 * All that a hub offers stands in this partition: under `OFFER#` what is seen of it, under `RULE#` how it is earned.
 */
export const offersOf = (hub: HubKey): string => `${hubPartition(hub)}#ACHIEVEMENTS`;

export const OFFER = 'OFFER#';
export const RULE = 'RULE#';

export const offerKey = (hub: HubKey, achievement: string): Key => ({
  pk: offersOf(hub),
  sk: `${OFFER}${achievement}`,
});

export const ruleKey = (hub: HubKey, achievement: string): Key => ({ pk: offersOf(hub), sk: `${RULE}${achievement}` });

/** The rule of an achievement that a hub offers, of one that can be earned at present. */
export interface RuleItem extends Rule {
  readonly achievement_id: string;
  readonly updated_at: string;
}

const achievementOf = ({ sk }: Item): string => sk.slice(sk.indexOf('#') + 1);

/** That a hub offers it, or no longer. What changes of it is told once, of the team's own. */
export const offerEvents = /* @__PURE__ */ lifecycle<Item>()({
  thing: 'achievement',
  resource_type: 'achievements',
  id: achievementOf,
  created: 'offered',
  updated: null,
  deleted: 'withdrawn',
  at: { offered: ofWrite, withdrawn: ofWrite },
});

/** That members who did enough before may have earned it now. */
export const ruleEvents = /* @__PURE__ */ lifecycle<RuleItem>()({
  thing: 'achievement',
  resource_type: 'achievements',
  id: ({ achievement_id }) => achievement_id,
  created: 'rule_set',
  updated: 'rule_set',
  deleted: null,
  at: { rule_set: ofWrite },
});
