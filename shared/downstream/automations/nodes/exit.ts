import * as z from 'zod';
import { nodeKind, type PlanOf } from '../node-kind.ts';

/** Ends it here. */
export const exit = nodeKind({
  type: 'exit',
  data: z.object({}),
  links: [],
});

export const planExit: PlanOf<typeof exit> = async () => ({ end: 'exited' });
