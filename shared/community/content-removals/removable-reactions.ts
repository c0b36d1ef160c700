import type { Key, TeamId } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { type CommentItem, commentKey } from '../comments/comment-item.ts';
import { emojiAttribute } from '../discussions/counters.ts';
import { type DiscussionItem, discussionKey } from '../discussions/discussion-item.ts';
import { addReaction, type Reactable, removeReaction } from '../reactions/react.ts';
import { reactableComment, reactableDiscussion } from '../reactions/reactables.ts';
import { isIncluded } from './included.ts';
import type { Removable } from './removable.ts';
import { recordSteps, settleSteps } from './removal-context.ts';

/** The id of a reaction in a removal: that of its target, and the emoji. */
const reactionOf = (id: string): { readonly target: string; readonly emoji: string } => {
  const [target = '', emoji = ''] = id.split('#');
  return { target, emoji };
};

/** The discussion or comment with this id, as the target of the contact's reactions. */
const reactableOf = async (
  db: Table,
  team: TeamId,
  target: string,
  contact: string,
): Promise<Reactable | undefined> => {
  const read = async <T>(key: Key | undefined) => key && db.get<T>(key);
  const [discussion, comment] = await Promise.all([
    read<DiscussionItem>(discussionKey(team, target)),
    read<CommentItem>(commentKey(team, target)),
  ]);
  if (discussion) return reactableDiscussion(discussion, contact);
  return comment && reactableComment(comment, contact);
};

/** Reactions have no hidden state: both actions remove them. They are written in the name of the member. */
export const reactions: Removable = {
  async remove(context, id) {
    const { db, removal, now } = context;
    const { team_id, contact_id } = removal;
    const { target, emoji } = reactionOf(id);
    const reactable = await reactableOf(db, team_id, target, contact_id);
    const viewer = reactable && (await db.get<Readonly<Record<string, unknown>>>(reactable.viewer.key));
    const created_at = viewer?.[emojiAttribute(emoji)];
    if (!reactable || typeof created_at !== 'string') return 'skipped';
    if (!isIncluded(context, { hub_id: reactable.hub_id, contact_id, created_at })) return 'skipped';
    const item = { kind: 'reactions', id, state: 'removed', removed_at: now.toISOString() } as const;
    const actor = { type: 'contact', id: contact_id } as const;
    const removed = await removeReaction(db, reactable, { emoji, actor, now, with: recordSteps(context, item) });
    return removed ? 'removed' : 'skipped';
  },

  async restore(context, item) {
    const { db, removal, now } = context;
    const { target, emoji } = reactionOf(item.id);
    const reactable = await reactableOf(db, removal.team_id, target, removal.contact_id);
    if (!reactable) return false;
    const actor = { type: 'contact', id: removal.contact_id } as const;
    const settled = settleSteps(context, item, 'restored');
    return (await addReaction(db, reactable, { emoji, actor, now, with: settled })) === 'added';
  },
};
