import { type HubKey, hubPartition, type Key } from '../../platform/db/key.ts';
import { nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { plainLifecycle } from '../../platform/ledger/lifecycle.ts';
import type { Condition, LogicOperator } from './condition.ts';
import type { AccessTarget } from './target.ts';

export const accessRuleEntity = /* @__PURE__ */ entity('access_rule');
export const accessRulePointerEntity = /* @__PURE__ */ entity('access_rule_pointer');

/** The access rule of a target in a hub. A target has at most one. */
export interface AccessRuleItem {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly target_type: AccessTarget;
  readonly target_id: string;
  readonly logic_operator: LogicOperator;
  readonly conditions: readonly Condition[];
  /** The drip campaigns that lock the target. Absent without one, and in rules from before it was stored. */
  readonly drips?: ReadonlySet<string>;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The target of a rule. */
export interface TargetId {
  readonly type: AccessTarget;
  readonly id: string;
}

/** The partition of a hub's rules. The key of a rule follows from its target. */
export const rulesOf = (hub: HubKey): string => `${hubPartition(hub)}#ACCESS`;

export const TARGET = 'TARGET#';

export const accessRuleKey = (hub: HubKey, { type, id }: TargetId): Key => ({
  pk: rulesOf(hub),
  sk: `${TARGET}${type}#${id}`,
});

/** Maps the id of a rule to its target. */
export const accessRulePointerKey = (hub: HubKey, rule: string): Key => ({ pk: rulesOf(hub), sk: `RULE#${rule}` });

const accessRuleEvents = /* @__PURE__ */ plainLifecycle<AccessRuleItem>({
  thing: 'access_rule',
  resource_type: 'access_rules',
  id: ({ id }) => id,
  hidden: ['drips'],
});

export const accessRuleKind = {
  entity: accessRuleEntity,
  key: ['TEAM#{team}#HUB#{hub}#ACCESS', 'TARGET#{type}#{target}'],
  events: accessRuleEvents,
  person: nobody,
  text: 'none',
  gives: false,
  note: "one for each thing; the thing's own row says `gated`, and `drips` names the drip campaigns that lock it",
} as const satisfies RowKind;

export const accessRulePointerKind = {
  entity: accessRulePointerEntity,
  key: ['TEAM#{team}#HUB#{hub}#ACCESS', 'RULE#{rule}'],
  events: 'none',
  person: nobody,
  text: 'none',
  gives: false,
} as const satisfies RowKind;
