import { admitting, participantOf } from '../../shared/api/admitted.ts';
import { admitComment } from '../../shared/community/comments/admit-comment.ts';
import { commentKey } from '../../shared/community/comments/comment-item.ts';

/** Callers of what hangs on a comment that the path names by its id alone. */
export const commentParticipant = () => participantOf('comment_id', commentKey);

/** The comment where it is there for the caller; else why not. */
export const admittedComment = admitting(admitComment);
