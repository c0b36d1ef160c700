import * as z from 'zod';
import { resource } from '../../shared/http/response.ts';

const shape = {
  closed: z.boolean(),
  deadline_at: z.iso.datetime().nullable(),
  options: z.array(z.object({ id: z.string(), label: z.string(), position: z.int(), vote_count: z.int() })),
  total_votes: z.int(),
  viewer_voted: z.boolean(),
  viewer_option_id: z.string().nullable(),
};

/** A poll as a discussion shows it. */
export const Poll = z.object({ id: z.string(), ...shape });

/** The same as a resource of its own: what somebody who votes is answered with. */
export const PollResource = resource('polls', z.object(shape));
