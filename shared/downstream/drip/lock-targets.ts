import type { DripCampaignItem } from '../../access/drip/campaign-item.ts';
import { dripName } from '../../access/drip/drip-ref.ts';
import { type AccessRuleItem, accessRuleKey } from '../../access/rules/rule-item.ts';
import { accessRules, ruleSteps } from '../../community/access-rules/access-rules.ts';
import type { NewRule } from '../../community/access-rules/rule-input.ts';
import { live } from '../../platform/db/expression.ts';
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

/** The campaign as the rules of its targets name it. */
const nameOf = ({ id, automation_id }: DripCampaignItem): string =>
  dripName({ campaign: id, automation: automation_id });

const ruleFor = ({ type, id }: DripTarget, campaign: DripCampaignItem): NewRule & Pick<AccessRuleItem, 'drips'> => ({
  target_type: type,
  target_id: id,
  logic_operator: 'any',
  conditions: [],
  drips: new Set([nameOf(campaign)]),
});

const namesCampaign = (rule: AccessRuleItem | undefined, campaign: DripCampaignItem): boolean =>
  rule?.drips?.has(nameOf(campaign)) === true;

/** Names the campaign in the rule of a target. */
const naming = (hub: HubKey, target: DripTarget, campaign: DripCampaignItem) => ({
  update: accessRuleKey(hub, target),
  change: { add: { drips: new Set([nameOf(campaign)]) } },
  condition: live,
});

/** The transaction steps that lock a target; a rule that it has only gets the name of the campaign. */
export const lockSteps = async (
  db: Table,
  hub: HubKey,
  target: DripTarget,
  campaign: DripCampaignItem,
  actor: Actor,
  now: Date,
): Promise<readonly Step[]> => {
  const rule = await accessRules(db, hub).on(target);
  if (!rule) return ruleSteps(hub, ruleFor(target, campaign), actor, now).steps;
  return namesCampaign(rule, campaign) ? [] : [naming(hub, target, campaign)];
};

/**
 * Locks the targets of a campaign's steps: each target without an access rule gets one that denies every member, and
 * each rule names the campaign. Idempotent; deleted targets are skipped.
 */
export const lockTargets = async (
  db: Table,
  hub: HubKey,
  campaign: DripCampaignItem,
  actor: Actor,
  now: Date,
): Promise<void> => {
  const { items } = await dripSteps(db, hub, campaign.id).list({ limit: MAX_STEPS, after: undefined });
  const targets = items.flatMap(({ target_type: type, target_id: id }) => (type && id ? [{ type, id }] : []));
  const rules = await gather(
    db,
    targets.map((target) => accessRuleKey(hub, target)),
  );
  const ruleOf = (target: DripTarget) => rules<AccessRuleItem>(accessRuleKey(hub, target));
  const name = async (target: DripTarget): Promise<void> => {
    const { update, change, condition } = naming(hub, target, campaign);
    await db.update(update, change, condition);
  };
  const lock = async (target: DripTarget): Promise<void> => {
    if (ruleOf(target)) return name(target);
    const made = await accessRules(db, hub).create(ruleFor(target, campaign), actor, now);
    if (typeof made !== 'string' && 'rule_id' in made) await name(target);
  };
  const unlocked = targets.filter((target) => !namesCampaign(ruleOf(target), campaign));
  for (const part of inParts(unlocked, BATCH_SIZE)) await Promise.all(part.map(lock));
};
