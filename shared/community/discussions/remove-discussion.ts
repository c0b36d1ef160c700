import { type Change, equals } from '../../platform/db/expression.ts';
import { attributesOf } from '../../platform/db/item.ts';
import { hasJoinedFailed, joined } from '../../platform/db/joined-steps.ts';
import { UNLISTED } from '../../platform/db/listing.ts';
import { DROPPED, KEPT, type SoftDelete, softDelete, TIME_OF_DELETION } from '../../platform/db/soft-delete.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import type { Changing } from './change-discussion.ts';
import { countersKey, countersStep } from './counters.ts';
import { type DiscussionItem, discussionKey } from './discussion-item.ts';
import { draftSteps } from './draft-steps.ts';
import { pinStep, rereadSpace } from './pins.ts';
import { removePlaceSteps } from './publication-place.ts';

/** The content is cleared; the row is kept with the status `deleted`. */
const AFTER_DELETION: SoftDelete<DiscussionItem> = {
  id: KEPT,
  team_id: KEPT,
  hub_id: KEPT,
  space_id: KEPT,
  author: KEPT,
  title: null,
  body: null,
  external_video_embeds: [],
  poll: null,
  repost_of: null,
  shared_achievement_id: KEPT,
  shared_event_id: KEPT,
  status: 'deleted',
  is_broadcast: KEPT,
  is_locked: KEPT,
  is_pinned: false,
  needs_review: KEPT,
  scheduled_at: null,
  published_at: KEPT,
  deleted_at: TIME_OF_DELETION,
  place: DROPPED,
  gated: KEPT,
  version: KEPT,
  created_at: KEPT,
  updated_at: TIME_OF_DELETION,
};

type Removing = Pick<Changing, 'discussion' | 'space' | 'actor' | 'now' | 'with'>;

const relatedSteps = ({ discussion, space, actor }: Removing): readonly Step[] => {
  const { team_id, repost_of } = discussion;
  const own = discussion.status === 'published' ? countersKey(team_id, discussion.id) : undefined;
  const original = repost_of ? countersKey(team_id, repost_of.id) : undefined;
  return [
    ...(own ? [countersStep(own, { set: { withdrawn: true } })] : []),
    ...(original ? [countersStep(original, { add: { reposts: -1 } })] : []),
    ...removePlaceSteps(discussion),
    ...draftSteps(discussion, 'deleted', actor),
    ...(discussion.is_pinned ? [pinStep(space, discussion.id, false)] : []),
  ];
};

/**
 * Clears the content and keeps the row, so that reposts show it as deleted. False if it does not exist, or if the write
 * that is made with it fails.
 */
export const removeDiscussion = async (db: Table, removing: Removing): Promise<boolean> => {
  const { discussion, actor, now } = removing;
  const key = discussionKey(discussion.team_id, discussion.id);
  if (!key || discussion.status === 'deleted') return false;
  const { set, remove } = softDelete(AFTER_DELETION, now);
  const change: Change = {
    set: { ...attributesOf(set), actor: { ...actor } },
    add: { version: 1 },
    remove: [...UNLISTED, ...remove],
  };
  const unchanged = equals('version', discussion.version);
  const more = joined(removing.with?.(discussion) ?? []);
  const gone = await db.transact([{ update: key, change, condition: unchanged }, ...relatedSteps(removing), ...more]);
  if (gone.ok) return true;
  if (hasJoinedFailed(gone.failed)) return false;
  const [fresh, space] = await Promise.all([db.get<DiscussionItem>(key), rereadSpace(db, removing.space)]);
  return fresh !== undefined && space !== undefined && removeDiscussion(db, { ...removing, discussion: fresh, space });
};
