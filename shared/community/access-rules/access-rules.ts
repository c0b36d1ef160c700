import type { Condition } from '../../access/rules/condition.ts';
import {
  type AccessRuleItem,
  accessRuleEntity,
  accessRuleKey,
  accessRulePointerEntity,
  accessRulePointerKey,
  rulesOf,
  TARGET,
  type TargetId,
} from '../../access/rules/rule-item.ts';
import type { AccessTarget } from '../../access/rules/target.ts';
import { equals, free, live } from '../../platform/db/expression.ts';
import { gather } from '../../platform/db/gather.ts';
import { type Actor, type Attributes, attributesOf, type Item, type NewItem } from '../../platform/db/item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { tombstone } from '../../platform/db/write.ts';
import { newId } from '../../platform/ids/id.ts';
import { referenceKeys, resolveConditions, type Unresolved } from './references.ts';
import type { ChangedRule, NewRule } from './rule-input.ts';
import { isExistingTarget, targetExists, targetKey } from './targets.ts';

/** The target already has this rule. */
export interface RuleExists {
  readonly rule_id: string;
}

export const targetOf = ({ target_type: type, target_id: id }: Pick<AccessRuleItem, 'target_type' | 'target_id'>) =>
  ({ type, id }) satisfies TargetId;

/** A new rule and the steps that create it. They fail if the target has a rule or does not exist. */
export const ruleSteps = (
  hub: HubKey,
  {
    target_type,
    target_id,
    logic_operator,
    conditions,
    drips,
  }: Omit<NewRule, 'conditions'> & Pick<AccessRuleItem, 'conditions' | 'drips'>,
  actor: Actor,
  now: Date,
): { readonly rule: AccessRuleItem; readonly steps: readonly Step[] } => {
  const target = { type: target_type, id: target_id };
  const key = targetKey(hub, target);
  const timestamp = now.toISOString();
  const named = { target_type, target_id };
  const tenant = { team_id: hub.team, hub_id: hub.hub };
  const rule = {
    id: newId(),
    ...tenant,
    ...named,
    logic_operator,
    conditions,
    ...(drips && { drips }),
    created_at: timestamp,
    updated_at: timestamp,
  };
  const row: NewItem = {
    ...accessRuleKey(hub, target),
    entity: accessRuleEntity,
    ...attributesOf(rule),
    actor: { ...actor },
  };
  const gated = key && { update: key, change: { set: { gated: true } }, condition: targetExists(hub, target) };
  const steps = [
    { put: row, condition: free, label: 'rule' },
    { put: { ...accessRulePointerKey(hub, rule.id), entity: accessRulePointerEntity, ...named } },
    ...(gated ? [{ ...gated, label: 'target' }] : []),
  ];
  return { rule, steps };
};

/**
 * The rules of a hub. A target has at most one rule; its own row is marked `gated` in the same transaction. A rule
 * whose target was deleted has no effect.
 */
export const accessRules = (db: Table, hub: HubKey) => {
  const read = (target: TargetId) => db.get<AccessRuleItem>(accessRuleKey(hub, target));

  const get = async (id: string): Promise<AccessRuleItem | undefined> => {
    const pointer = await db.get<AccessRuleItem>(accessRulePointerKey(hub, id));
    const rule = pointer && (await read(targetOf(pointer)));
    return rule?.id === id ? rule : undefined;
  };

  /** The conditions with the labels of their references. */
  const resolve = async (conditions: readonly Condition[]): Promise<readonly Condition[] | Unresolved> =>
    resolveConditions(hub, conditions, await gather(db, referenceKeys(hub, conditions)));

  /** Resolves the conditions and checks that the target exists. */
  const look = async (
    target: TargetId,
    conditions: readonly Condition[],
  ): Promise<readonly Condition[] | Unresolved | 'unknown_target'> => {
    const key = targetKey(hub, target);
    const rows = await gather(db, [...(key ? [key] : []), ...referenceKeys(hub, conditions)]);
    return key && isExistingTarget(hub, target, rows(key))
      ? resolveConditions(hub, conditions, rows)
      : 'unknown_target';
  };

  return {
    get,
    look,

    /** The rule of a target. */
    on: read,

    /** By the type of the target, then by its creation, oldest first. */
    list: (type: AccessTarget | undefined, page: PageRequest): Promise<Page<AccessRuleItem & Item>> =>
      db.query<AccessRuleItem>({ partition: rulesOf(hub), prefix: type ? `${TARGET}${type}#` : TARGET, ...page }),

    async create(
      input: NewRule & Pick<AccessRuleItem, 'drips'>,
      actor: Actor,
      now: Date,
    ): Promise<AccessRuleItem | Unresolved | RuleExists | 'unknown_target'> {
      const target = targetOf(input);
      const conditions = await look(target, input.conditions);
      if (typeof conditions === 'string') return 'unknown_target';
      if ('code' in conditions) return conditions;
      const { rule, steps } = ruleSteps(hub, { ...input, conditions }, actor, now);
      const made = await db.transact(steps);
      if (made.ok) return rule;
      const taken = made.failed.find(({ label }) => label === 'rule')?.current as AccessRuleItem | undefined;
      return taken ? { rule_id: taken.id } : 'unknown_target';
    },

    /** Undefined if the rule no longer exists. */
    async change(
      current: AccessRuleItem,
      input: ChangedRule,
      actor: Actor,
      now: Date,
    ): Promise<AccessRuleItem | Unresolved | undefined> {
      const { logic_operator, conditions } = input;
      if (logic_operator === undefined && conditions === undefined) return current;
      const resolved = conditions && (await resolve(conditions));
      if (resolved && 'code' in resolved) return resolved;
      const set: Attributes = {
        logic_operator: logic_operator === null ? 'any' : logic_operator,
        conditions: conditions === null ? [] : (resolved as Attributes[string]),
        updated_at: now.toISOString(),
        actor: { ...actor },
      };
      const key = accessRuleKey(hub, targetOf(current));
      const written = await db.update<AccessRuleItem>(key, { set }, equals('id', current.id));
      return written.ok ? written.value : undefined;
    },

    /** Opens the target, which may already be deleted. False if the rule does not exist. */
    async remove(current: AccessRuleItem, actor: Actor, now: Date): Promise<boolean> {
      const target = targetOf(current);
      const key = accessRuleKey(hub, target);
      const own = targetKey(hub, target);
      const gone = [
        { put: tombstone(key, { entity: accessRuleEntity, actor, now }), condition: equals('id', current.id) },
        { remove: accessRulePointerKey(hub, current.id) },
      ];
      const freed = own && [{ update: own, change: { remove: ['gated'] }, condition: live, label: 'target' }];
      const removed = await db.transact([...gone, ...(freed ?? [])]);
      if (removed.ok) return true;
      if (!removed.failed.every(({ label }) => label === 'target')) return false;
      return (await db.transact(gone)).ok;
    },
  };
};
