import { type HubKey, hubPartition, type Key } from '../../platform/db/key.ts';
import { plainLifecycle } from '../../platform/ledger/lifecycle.ts';
import type { Condition, LogicOperator } from './condition.ts';
import type { AccessTarget } from './target.ts';

/** Who is let into one thing of a hub. A thing has one rule at most. */
export interface AccessRuleItem {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly target_type: AccessTarget;
  readonly target_id: string;
  readonly logic_operator: LogicOperator;
  readonly conditions: readonly Condition[];
  readonly created_at: string;
  readonly updated_at: string;
}

/** What a rule stands on. */
export interface TargetId {
  readonly type: AccessTarget;
  readonly id: string;
}

/** A hub's rules stand together, by what they stand on: whoever reads a thing knows the key of its rule. */
export const rulesOf = (hub: HubKey): string => `${hubPartition(hub)}#ACCESS`;

export const TARGET = 'TARGET#';

export const accessRuleKey = (hub: HubKey, { type, id }: TargetId): Key => ({
  pk: rulesOf(hub),
  sk: `${TARGET}${type}#${id}`,
});

/** Leads from a rule's id to what it stands on. */
export const accessRulePointerKey = (hub: HubKey, rule: string): Key => ({ pk: rulesOf(hub), sk: `RULE#${rule}` });

export const accessRuleEvents = /* @__PURE__ */ plainLifecycle<AccessRuleItem>({
  thing: 'access_rule',
  resource_type: 'access_rules',
  id: ({ id }) => id,
});
