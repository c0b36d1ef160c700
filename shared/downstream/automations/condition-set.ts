import * as z from 'zod';
import { Condition, LOGIC_OPERATORS, MAX_CONDITIONS } from '../../access/rules/condition.ts';
import { conditionsOf, evaluate } from '../../access/rules/evaluate.ts';
import { factKeys, factsOf, type Subject } from '../../access/rules/facts.ts';
import { MAX_REFERENCES, referenceCount } from '../../community/access-rules/references.ts';
import { gather } from '../../platform/db/gather.ts';
import type { Table } from '../../platform/db/table.ts';

/** Conditions of access rules that a member must meet: at least one condition, and whether any or all must be met. */
export const ConditionSet = z.object({
  logic_operator: z.enum(LOGIC_OPERATORS).default('all'),
  conditions: z
    .array(Condition)
    .min(1)
    .max(MAX_CONDITIONS)
    .refine(
      (all) => referenceCount(all) <= MAX_REFERENCES,
      'The conditions contain too many references; a set can have at most 90.',
    ),
});
export type ConditionSet = z.output<typeof ConditionSet>;

/** Whether a member meets the conditions now. One round trip, or none if no condition reads a row. */
export const meetsSet = async (db: Table, subject: Subject, set: ConditionSet, now: Date): Promise<boolean> => {
  const conditions = conditionsOf(set);
  const validConditions = conditions.filter((one) => one !== undefined);
  const rows = await gather(db, factKeys(subject, validConditions));
  return evaluate(set.logic_operator, conditions, factsOf(subject, validConditions, rows, now), now).has_access;
};
