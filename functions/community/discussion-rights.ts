import type { DiscussionChanges } from '../../shared/community/discussions/discussion-input.ts';
import type { DiscussionItem } from '../../shared/community/discussions/discussion-item.ts';
import { isModeration } from '../../shared/community/discussions/transitions.ts';
import { hasPermission, isByReader, isModerator, type Reader } from '../../shared/hubs/readers/readers.ts';

/** Whether the reader is the author or, for a creator's discussion, a creator who manages content. */
const hasAuthorRights = (reader: Reader, { author }: DiscussionItem): boolean =>
  isByReader(reader, author) || (author.type !== 'contact' && hasPermission(reader, 'content.manage'));

type Field = keyof DiscussionChanges;
type Right = 'author' | 'moderator';

/** Who may change each field. Which of the two may change `status` depends on the transition: see `isModeration`. */
const CHANGED_BY = {
  title: 'author',
  body: 'author',
  external_video_embeds: 'author',
  poll: 'author',
  scheduled_at: 'author',
  is_broadcast: 'moderator',
  is_locked: 'moderator',
  is_pinned: 'moderator',
  status: 'author or moderator',
} as const satisfies Record<Field, Right | 'author or moderator'>;

const FIELDS = Object.keys(CHANGED_BY) as readonly Field[];

/** The right that a change of the field needs. A field that is not sent, and a flag or status that stays, need none. */
const rightFor = (field: Field, before: DiscussionItem, input: DiscussionChanges): Right | undefined => {
  if (input[field] === undefined) return undefined;
  const by = CHANGED_BY[field];
  if (by === 'author') return by;
  if (input[field] === before[field]) return undefined;
  if (by === 'moderator') return by;
  return input.status !== undefined && isModeration(before.status, input.status) ? 'moderator' : 'author';
};

/**
 * Whether the reader may make the whole change: every field takes the right that `CHANGED_BY` names. A creator who
 * manages content moderates creators' discussions. A reader without any right may not send even an empty change.
 */
export const mayChange = (reader: Reader, discussion: DiscussionItem, input: DiscussionChanges): boolean => {
  const asAuthor = hasAuthorRights(reader, discussion);
  const asModerator = isModerator(reader);
  const has = { author: asAuthor, moderator: asModerator || (asAuthor && reader.kind !== 'contact') };
  const needed = FIELDS.flatMap((field) => rightFor(field, discussion, input) ?? []);
  return (asAuthor || asModerator) && needed.every((right) => has[right]);
};

/** The author and moderators may delete it. */
export const mayRemove = (reader: Reader, discussion: DiscussionItem): boolean =>
  hasAuthorRights(reader, discussion) || isModerator(reader);
