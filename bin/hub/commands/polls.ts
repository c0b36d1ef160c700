import { done, list, shown, type Verb } from '../verb.ts';

const VOTE = '/api/v1/discussions/{discussion_id}/poll-vote';

/** Voting in the poll of a discussion. */
export const polls: readonly Verb[] = [
  shown('put', VOTE, { name: 'vote', about: 'Vote in a poll (members)', type: 'poll_votes', args: ['option_id'] }),
  done('delete', VOTE, { name: 'unvote', about: 'Withdraw your vote (members)', done: 'Vote withdrawn.' }),
  list('/api/v1/discussions/{discussion_id}/poll-votes', {
    name: 'votes',
    about: 'List the members who voted',
    what: 'votes',
    id: 'contact_id',
    columns: [{ attribute: 'contact_display_name', title: 'NAME', wide: true }, 'option_id', 'created_at'],
    flags: [{ flag: '--option <id>', about: 'filter by option', query: 'filter[option_id]' }],
  }),
];
