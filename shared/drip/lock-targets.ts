import { accessRuleKey } from '../access/rule-item.ts';
import { accessRules } from '../access-rules/access-rules.ts';
import { gather } from '../db/gather.ts';
import type { Actor } from '../db/item.ts';
import type { HubKey } from '../db/key.ts';
import type { Table } from '../db/table.ts';
import { inParts } from '../in-parts.ts';
import { dripSteps, MOST_STEPS } from './drip-steps.ts';
import type { DRIP_TARGETS } from './step-item.ts';

/** What an unlock step opens. */
export interface DripTarget {
  readonly type: (typeof DRIP_TARGETS)[number];
  readonly id: string;
}

const AT_ONCE = 10;

/** Whether a thing is there to be unlocked. */
export const targetExists = async (db: Table, hub: HubKey, target: DripTarget): Promise<boolean> =>
  (await accessRules(db, hub).look(target, [])) !== 'unknown_target';

/**
 * Keeps what a campaign's steps unlock from everybody it was not unlocked for: what has no access rule gets one that
 * lets nobody in. Again changes nothing, and what was deleted meanwhile is left out.
 */
export const lockTargets = async (db: Table, hub: HubKey, campaign: string, actor: Actor, now: Date): Promise<void> => {
  const { items } = await dripSteps(db, hub, campaign).list({ limit: MOST_STEPS, after: undefined });
  const targets = items.flatMap(({ target_type: type, target_id: id }) => (type && id ? [{ type, id }] : []));
  const rules = await gather(
    db,
    targets.map((target) => accessRuleKey(hub, target)),
  );
  const open = targets.filter((target) => rules(accessRuleKey(hub, target)) === undefined);
  for (const part of inParts(open, AT_ONCE))
    await Promise.all(
      part.map(({ type, id }) => {
        const rule = { target_type: type, target_id: id, logic_operator: 'any' as const, conditions: [] };
        return accessRules(db, hub).create(rule, actor, now);
      }),
    );
};
