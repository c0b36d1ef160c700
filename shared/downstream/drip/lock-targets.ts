import { accessRuleKey } from '../../access/rules/rule-item.ts';
import { accessRules, ruleSteps } from '../../community/access-rules/access-rules.ts';
import type { NewRule } from '../../community/access-rules/rule-input.ts';
import { gather } from '../../platform/db/gather.ts';
import type { Actor } from '../../platform/db/item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { inParts } from '../../platform/runtime/in-parts.ts';
import { dripSteps, MAX_STEPS } from './drip-steps.ts';
import type { DRIP_TARGETS } from './step-item.ts';

/** What an unlock step opens. */
interface DripTarget {
  readonly type: (typeof DRIP_TARGETS)[number];
  readonly id: string;
}

const AT_ONCE = 10;

const ruleFor = ({ type, id }: DripTarget): NewRule => ({
  target_type: type,
  target_id: id,
  logic_operator: 'any',
  conditions: [],
});

/** The steps that lock a thing for everybody it is not unlocked for; none where it has an access rule. */
export const lockOf = async (
  db: Table,
  hub: HubKey,
  target: DripTarget,
  actor: Actor,
  now: Date,
): Promise<readonly Step[]> => {
  if (await accessRules(db, hub).on(target)) return [];
  return ruleSteps(hub, ruleFor(target), actor, now).steps;
};

/**
 * Keeps what a campaign's steps unlock from everybody it was not unlocked for: what has no access rule gets one that
 * lets nobody in. Again changes nothing, and what was deleted meanwhile is left out.
 */
export const lockTargets = async (db: Table, hub: HubKey, campaign: string, actor: Actor, now: Date): Promise<void> => {
  const { items } = await dripSteps(db, hub, campaign).list({ limit: MAX_STEPS, after: undefined });
  const targets = items.flatMap(({ target_type: type, target_id: id }) => (type && id ? [{ type, id }] : []));
  const rules = await gather(
    db,
    targets.map((target) => accessRuleKey(hub, target)),
  );
  const open = targets.filter((target) => rules(accessRuleKey(hub, target)) === undefined);
  for (const part of inParts(open, AT_ONCE))
    await Promise.all(part.map((target) => accessRules(db, hub).create(ruleFor(target), actor, now)));
};
