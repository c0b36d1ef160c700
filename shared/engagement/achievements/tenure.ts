import type { MemberItem } from '../../hubs/people/members/member-item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { dueChecks } from './due-checks.ts';
import type { RuleItem } from './offer-item.ts';
import { tenureReached } from './progress.ts';

/** Schedules a check of the member for each tenure rule whose time is still ahead. */
export const scheduleTenureChecks = async (
  db: Table,
  hub: HubKey,
  member: MemberItem,
  rules: readonly RuleItem[],
  now: Date,
): Promise<void> => {
  for (const { rule_type, rule_threshold, achievement_id } of rules) {
    if (rule_type !== 'tenure_days') continue;
    const reached = tenureReached(member, rule_threshold);
    if (!reached || reached <= now) continue;
    const whose = { team_id: hub.team, hub_id: hub.hub, contact_id: member.contact_id };
    await dueChecks(db).schedule({ kind: 'tenure', at: reached.toISOString(), ...whose, achievement_id });
  }
};
