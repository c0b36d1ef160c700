import { ConditionSet, meetsSet } from '../condition-set.ts';
import { nodeKind, type PlanOf } from '../node-kind.ts';
import { assumedBranch } from '../simulated-visit.ts';

/** Branches by conditions. */
export const condition = nodeKind({
  type: 'condition',
  data: ConditionSet,
  links: ['next_if_true', 'next_if_false'],
  references: (set) => ({ rows: [], conditions: set }),
  has_effect: false,
  async simulate(set, visit) {
    const isMet = assumedBranch(visit) ?? (await visit.meets(set));
    return { way: isMet ? 'next_if_true' : 'next_if_false', left: visit.at };
  },
});

export const planCondition: PlanOf<typeof condition> = async (set, { db, hub, member, now }) => ({
  go: (await meetsSet(db, { hub, member }, set, now)) ? 'next_if_true' : 'next_if_false',
});
