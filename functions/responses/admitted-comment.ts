import { type AdmittedComment, admitComment } from '../../shared/comments/admit-comment.ts';
import { commentKey } from '../../shared/comments/comment-item.ts';
import { participant } from '../../shared/http/callers.ts';
import { type Refusal, refuse } from '../../shared/http/errors.ts';
import { teamOfPlaced } from '../../shared/spaces/team-of-placed.ts';
import type { Asked } from './admitted.ts';

/** Callers of what hangs on a comment that the path names by its id alone. */
export const commentParticipant = () => participant({ tenancy: teamOfPlaced('comment_id', commentKey) });

/** The comment where it is there for the caller; else why not. */
export const admittedComment = async (
  { caller, team, db, now }: Asked,
  id: string,
): Promise<AdmittedComment | Refusal<'not_found' | 'account_suspended'>> => {
  const found = await admitComment(db, caller, team, id, now);
  if (found === 'missing') return refuse('not_found');
  return found === 'turned_away' ? refuse('account_suspended') : found;
};
