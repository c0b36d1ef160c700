import { type DripCampaignItem, dripCampaignKey } from '../../access/drip/campaign-item.ts';
import { accessRules } from '../../community/access-rules/access-rules.ts';
import { all, equals, live } from '../../platform/db/expression.ts';
import type { Actor } from '../../platform/db/item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import { retryUntilCommitted } from '../../platform/db/retry-until-committed.ts';
import type { Table } from '../../platform/db/table.ts';
import type { DripStepFields } from './drip-input.ts';
import { dripSteps } from './drip-steps.ts';
import { lockSteps } from './lock-targets.ts';
import type { DripStepItem } from './step-item.ts';

/**
 * Adds a step to a campaign. If the campaign is active, the target of the step is locked in the same transaction;
 * otherwise the activation locks it. Retried if the status of the campaign changes meanwhile.
 */
export const addStep = (
  db: Table,
  hub: HubKey,
  campaign: string,
  words: DripStepFields,
  actor: Actor,
  now: Date,
): Promise<DripStepItem | 'limit_reached' | 'not_found' | 'unknown_target'> =>
  retryUntilCommitted(async () => {
    const key = dripCampaignKey(hub, campaign);
    const current = await db.get<DripCampaignItem>(key);
    if (!current) return 'not_found';
    const { target_type: type, target_id: id } = words;
    const target = type !== null && id !== null ? { type, id } : undefined;
    if (target && (await accessRules(db, hub).look(target, [])) === 'unknown_target') return 'unknown_target';
    const locks = target && current.status === 'active' ? await lockSteps(db, hub, target, current, actor, now) : [];
    const asRead = { check: key, condition: all(live, equals('status', current.status)) };
    return dripSteps(db, hub, campaign).create(words, actor, now, [...locks, asRead]);
  });
