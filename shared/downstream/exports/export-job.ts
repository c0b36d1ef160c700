import * as z from 'zod';

/** A job that continues an export. */
export const exportJob = z.object({
  kind: z.literal('export'),
  person: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('user'), id: z.string() }),
    z.object({ kind: z.literal('contact'), id: z.string(), team: z.string() }),
  ]),
  export_id: z.string(),
});
export type ExportJob = z.output<typeof exportJob>;
