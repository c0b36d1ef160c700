import * as z from 'zod';
import { described } from '#docs';

/** The poll with its results and the caller's vote. */
export const pollShape = {
  closed: z.boolean().meta(described('True if the poll accepts no more votes.')),
  deadline_at: z.iso
    .datetime()
    .nullable()
    .meta(described('The time when the poll closes. Null before the publication.')),
  is_anonymous: z
    .boolean()
    .meta(described('False if readers of the discussion see who voted for which option. True if nobody sees it.')),
  options: z
    .array(z.object({ id: z.string(), label: z.string(), position: z.int(), vote_count: z.int() }))
    .meta(described('The options with their votes.')),
  total_votes: z.int(),
  viewer_voted: z.boolean().meta(described('True if the caller has voted.')),
  viewer_option_id: z
    .string()
    .nullable()
    .meta(described('The option that the caller voted for. Null if they have not voted.')),
};
