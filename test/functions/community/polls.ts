import { type CommunityWorld, data, type Person, read } from './world.ts';

export interface Poll {
  readonly id: string;
  readonly closed: boolean;
  readonly is_anonymous: boolean;
  readonly deadline_at: string;
  readonly options: readonly { id: string; label: string; position: number; vote_count: number }[];
  readonly total_votes: number;
  readonly viewer_voted: boolean;
  readonly viewer_option_id: string | null;
}

/** A poll of three options, open for three days. */
export const POLL = { poll: { options: ['Tea', 'Coffee', 'Water'], duration_days: 3 } };

/** Reads the poll of a discussion as a viewer, its option ids and its counts. */
export const polls = (context: () => { readonly world: CommunityWorld; readonly viewer: Person }) => {
  const pollOf = async (id: string, { token } = context().viewer) =>
    data(await read(context().world, token, id)).attributes.poll as Poll;
  return {
    pollOf,
    optionsOf: async (id: string) => (await pollOf(id)).options.map((option) => option.id),
    counts: async (id: string) => (await pollOf(id)).options.map(({ vote_count }) => vote_count),
  };
};
