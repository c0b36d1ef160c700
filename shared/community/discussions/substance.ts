import type { DiscussionChanges } from './discussion-input.ts';
import type { DiscussionItem, PollItem } from './discussion-item.ts';

const WORDS = ['title', 'body', 'external_video_embeds', 'poll'] as const;

/** Whether a change of what a discussion says leaves nothing said or shown; `poll` is the one it will have. */
export const leavesNothing = (item: DiscussionItem, input: DiscussionChanges, poll: PollItem | null): boolean => {
  if (WORDS.every((name) => input[name] === undefined)) return false;
  const { title = item.title, body = item.body, external_video_embeds: embeds = item.external_video_embeds } = input;
  const shown = poll ?? item.repost_of ?? item.shared_achievement_id ?? item.shared_event_id;
  return !title && !body?.trim() && embeds.length === 0 && shown === null;
};
