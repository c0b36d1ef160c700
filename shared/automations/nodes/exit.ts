import * as z from 'zod';
import { nodeKind } from '../node-kind.ts';

/** Ends it here. */
export const exit = nodeKind({
  type: 'exit',
  data: z.object({}),
  links: [],
  plan: async () => ({ end: 'exited' }),
});
