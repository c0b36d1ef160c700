import { createHash } from 'node:crypto';
import * as z from 'zod';
import { NO_REFERENCES, nodeKind, type PlanOf } from '../node-kind.ts';
import { assumedTruth } from '../simulated-visit.ts';

/** Where somebody falls between 0 and 100 at a node: evenly spread, and the same each time they come to it. */
export const share = (enrollment: string, node: string): number =>
  (createHash('sha256').update(`${enrollment}/${node}`).digest().readUInt32BE() / 2 ** 32) * 100;

/** Sends `percent` of the enrollments one way and the rest the other; an enrollment always goes the same way. */
export const split = nodeKind({
  type: 'split',
  data: z.object({ percent: z.number().min(0).max(100).default(50) }),
  links: ['next_if_true', 'next_if_false'],
  references: NO_REFERENCES,
  has_effect: false,
  simulate({ percent }, visit) {
    const isTrue = assumedTruth(visit) ?? share(visit.name, visit.node_id) < percent;
    return { way: isTrue ? 'next_if_true' : 'next_if_false', left: visit.at };
  },
});

export const planSplit: PlanOf<typeof split> = async ({ percent }, { enrollment, node_id }) => ({
  go: share(enrollment.id, node_id) < percent ? 'next_if_true' : 'next_if_false',
});
