import type { RuleFields } from './achievement-input.ts';
import type { AwardMode, Rule } from './achievement-item.ts';

/** The field that contradicts the others. */
export interface RuleProblem {
  readonly field: keyof RuleFields;
}

const FIELDS = ['rule_type', 'rule_criteria', 'rule_threshold', 'rule_window_days', 'rule_content_node_ids'] as const;

const isSet = (value: RuleFields[keyof RuleFields]): boolean =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

/** The current rule's fields are kept unless the rule type changes. */
const kept = (current: Rule | null, rule_type: Rule['rule_type']): Partial<Rule> =>
  current?.rule_type === rule_type ? current : {};

const problemOf = (rule: Rule): keyof RuleFields | undefined => {
  const { rule_type, rule_criteria, rule_threshold, rule_window_days: days, rule_content_node_ids: nodes } = rule;
  if (nodes.length > 0 && rule_type !== 'content_completed') return 'rule_content_node_ids';
  if (nodes.length > 0 && rule_criteria === 'any' && rule_threshold > nodes.length) return 'rule_threshold';
  if (days !== undefined && rule_type === 'tenure_days') return 'rule_window_days';
  return days !== undefined && rule_type === 'days_active' && rule_threshold > days ? 'rule_threshold' : undefined;
};

/** The rule from the fields sent and the current rule; null without one. Only `automatic` allows and requires a rule. */
export const ruleOf = (mode: AwardMode, sent: RuleFields, current: Rule | null): Rule | RuleProblem | null => {
  if (mode !== 'automatic') {
    const field = FIELDS.find((name) => isSet(sent[name]));
    return field ? { field } : null;
  }
  const rule_type = sent.rule_type ?? current?.rule_type;
  if (rule_type === undefined) return { field: 'rule_type' };
  const before = kept(current, rule_type);
  const days = sent.rule_window_days === undefined ? before.rule_window_days : sent.rule_window_days;
  const rule: Rule = {
    rule_type,
    rule_criteria: sent.rule_criteria ?? before.rule_criteria ?? 'any',
    rule_threshold: sent.rule_threshold ?? before.rule_threshold ?? 1,
    ...(typeof days === 'number' && { rule_window_days: days }),
    rule_content_node_ids: sent.rule_content_node_ids ?? before.rule_content_node_ids ?? [],
  };
  const field = problemOf(rule);
  return field ? { field } : rule;
};

export const isProblem = (rule: Rule | RuleProblem | null): rule is RuleProblem => rule !== null && 'field' in rule;
