import * as z from 'zod';
import { NO_REFERENCES, nodeKind, type PlanOf } from '../node-kind.ts';

/** Ends the enrollment. */
export const exit = nodeKind({
  type: 'exit',
  data: z.object({}),
  links: [],
  references: NO_REFERENCES,
  has_effect: false,
  simulate: () => 'exit',
});

export const planExit: PlanOf<typeof exit> = async () => ({ end: 'exited' });
