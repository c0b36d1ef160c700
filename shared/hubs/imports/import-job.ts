import * as z from 'zod';

/** A message to process one chunk of an import. */
export const importJob = z.object({ team_id: z.string(), import_id: z.string(), chunk: z.int() });
export type ImportJob = z.output<typeof importJob>;
