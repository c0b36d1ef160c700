import { type Change, equals } from '../../platform/db/expression.ts';
import { UNLISTED } from '../../platform/db/listing.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import type { Changing } from './change-discussion.ts';
import { countersKey, countersStep } from './counters.ts';
import { type DiscussionItem, discussionKey } from './discussion-item.ts';
import { freshSpace, pinStep } from './pins.ts';
import { leavePlace } from './publication-place.ts';

const withdrawn = (now: Date) => ({
  status: 'deleted',
  deleted_at: now.toISOString(),
  updated_at: now.toISOString(),
  title: null,
  body: null,
  external_video_embeds: [],
  poll: null,
  repost_of: null,
  is_pinned: false,
  scheduled_at: null,
});

const stepsBeside = ({ discussion, space }: Changing): readonly Step[] => {
  const { team_id, repost_of } = discussion;
  const own = discussion.status === 'published' ? countersKey(team_id, discussion.id) : undefined;
  const original = repost_of ? countersKey(team_id, repost_of.id) : undefined;
  return [
    ...(own ? [countersStep(own, { set: { withdrawn: true } })] : []),
    ...(original ? [countersStep(original, { add: { reposts: -1 } })] : []),
    ...leavePlace(discussion),
    ...(discussion.is_pinned ? [pinStep(space, discussion.id, false)] : []),
  ];
};

/**
 * Whether it stood. Its words are gone; the row stays and says that it was deleted, for what hangs on it and for those
 * who posted it again.
 */
export const removeDiscussion = async (db: Table, changing: Changing): Promise<boolean> => {
  const { discussion, actor, now } = changing;
  const key = discussionKey(discussion.team_id, discussion.id);
  if (!key || discussion.status === 'deleted') return false;
  const signed = { ...withdrawn(now), actor: { ...actor } };
  const change: Change = { set: signed, add: { version: 1 }, remove: [...UNLISTED, 'place'] };
  const unchanged = equals('version', discussion.version);
  const gone = await db.transact([{ update: key, change, condition: unchanged }, ...stepsBeside(changing)]);
  if (gone.ok) return true;
  const [fresh, space] = await Promise.all([db.get<DiscussionItem>(key), freshSpace(db, changing.space)]);
  return fresh !== undefined && space !== undefined && removeDiscussion(db, { ...changing, discussion: fresh, space });
};
