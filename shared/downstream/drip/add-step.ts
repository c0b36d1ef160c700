import { accessRules } from '../../community/access-rules/access-rules.ts';
import { all, equals, live } from '../../platform/db/expression.ts';
import type { Actor } from '../../platform/db/item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import { retryUntilCommitted } from '../../platform/db/retry-until-committed.ts';
import type { Table } from '../../platform/db/table.ts';
import { type DripCampaignItem, dripCampaignKey } from './campaign-item.ts';
import type { DripStepWords } from './drip-input.ts';
import { dripSteps } from './drip-steps.ts';
import { lockOf } from './lock-targets.ts';
import type { DripStepItem } from './step-item.ts';

/**
 * Adds a step to a campaign. While the campaign is active, what the step unlocks is locked in the same write; before
 * that, the activation locks it. Decided anew where the campaign is activated or paused meanwhile.
 */
export const addStep = (
  db: Table,
  hub: HubKey,
  campaign: string,
  words: DripStepWords,
  actor: Actor,
  at: Date,
): Promise<DripStepItem | 'limit_reached' | 'not_found' | 'unknown_target'> =>
  retryUntilCommitted(async () => {
    const key = dripCampaignKey(hub, campaign);
    const current = await db.get<DripCampaignItem>(key);
    if (!current) return 'not_found';
    const { target_type: type, target_id: id } = words;
    const target = type !== null && id !== null ? { type, id } : undefined;
    if (target && (await accessRules(db, hub).look(target, [])) === 'unknown_target') return 'unknown_target';
    const locks = target && current.status === 'active' ? await lockOf(db, hub, target, actor, at) : [];
    const asRead = { check: key, condition: all(live, equals('status', current.status)) };
    return dripSteps(db, hub, campaign).create(words, actor, at, [...locks, asRead]);
  });
