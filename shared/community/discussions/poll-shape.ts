import * as z from 'zod';

/** A poll as its viewer sees it. */
export const pollShape = {
  closed: z.boolean().meta({ description: 'True if the poll accepts no more votes.' }),
  deadline_at: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'The time when the poll closes. Null before the publication.' }),
  options: z
    .array(z.object({ id: z.string(), label: z.string(), position: z.int(), vote_count: z.int() }))
    .meta({ description: 'The options with their votes.' }),
  total_votes: z.int().meta({ description: 'The number of votes.' }),
  viewer_voted: z.boolean().meta({ description: 'True if the caller has voted.' }),
  viewer_option_id: z
    .string()
    .nullable()
    .meta({ description: 'The option that the caller voted for. Null if they have not voted.' }),
};
