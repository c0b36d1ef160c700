import * as z from 'zod';
import { Condition, LOGIC_OPERATORS, MOST_CONDITIONS } from '../../access/rules/condition.ts';
import { ACCESS_TARGETS } from '../../access/rules/target.ts';
import { MOST_WEIGHT, weightOf } from './references.ts';

const Conditions = z
  .array(Condition)
  .max(MOST_CONDITIONS)
  .refine(
    (conditions) => weightOf(conditions) <= MOST_WEIGHT,
    'The conditions contain too many references; a rule can have at most 90.',
  );

/** A new rule: what it stands on, and whom it lets in. */
export const RuleInput = z.object({
  target_type: z.enum(ACCESS_TARGETS),
  target_id: z.uuid(),
  logic_operator: z.enum(LOGIC_OPERATORS).default('any'),
  conditions: Conditions.default([]),
});

/** What is sent changes; null puts it back: no condition at all, and `any`. */
export const RuleChange = z.object({
  logic_operator: z.enum(LOGIC_OPERATORS).nullable().optional(),
  conditions: Conditions.nullable().optional(),
});

export type NewRule = z.output<typeof RuleInput>;
export type ChangedRule = z.output<typeof RuleChange>;
