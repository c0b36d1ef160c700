import { isModerator, type Reader } from '../../hubs/readers/readers.ts';
import type { Actor } from '../../platform/db/item.ts';
import type { Table } from '../../platform/db/table.ts';
import { admitComment } from '../comments/admit-comment.ts';
import { changeComment } from '../comments/change-comment.ts';
import { admitDiscussion } from '../discussions/admit-discussion.ts';
import { changeDiscussion } from '../discussions/change-discussion.ts';
import type { ReportItem } from './report-item.ts';

export const REPORT_ACTIONS = ['hide', 'restore'] as const;
type ReportAction = (typeof REPORT_ACTIONS)[number];

const STATUS = { hide: 'hidden', restore: 'published' } as const;

interface Acting {
  /** A user or API key that the route admitted as a moderator. */
  readonly moderator: Exclude<Reader, { readonly kind: 'contact' | 'anonymous' }>;
  readonly actor: Actor;
  readonly now: Date;
}

/**
 * Hides or restores the reported discussion or comment. Idempotent. `illegal_transition` if it was never published or
 * was deleted, `not_hideable` for other targets.
 */
export const actOnTarget = async (
  db: Table,
  { team_id: team, target_type, target_id }: Pick<ReportItem, 'team_id' | 'target_type' | 'target_id'>,
  action: ReportAction,
  { moderator, actor, now }: Acting,
): Promise<'done' | 'illegal_transition' | 'not_hideable'> => {
  const status = STATUS[action];
  if (target_type === 'discussion') {
    const found = await admitDiscussion(db, moderator, team, target_id, now);
    if (typeof found === 'string') return 'illegal_transition';
    const { discussion, hub, space } = found;
    if (discussion.status === status) return 'done';
    if (action === 'restore' && discussion.status !== 'hidden') return 'illegal_transition';
    const isAllowed = () => isModerator(moderator);
    const changed = await changeDiscussion(db, { discussion, hub, space, actor, now, isAllowed }, { status });
    return typeof changed === 'string' ? 'illegal_transition' : 'done';
  }
  if (target_type !== 'comment') return 'not_hideable';
  const found = await admitComment(db, moderator, team, target_id, now);
  if (typeof found === 'string') return 'illegal_transition';
  if (found.comment.status === status) return 'done';
  const changed = await changeComment(db, { comment: found.comment, hub: found.target.hub, actor, now }, { status });
  return changed === 'not_found' ? 'illegal_transition' : 'done';
};
