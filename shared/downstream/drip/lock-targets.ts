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

/** The target of an `unlock` step. */
interface DripTarget {
  readonly type: (typeof DRIP_TARGETS)[number];
  readonly id: string;
}

const BATCH_SIZE = 10;

const ruleFor = ({ type, id }: DripTarget): NewRule => ({
  target_type: type,
  target_id: id,
  logic_operator: 'any',
  conditions: [],
});

/** The transaction steps that lock a target; none if it has an access rule. */
export const lockSteps = async (
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
 * Locks the targets of a campaign's steps: each target without an access rule gets one that denies every member.
 * Idempotent; deleted targets are skipped.
 */
export const lockTargets = async (db: Table, hub: HubKey, campaign: string, actor: Actor, now: Date): Promise<void> => {
  const { items } = await dripSteps(db, hub, campaign).list({ limit: MAX_STEPS, after: undefined });
  const targets = items.flatMap(({ target_type: type, target_id: id }) => (type && id ? [{ type, id }] : []));
  const rules = await gather(
    db,
    targets.map((target) => accessRuleKey(hub, target)),
  );
  const open = targets.filter((target) => rules(accessRuleKey(hub, target)) === undefined);
  for (const part of inParts(open, BATCH_SIZE))
    await Promise.all(part.map((target) => accessRules(db, hub).create(ruleFor(target), actor, now)));
};
