import type { DiscussionChanges } from '../../shared/community/discussions/discussion-input.ts';
import type { DiscussionItem } from '../../shared/community/discussions/discussion-item.ts';
import { isModeration } from '../../shared/community/discussions/transitions.ts';
import { holds, isBy, isModerator, type Reader } from '../../shared/hubs/readers/readers.ts';

/** Its author; and for what creators posted, every creator who manages content. */
export const isOwn = (reader: Reader, { author }: DiscussionItem): boolean =>
  isBy(reader, author) || (author.type !== 'contact' && holds(reader, 'content.manage'));

const MARKS = ['is_broadcast', 'is_locked', 'is_pinned'] as const;
const WORDS = ['title', 'body', 'external_video_embeds', 'poll', 'scheduled_at'] as const;

/** Whether the caller may make all of a change: words are the author's, marks and what is hidden the moderators'. */
export const mayChange = (reader: Reader, discussion: DiscussionItem, input: DiscussionChanges): boolean => {
  const own = isOwn(reader, discussion);
  const moderates = isModerator(reader);
  const creator = own && reader.kind !== 'contact';
  const { status } = input;
  const says = WORDS.some((name) => input[name] !== undefined);
  const marks = MARKS.some((name) => input[name] !== undefined && input[name] !== discussion[name]);
  const moderation = status !== undefined && isModeration(discussion.status, status);
  const publishes = status !== undefined && status !== discussion.status && !moderation;
  return (own || !(says || publishes)) && (moderates || creator || !(marks || moderation)) && (own || moderates);
};

/** Its author and moderators take it away. */
export const mayRemove = (reader: Reader, discussion: DiscussionItem): boolean =>
  isOwn(reader, discussion) || isModerator(reader);
