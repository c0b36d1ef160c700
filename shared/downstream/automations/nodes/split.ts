import { createHash } from 'node:crypto';
import * as z from 'zod';
import { NO_REFERENCES, nodeKind, type PlanOf } from '../node-kind.ts';
import { assumedBranch } from '../simulated-visit.ts';

/** A number from 0 to 100 for an enrollment at a node: evenly distributed and constant. */
export const splitPercentOf = (enrollment: string, node: string): number =>
  (createHash('sha256').update(`${enrollment}/${node}`).digest().readUInt32BE() / 2 ** 32) * 100;

/** Sends `percent` of the enrollments one way and the rest the other; an enrollment always goes the same way. */
export const split = nodeKind({
  type: 'split',
  data: z.object({ percent: z.number().min(0).max(100).default(50) }),
  links: ['next_if_true', 'next_if_false'],
  references: NO_REFERENCES,
  has_effect: false,
  simulate({ percent }, visit) {
    const isTrue = assumedBranch(visit) ?? splitPercentOf(visit.enrollmentId, visit.node_id) < percent;
    return { way: isTrue ? 'next_if_true' : 'next_if_false', left: visit.at };
  },
});

export const planSplit: PlanOf<typeof split> = async ({ percent }, { enrollment, node_id }) => ({
  go: splitPercentOf(enrollment.id, node_id) < percent ? 'next_if_true' : 'next_if_false',
});
