import type { DiscussionChanges } from '../../shared/community/discussions/discussion-input.ts';
import type { DiscussionItem } from '../../shared/community/discussions/discussion-item.ts';
import { isModeration } from '../../shared/community/discussions/transitions.ts';
import { hasPermission, isByReader, isModerator, type Reader } from '../../shared/hubs/readers/readers.ts';

/** The author; for a creator's discussion, every creator who manages content. */
const hasAuthorRights = (reader: Reader, { author }: DiscussionItem): boolean =>
  isByReader(reader, author) || (author.type !== 'contact' && hasPermission(reader, 'content.manage'));

type Field = keyof DiscussionChanges;

/** Who may change each field. The right to change `status` depends on the transition. */
const CHANGED_BY = {
  title: 'author',
  body: 'author',
  external_video_embeds: 'author',
  poll: 'author',
  scheduled_at: 'author',
  is_broadcast: 'moderator',
  is_locked: 'moderator',
  is_pinned: 'moderator',
  status: 'transition',
} as const satisfies Record<Field, 'author' | 'moderator' | 'transition'>;

const FIELDS = Object.keys(CHANGED_BY) as readonly Field[];

/** The right that a change of the field needs; none if a flag or the status keeps its value. */
const rightFor = (
  field: Field,
  before: DiscussionItem,
  input: DiscussionChanges,
): 'author' | 'moderator' | undefined => {
  if (input[field] === undefined) return undefined;
  const by = CHANGED_BY[field];
  if (by === 'author') return by;
  if (input[field] === before[field]) return undefined;
  if (by === 'moderator') return by;
  return input.status !== undefined && isModeration(before.status, input.status) ? 'moderator' : 'author';
};

/** Whether the reader may make the whole change: every field takes the right that `CHANGED_BY` names. */
export const mayChange = (reader: Reader, discussion: DiscussionItem, input: DiscussionChanges): boolean => {
  const asAuthor = hasAuthorRights(reader, discussion);
  const moderates = isModerator(reader);
  const has = { author: asAuthor, moderator: moderates || (asAuthor && reader.kind !== 'contact') };
  const needed = FIELDS.flatMap((field) => rightFor(field, discussion, input) ?? []);
  return (asAuthor || moderates) && needed.every((right) => has[right]);
};

/** The author and moderators may delete it. */
export const mayRemove = (reader: Reader, discussion: DiscussionItem): boolean =>
  hasAuthorRights(reader, discussion) || isModerator(reader);
