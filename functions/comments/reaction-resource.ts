import * as z from 'zod';
import { described } from '#docs';
import { emojiAttribute, emojiCounts } from '../../shared/community/discussions/counters.ts';
import { hasReacted } from '../../shared/community/discussions/viewer-item.ts';
import { compositeResource } from '../../shared/platform/http/response.ts';

const group = z.object({
  emoji: z.string(),
  count: z.int().meta(described('The number of members who reacted with this emoji.')),
  viewer_reacted: z.boolean().meta(described('True if the caller reacted with this emoji.')),
});

const DISCUSSION = ['discussion_id', 'emoji'] as const;
const COMMENT = ['comment_id', 'emoji'] as const;

export const DiscussionReactionGroup = compositeResource('discussion_reaction_groups', DISCUSSION, group);
export const CommentReactionGroup = compositeResource('comment_reaction_groups', COMMENT, group);

/** The id of the target, under its name in the ids of the groups. */
export type ReactionTarget = { readonly discussion_id: string } | { readonly comment_id: string };

/** The reaction groups of a target, most frequent emoji first. */
export const groupsOf = (thing: ReactionTarget, counters: object | undefined, viewer: object | undefined) =>
  emojiCounts(counters).map(({ emoji, count }) => ({
    ...thing,
    emoji,
    count,
    viewer_reacted: hasReacted(viewer, emoji),
  }));

/** The group after the viewer reacted. `added` is false if they had reacted before. */
export const groupAfter = (thing: ReactionTarget, counters: object | undefined, emoji: string, added: boolean) => {
  const before = Number((counters as Record<string, unknown> | undefined)?.[emojiAttribute(emoji)] ?? 0);
  return { ...thing, emoji, count: Math.max(1, before + (added ? 1 : 0)), viewer_reacted: true };
};
