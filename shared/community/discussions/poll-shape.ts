import * as z from 'zod';

/** A poll as its viewer sees it. */
export const pollShape = {
  closed: z.boolean(),
  deadline_at: z.iso.datetime().nullable(),
  options: z.array(z.object({ id: z.string(), label: z.string(), position: z.int(), vote_count: z.int() })),
  total_votes: z.int(),
  viewer_voted: z.boolean(),
  viewer_option_id: z.string().nullable(),
};
