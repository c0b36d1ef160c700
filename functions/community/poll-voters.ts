import * as z from 'zod';
import { described, text } from '#docs';
import { INACCESSIBLE } from '../../shared/api/admitted.ts';
import { route } from '../../shared/api/route.ts';
import { discussionKey } from '../../shared/community/discussions/discussion-item.ts';
import { marksPage } from '../../shared/community/discussions/marks-page.ts';
import { isAnonymous } from '../../shared/community/discussions/poll.ts';
import { personShape } from '../../shared/hubs/people/embedded/embedded-shape.ts';
import { Refusal, refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, compositeResource, many } from '../../shared/platform/http/response.ts';
import { admitted, discussionParticipant } from './admitted.ts';

const PollVote = compositeResource('poll_votes', ['discussion_id', 'contact_id'], () =>
  z.object({
    option_id: z.string().meta(described('The option that the member voted for.')),
    contact_id: z.string().meta(described('The member who voted.')),
    ...personShape('contact'),
    created_at: z.iso.datetime().meta(described('When the member voted for this option.')),
  }),
);

const votes = route({
  method: 'GET',
  path: '/discussions/{discussion_id}/poll-votes',
  summary: text('List the votes of a poll'),
  description: text(`One entry per member who voted, grouped by option. \`filter[option_id]\` returns the votes for one
option. Available to everyone who can read the discussion. The votes of an anonymous poll are listed to nobody: the
response is 403 \`poll_anonymous\`.`),
  caller: discussionParticipant(),
  query: list(() => ({ filter: { option_id: z.uuid().optional() } })),
  response: many(PollVote),
  errors: [...INACCESSIBLE, 'poll_anonymous'],
  async handler({ params: { discussion_id }, query: { filter, page } }, context) {
    const found = await admitted(context, discussion_id);
    if (found instanceof Refusal) return found;
    const { poll } = found.discussion;
    if (!poll) return refuse('not_found');
    if (isAnonymous(poll)) return refuse('poll_anonymous');
    const wanted = { post: discussionKey(context.team, discussion_id), kind: 'vote', value: filter.option_id } as const;
    const { items, next } = await marksPage(context, found.discussion, wanted, page);
    return answer({
      items: items.map(({ value: option_id, ...mark }) => ({ ...mark, discussion_id, option_id })),
      next,
    });
  },
});

export const pollVoterRoutes = [votes];
