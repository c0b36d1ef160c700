import * as z from 'zod';
import { text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { type AccessContext, INACCESSIBLE } from '../../shared/api/admitted.ts';
import { type ContactCaller, contact } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { hasReacted } from '../../shared/community/discussions/viewer-item.ts';
import { addReaction, type Reactable, removeReaction } from '../../shared/community/reactions/react.ts';
import { reactableComment, reactableDiscussion } from '../../shared/community/reactions/reactables.ts';
import { mayWrite } from '../../shared/hubs/readers/readers.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { Refusal, refuse } from '../../shared/platform/http/errors.ts';
import { answer, done, empty, many, one, type Resource } from '../../shared/platform/http/response.ts';
import type { ParamsOf } from '../../shared/platform/http/route.ts';
import { Emoji } from '../../shared/platform/text/emoji.ts';
import { qualifiedEmoji } from '../../shared/platform/text/qualified-emoji.ts';
import { admitted, discussionParticipant } from './admitted.ts';
import { admittedComment, commentParticipant } from './admitted-comment.ts';
import {
  CommentReactionGroup,
  DiscussionReactionGroup,
  groupAfter,
  groupsOf,
  type ReactionTarget,
} from './reaction-resource.ts';

/** A target of reactions that the caller may see. */
interface FoundTarget {
  readonly counters: object | undefined;
  readonly viewer: object | undefined;
  readonly writable: boolean;
  readonly reactable: Reactable | undefined;
}

type Find = (context: AccessContext, id: string) => Promise<FoundTarget | Refusal<(typeof INACCESSIBLE)[number]>>;

const findDiscussion: Find = async (context, id) => {
  const found = await admitted(context, id);
  if (found instanceof Refusal) return found;
  const { discussion, counters, viewer, view } = found;
  return {
    counters,
    viewer,
    writable: mayWrite(view) && discussion.status === 'published',
    reactable: reactableDiscussion(discussion, context.caller.id),
  };
};

/**
 * Deleting a comment refuses concurrent reactions. A reaction that is concurrent to hiding a comment or deleting a
 * reply may still be counted: preventing it would cost each such write another row, and nobody sees the count.
 */
const findComment: Find = async (context, id) => {
  const found = await admittedComment(context, id);
  if (found instanceof Refusal) return found;
  const { comment, counters, viewer, target } = found;
  return {
    counters,
    viewer,
    writable: target.writable && comment.status === 'published',
    reactable: reactableComment(comment, context.caller.id),
  };
};

type Reacting = AccessContext & { readonly caller: ContactCaller };

const react = async (context: Reacting, thing: ReactionTarget, found: FoundTarget, emoji: string) => {
  if (!found.writable || !found.reactable) return refuse('space_membership_required');
  const reaction = { emoji, actor: actorOf(context.caller), now: context.now };
  const outcome = hasReacted(found.viewer, emoji)
    ? 'unchanged'
    : await addReaction(context.db, found.reactable, reaction);
  if (outcome === 'full') return refuse('too_many_emoji', { field: 'emoji' });
  return outcome === 'closed'
    ? refuse('not_found')
    : answer(groupAfter(thing, found.counters, emoji, outcome === 'added'));
};

const withdraw = async (context: Reacting, found: FoundTarget, presented: string) => {
  const emoji = qualifiedEmoji(presented);
  if (emoji === undefined || !found.reactable) return refuse('not_found');
  const reaction = { emoji, actor: actorOf(context.caller), now: context.now };
  return (await removeReaction(context.db, found.reactable, reaction)) ? done() : refuse('not_found');
};

const body = envelope('reactions', () => z.object({ emoji: Emoji }));
const limit = { name: 'reactions', limit: 60, seconds: 60, by: 'caller' } as const;

/** One type of target: its paths, and the ids in them. */
interface Reactables<P extends string, Q extends string> {
  readonly thing: string;
  readonly path: P;
  readonly one: Q;
  readonly idIn: (params: ParamsOf<P>) => string;
  readonly oneIn: (params: ParamsOf<Q>) => { readonly id: string; readonly emoji: string };
  readonly named: (id: string) => ReactionTarget;
  readonly groups: Resource<typeof DiscussionReactionGroup.attributes>;
  readonly find: Find;
  readonly caller: typeof discussionParticipant;
}

/** The three reaction routes of one type of target. */
const routesOf = <P extends string, Q extends string>(of: Reactables<P, Q>) => {
  const { thing, path, groups, find, caller } = of;
  return [
    route({
      method: 'POST',
      path,
      summary: text(`React to a ${thing}`),
      description: text(
        'A member can give each emoji once. Giving it again has no further effect. All forms of an emoji, with and without U+FE0F, are one reaction; the response has its fully-qualified form.',
      ),
      caller: contact(),
      limit: { ...limit, name: `${thing}-reactions` },
      body,
      status: 201,
      response: one(groups),
      errors: [...INACCESSIBLE, 'space_membership_required', 'too_many_emoji'],
      async handler({ params, body: { emoji } }, context) {
        const id = of.idIn(params);
        const found = await find(context, id);
        return found instanceof Refusal ? found : react(context, of.named(id), found, emoji);
      },
    }),
    route({
      method: 'GET',
      path,
      summary: text(`List a ${thing}'s reactions`),
      description: text(`Returns one group per emoji, all on one page: the number of reactions, and whether the caller
reacted with it.`),
      caller: caller(),
      response: many(groups),
      errors: INACCESSIBLE,
      async handler({ params }, context) {
        const id = of.idIn(params);
        const found = await find(context, id);
        return found instanceof Refusal
          ? found
          : answer({ items: groupsOf(of.named(id), found.counters, found.viewer) });
      },
    }),
    route({
      method: 'DELETE',
      path: of.one,
      summary: text(`Remove a reaction from a ${thing}`),
      description: text(
        '`emoji` is percent-encoded in the path, in any of its forms. Returns 404 if the caller has not given it.',
      ),
      caller: contact(),
      status: 204,
      response: empty,
      errors: INACCESSIBLE,
      async handler({ params }, context) {
        const { id, emoji } = of.oneIn(params);
        const found = await find(context, id);
        return found instanceof Refusal ? found : withdraw(context, found, emoji);
      },
    }),
  ];
};

export const reactionRoutes = [
  ...routesOf({
    thing: 'discussion',
    path: '/discussions/{discussion_id}/reactions',
    one: '/discussions/{discussion_id}/reactions/{emoji}',
    idIn: ({ discussion_id }) => discussion_id,
    oneIn: ({ discussion_id: id, emoji }) => ({ id, emoji }),
    named: (discussion_id) => ({ discussion_id }),
    groups: DiscussionReactionGroup,
    find: findDiscussion,
    caller: discussionParticipant,
  }),
  ...routesOf({
    thing: 'comment',
    path: '/comments/{comment_id}/reactions',
    one: '/comments/{comment_id}/reactions/{emoji}',
    idIn: ({ comment_id }) => comment_id,
    oneIn: ({ comment_id: id, emoji }) => ({ id, emoji }),
    named: (comment_id) => ({ comment_id }),
    groups: CommentReactionGroup,
    find: findComment,
    caller: commentParticipant,
  }),
];
