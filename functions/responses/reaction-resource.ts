import * as z from 'zod';
import { emojiAttribute, emojiCounts } from '../../shared/discussions/counters.ts';
import { gave } from '../../shared/discussions/viewer-item.ts';
import { resource } from '../../shared/http/response.ts';

/** How often an emoji was given to a thing, and whether by the viewer. */
const group = z.object({ emoji: z.string(), count: z.int(), viewer_reacted: z.boolean() });

export const DiscussionReactionGroup = resource('discussion_reaction_groups', group);
export const CommentReactionGroup = resource('comment_reaction_groups', group);

/** One group of one thing: the same emoji has another id on every thing. */
const idOf = (thing: string, emoji: string): string => `${thing}:${emoji}`;

/** The groups of a thing, the most frequent emoji first. */
export const groupsOf = (thing: string, counters: object | undefined, viewer: object | undefined) =>
  emojiCounts(counters).map(({ emoji, count }) => ({
    ...{ id: idOf(thing, emoji), emoji, count, viewer_reacted: gave(viewer, emoji) },
  }));

/** The one group as it is after the viewer reacted; `added` is false where they had before. */
export const groupAfter = (thing: string, counters: object | undefined, emoji: string, added: boolean) => {
  const before = Number((counters as Record<string, unknown> | undefined)?.[emojiAttribute(emoji)] ?? 0);
  return { id: idOf(thing, emoji), emoji, count: Math.max(1, before + (added ? 1 : 0)), viewer_reacted: true };
};
