import * as z from 'zod';
import { described } from '#docs';
import { Condition, LOGIC_OPERATORS, MAX_CONDITIONS } from '../../access/rules/condition.ts';
import { ACCESS_TARGETS } from '../../access/rules/target.ts';
import { MAX_REFERENCES, referenceCount } from './references.ts';

const Conditions = z
  .array(Condition)
  .max(MAX_CONDITIONS)
  .refine(
    (conditions) => referenceCount(conditions) <= MAX_REFERENCES,
    'The conditions contain too many references; a rule can have at most 90.',
  );

export const RuleInput = z.object({
  target_type: z.enum(ACCESS_TARGETS).meta(described('The type of the target that the rule restricts.')),
  target_id: z.uuid().meta(described('The id of the target that the rule restricts.')),
  logic_operator: z
    .enum(LOGIC_OPERATORS)
    .default('any')
    .meta(described('Whether a member must meet `any` or `all` of the conditions. Default: `any`.')),
  conditions: Conditions.default([]).meta(
    described('The conditions, at most 20. Without conditions, the rule denies every member.'),
  ),
});

/** Null resets a field. */
export const RuleChange = z.object({
  logic_operator: z
    .enum(LOGIC_OPERATORS)
    .nullable()
    .optional()
    .meta(described('Whether a member must meet `any` or `all` of the conditions. Null resets it to `any`.')),
  conditions: Conditions.nullable()
    .optional()
    .meta(described('The conditions, at most 20. Null removes all conditions, and the rule denies every member.')),
});

export type NewRule = z.output<typeof RuleInput>;
export type ChangedRule = z.output<typeof RuleChange>;
