import * as z from 'zod';
import { text } from '#docs';
import type { AccessContext } from '../../shared/api/admitted.ts';
import { type ContactCaller, member } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import type { AdmittedDiscussion } from '../../shared/community/discussions/admit-discussion.ts';
import type { PollItem } from '../../shared/community/discussions/discussion-item.ts';
import { isClosed, pollView } from '../../shared/community/discussions/poll.ts';
import { pollShape } from '../../shared/community/discussions/poll-shape.ts';
import { castVote } from '../../shared/community/discussions/votes.ts';
import { mayWrite } from '../../shared/hubs/readers/readers.ts';
import { retryUntilCommitted } from '../../shared/platform/db/retry-until-committed.ts';
import { either } from '../../shared/platform/http/body.ts';
import { Refusal, refuse } from '../../shared/platform/http/errors.ts';
import { answer, done, empty, one, resource } from '../../shared/platform/http/response.ts';
import { canonicalId } from '../../shared/platform/ids/id.ts';
import { admitted } from './admitted.ts';

const PollResource = resource('polls', () => z.object(pollShape));

const path = '/discussions/{discussion_id}/poll-vote';
const ERRORS = ['not_found', 'account_suspended', 'space_membership_required', 'poll_closed'] as const;

type Voting = AccessContext & { readonly caller: ContactCaller };
type Found = AdmittedDiscussion & { readonly vote: string | undefined };

/** A discussion with an open poll, and the caller's vote. */
const openPoll = async (context: Voting, id: string): Promise<Found | Refusal<(typeof ERRORS)[number]>> => {
  const found = await admitted(context, id);
  if (found instanceof Refusal) return found;
  const { discussion, view, viewer } = found;
  if (!discussion.poll) return refuse('not_found');
  if (!mayWrite(view)) return refuse('space_membership_required');
  if (discussion.status !== 'published' || isClosed(discussion, context.now)) return refuse('poll_closed');
  const vote = discussion.poll.options.find((option) => option.id === viewer?.vote)?.id;
  return { ...found, vote };
};

/** Replaces the caller's vote by the option that `choose` returns; undefined withdraws it. Retried on contention. */
const vote = <E extends 'unknown_option' = never>(
  context: Voting,
  id: string,
  choose: (options: PollItem['options']) => string | undefined | Refusal<E>,
): Promise<Found | Refusal<(typeof ERRORS)[number] | E>> =>
  retryUntilCommitted(async () => {
    const found = await openPoll(context, id);
    if (found instanceof Refusal) return found;
    const { discussion, vote: from } = found;
    const to = choose(discussion.poll?.options ?? []);
    if (to instanceof Refusal) return to;
    if (to === undefined && from === undefined) return refuse('not_found');
    if (to === from) return found;
    const casting = { discussion, contact: context.caller.id, from, to, now: context.now };
    const cast = await castVote(context.db, casting, found.counters);
    return cast && { ...found, counters: cast.counters, vote: to };
  });

const castOne = route({
  method: 'PUT',
  path,
  summary: text('Vote in a poll'),
  description: text(
    'Each member has one vote and can change it until the poll closes. Then the response is 409 `poll_closed`.',
  ),
  caller: member(),
  body: either('poll_votes', () => z.object({ option_id: z.string().min(1).max(64).overwrite(canonicalId) })),
  response: one(PollResource),
  errors: [...ERRORS, 'unknown_option'],
  async handler({ params, body: { option_id } }, context) {
    const voted = await vote(context, params.discussion_id, (options) =>
      options.some(({ id }) => id === option_id) ? option_id : refuse('unknown_option', { field: 'option_id' }),
    );
    if (voted instanceof Refusal) return voted;
    const poll = pollView(voted.discussion, voted.counters, voted.vote, context.now);
    return poll ? answer(poll) : refuse('not_found');
  },
});

const withdrawVote = route({
  method: 'DELETE',
  path,
  summary: text('Withdraw a poll vote'),
  description: text('Available until the poll closes. Returns 404 if the caller has not voted.'),
  caller: member(),
  status: 204,
  response: empty,
  errors: ERRORS,
  async handler({ params }, context) {
    const voted = await vote(context, params.discussion_id, () => undefined);
    return voted instanceof Refusal ? voted : done();
  },
});

export const pollVoteRoutes = [castOne, withdrawVote];
